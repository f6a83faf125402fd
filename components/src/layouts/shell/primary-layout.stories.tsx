import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { DemoBanner, EmptyState, PageHeader } from '../../primitives/index.ts';
import { SampleFeed, SampleSide, sampleFooterLinks, sampleHeader, sampleNavigation, sampleViewer } from '../sample.tsx';
import { PrimaryLayout } from './primary-layout.tsx';

const meta = {
  title: 'Components/Layouts/Primary',
  component: PrimaryLayout,
  parameters: { layout: 'fullscreen', route: '/home', docs: { story: { inline: false, height: '900px' } } },
  args: {
    ...sampleHeader,
    navigation: sampleNavigation,
    footerLinks: sampleFooterLinks,
    onLogout: fn(),
    side: <SampleSide />,
    children: (
      <>
        <PageHeader title="Home" />
        <SampleFeed />
      </>
    ),
  },
} satisfies Meta<typeof PrimaryLayout>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Fan: Story = {};

export const Performer: Story = { args: { viewer: { ...sampleViewer, isPerformer: true } } };

/** Visitors have no navigation, but links to log in and register at the top. */
export const Visitor: Story = {
  args: {
    viewer: null,
    navigation: [],
    side: undefined,
    children: <EmptyState level={1} illustration="stage" title="Nobody on stage yet" text="Creators will be here." />,
  },
};

export const Wide: Story = { args: { wide: true } };

export const WithoutSide: Story = { args: { side: undefined } };

export const Demo: Story = { args: { banner: <DemoBanner mailboxHref="/dev/mailbox" /> } };

export const Phone: Story = {
  args: { viewer: { ...sampleViewer, isPerformer: true } },
  globals: { viewport: { value: 'phone' } },
};

export const Tablet: Story = { globals: { viewport: { value: 'tablet' } } };

/** The account menu works by keyboard and returns the focus when it closes. */
export const AccountMenu: Story = {
  play: async ({ args, canvas }) => {
    const trigger = canvas.getByRole('button', { name: 'Account menu of Ines Moreau' });
    trigger.focus();
    await userEvent.keyboard('{Enter}');
    const menu = await canvas.findByRole('menu', { name: 'Account' });
    await expect(within(menu).getByRole('menuitem', { name: 'Account' })).toHaveFocus();
    await userEvent.keyboard('{End}');
    await expect(within(menu).getByRole('menuitem', { name: 'Log out' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('menu')).toBeNull();
    await expect(trigger).toHaveFocus();
    await userEvent.click(trigger);
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Log out' }));
    await expect(args.onLogout).toHaveBeenCalledOnce();
  },
};

export const MenuOpen: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Account menu of Ines Moreau' }));
    await expect(await canvas.findByRole('menuitemradio', { name: 'English' })).toHaveAttribute('aria-checked', 'true');
  },
};
