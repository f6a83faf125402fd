import { t } from '@fanlight/components/testing';
import { handlers, make, mocks } from '@fanlight/mocks';
import type { Mode } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor, within } from 'storybook/test';
import { visit } from './flow-sample.tsx';
import type { Visited } from './sample.tsx';

const site = {
  siteName: 'Kiln Club',
  logoUrl: null,
  menus: [{ title: 'About the club', href: '/page/about' }],
  favicon: '/favicon-of-the-club.png',
};
const settings = mocks.settings.getGetPublicSettingsMockHandler(() => ({
  data: make.getPublicSettingsMock({ ...site, maintenance: false, enable18Popup: false }),
}));

/** Returns a function that restores the favicon, because the app changes it. */
function keepIcon() {
  const icon = document.querySelector('link[rel=icon]') ?? document.createElement('link');
  const before = icon.cloneNode();
  if (!icon.isConnected) document.head.append(Object.assign(icon, { rel: 'icon' }));
  return () => icon.replaceWith(before);
}

const meta = {
  title: 'Flows/Site',
  tags: ['flow'],
  ...visit,
  args: { path: '/auth/login', as: 'visitor' },
} satisfies Meta<typeof Visited>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Name, favicon and menus are those of the operator's settings. They are stored for the next visit. */
export const OperatorSettings: Story = {
  name: 'Operator settings · /auth/login',
  parameters: { msw: { handlers: [settings, ...handlers] } },
  beforeEach() {
    const [title, restoreIcon] = [document.title, keepIcon()];
    localStorage.removeItem('site');
    return () => {
      document.title = title;
      restoreIcon();
      localStorage.removeItem('site');
    };
  },
  async play({ canvas }) {
    await canvas.findByRole('heading', { name: t('auth:login.title') }, { timeout: 10_000 });
    await waitFor(() => expect(document.title).toBe(`${t('titles:pages.login')} · Kiln Club`));
    await expect(document.querySelector('link[rel=icon]')).toHaveAttribute('href', site.favicon);
    await expect(canvas.getAllByRole('link', { name: 'About the club' })[0]).toBeVisible();
    await expect(JSON.parse(localStorage.getItem('site') ?? 'null')).toEqual(site);
  },
};

const inMode = (mode: Mode) => ({
  msw: {
    handlers: [
      mocks.settings.getGetCommonSettingsMockHandler(() => ({ data: make.getCommonSettingsMock({ mode }) })),
      ...handlers,
    ],
  },
});

/** The layout of players has no header, but shows the demo banner in demo mode (rule P9). */
export const PlayerInDemoMode: Story = {
  name: 'Player in demo mode · /reels',
  args: { path: '/reels' },
  parameters: inMode('demo'),
  async play({ canvasElement }) {
    await within(canvasElement).findByText(t('demo.text'), {}, { timeout: 10_000 });
  },
};

export const PlayerInProductionMode: Story = {
  name: 'Player in production mode · /reels',
  args: { path: '/reels' },
  parameters: inMode('production'),
  async play({ canvasElement }) {
    const canvas = within(canvasElement);
    await canvas.findAllByRole('heading', {}, { timeout: 10_000 });
    await expect(canvas.queryByText(t('demo.text'))).toBeNull();
  },
};
