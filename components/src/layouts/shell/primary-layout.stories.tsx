import type { Meta, StoryObj } from '@storybook/react-vite';
import { useTranslation } from 'react-i18next';
import { expect, fn, userEvent, within } from 'storybook/test';
import { type Locale, localeNames } from '../../i18n/index.ts';
import { DemoBanner, EmptyState, PageHeader } from '../../primitives/index.ts';
import { language, t } from '../../testing/index.ts';
import { SampleFeed, SampleSide, sampleHeader, sampleViewer, useSampleLinks } from '../sample.tsx';
import { PrimaryLayout, type PrimaryLayoutProps } from './primary-layout.tsx';

function Layout(props: PrimaryLayoutProps) {
  return <PrimaryLayout {...props} {...useSampleLinks(props.viewer)} />;
}

function HomeHeader() {
  const { t } = useTranslation('common');
  return <PageHeader title={t('places.home')} />;
}

function NothingLive() {
  const { t } = useTranslation('feeds');
  return <EmptyState level={1} illustration="stage" title={t('home.emptyTitle')} text={t('home.emptyText')} />;
}

const meta = {
  title: 'Components/Layouts/Primary',
  component: PrimaryLayout,
  render: (args) => <Layout {...args} />,
  parameters: { layout: 'fullscreen', route: '/home', docs: { story: { inline: false, height: '900px' } } },
  args: {
    ...sampleHeader,
    navigation: [],
    accountMenu: [],
    footerLinks: [],
    onLogout: fn(),
    side: <SampleSide />,
    children: (
      <>
        <HomeHeader />
        <SampleFeed />
      </>
    ),
  },
} satisfies Meta<typeof PrimaryLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fan: Story = {
  async play({ canvas }) {
    const navigation = within(await canvas.findByRole('navigation', { name: t('nav.main') }));
    await expect(navigation.getByRole('link', { name: t('places.purchases') })).toBeVisible();
  },
};

export const Performer: Story = { args: { viewer: { ...sampleViewer, isPerformer: true } } };

/** Visitors see no navigation, but links to log in and register in the header. */
export const Visitor: Story = {
  args: {
    viewer: null,
    side: undefined,
    children: <NothingLive />,
  },
};

/** The header of a phone has no room for theme and language: they are in the footer. */
export const PhoneVisitor: Story = {
  ...Visitor,
  args: { ...Visitor.args, onThemeChange: fn() },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas, args }) {
    const footer = within(await canvas.findByRole('contentinfo', { name: t('nav.footer') }));
    const isDark = args.theme === 'dark';
    await userEvent.click(footer.getByRole('button', { name: isDark ? t('nav.themeToLight') : t('nav.themeToDark') }));
    await expect(args.onThemeChange).toHaveBeenCalledWith(isDark ? 'light' : 'dark');
  },
};

export const Wide: Story = { args: { wide: true } };

export const WithoutSide: Story = { args: { side: undefined } };

export const Demo: Story = { args: { banner: <DemoBanner mailboxHref="/dev/mailbox" /> } };

/** The bottom navigation has five items. The others are only in the navigation at the side, and in the account menu. */
export const Phone: Story = {
  args: { viewer: { ...sampleViewer, isPerformer: true } },
  globals: { viewport: { value: 'phone' } },
  async play({ canvas }) {
    const navigation = within(await canvas.findByRole('navigation', { name: t('nav.main') }));
    await expect(navigation.getAllByRole('link')).toHaveLength(5);
    await expect(navigation.getByRole('link', { name: t('places.account') })).toBeVisible();
  },
};

/** The account menu works by keyboard. When it closes, its button takes the focus. */
export const AccountMenu: Story = {
  play: async ({ args, canvas, step }) => {
    const trigger = canvas.getByRole('button', { name: t('nav.accountOf', { name: 'Ines Moreau' }) });
    await step('Open the menu by key', async () => {
      trigger.focus();
      await userEvent.keyboard('{Enter}');
    });
    const menu = await canvas.findByRole('menu', { name: t('nav.account') });
    await step('Move through the menu by keys', async () => {
      await expect(within(menu).getByRole('menuitem', { name: t('nav.account') })).toHaveFocus();
      await userEvent.keyboard('{End}');
      await expect(within(menu).getByRole('menuitem', { name: t('nav.logout') })).toHaveFocus();
    });
    await step('Close the menu by key', async () => {
      await userEvent.keyboard('{Escape}');
      await expect(canvas.queryByRole('menu')).toBeNull();
      await expect(trigger).toHaveFocus();
    });
    await step('Log out by the menu', async () => {
      await userEvent.click(trigger);
      await userEvent.click(await canvas.findByRole('menuitem', { name: t('nav.logout') }));
      await expect(args.onLogout).toHaveBeenCalledOnce();
    });
  },
};

export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('nav.accountOf', { name: 'Ines Moreau' }) }));
    await expect(await canvas.findByRole('menuitemradio', { checked: true })).toHaveTextContent(
      localeNames[language().language as Locale],
    );
  },
};
