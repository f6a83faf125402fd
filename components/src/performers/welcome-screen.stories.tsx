import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready } from '../primitives/index.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { performers } from './fixtures.ts';
import { WelcomeScreen } from './welcome-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Visitor/WelcomeScreen',
  tags: ['screen', 'visitor'],
  component: WelcomeScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, visitor: true },
  args: { top: ready(performers.slice(0, 3)), random: ready(performers.slice(3)), onShuffle: fn() },
} satisfies Meta<typeof WelcomeScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    const top = within(await canvas.findByRole('region', { name: t('performers:welcome.top') }));
    await expect(top.getByRole('link', { name: 'Mara Quill' })).toHaveAttribute('href', '/mara.clay');
    await expect(top.getByRole('link', { name: t('performers:welcome.seeAll') })).toHaveAttribute('href', '/explore');
    await expect(canvas.getByRole('link', { name: t('performers:welcome.open') })).toHaveAttribute(
      'href',
      '/auth/performer-register',
    );
    await userEvent.click(canvas.getByRole('button', { name: t('performers:welcome.shuffle') }));
    await expect(args.onShuffle).toHaveBeenCalledOnce();
  },
};

export const Loading: Story = { args: { top: loading, random: loading } };

/** If one section fails to load, the other section is still shown. */
export const Failed: Story = {
  args: { top: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
    await expect(canvas.getByRole('link', { name: 'Teo Rivas' })).toBeVisible();
  },
};

export const Stale: Story = { args: { top: ready(performers.slice(0, 3), { retry }) } };
/** Without performers, the section with random suggestions is not shown. */
export const Empty: Story = {
  args: { top: ready([]), random: ready([]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('performers:welcome.empty'))).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('performers:welcome.shuffle') })).toBeNull();
  },
};

export const Few: Story = { args: { top: ready(performers.slice(0, 2)), random: ready(performers.slice(2, 3)) } };

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { level: 1 })).toHaveTextContent(
      'Acércate a los creadores que te gustan.',
    );
    await expect(canvas.getByRole('button', { name: 'Mostrar otros' })).toBeVisible();
  },
};
