import type { Follow } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { countText, t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { followers, page } from './fixtures.ts';
import { FollowersScreen } from './followers-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/FollowersScreen',
  tags: ['screen', 'performer'],
  component: FollowersScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/followers' },
  args: {
    followers: page(followers),
    order: 'newest',
    onOrderChange: fn(),
    onBlock: fn(),
    onShare: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof FollowersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('fans:menu', { name: 'Noor Haddad' }) }));
    const body = within(document.body);
    await userEvent.click(await body.findByRole('menuitem', { name: t('fans:block') }));
    await expect(args.onBlock).toHaveBeenCalledWith(followers[0]?.user);
    await userEvent.click(
      canvas.getByRole('button', { name: `${t('fans:followers.sort')}: ${t('fans:order.newest')}` }),
    );
    await userEvent.click(await body.findByRole('menuitemradio', { name: t('fans:order.oldest') }));
    await expect(args.onOrderChange).toHaveBeenCalledWith('oldest');
    // Only performers have a page.
    await expect(canvas.getByRole('link', { name: 'Anselm Roth' })).toHaveAttribute('href', '/anselm.strings');
    await expect(canvas.queryByRole('link', { name: 'Noor Haddad' })).toBeNull();
  },
};

export const Tabs: Story = {
  async play({ canvas }) {
    const tab = await canvas.findByRole('link', { name: t('fans:tabs.followers') });
    await expect(tab).toHaveAttribute('aria-current', 'page');
    await expect(canvas.getByRole('link', { name: t('fans:tabs.subscribers') })).toHaveAttribute(
      'href',
      '/creator/subscribers',
    );
  },
};

/** The server counts only up to a limit. */
export const ManyFollowers: Story = {
  args: { followers: ready({ items: followers, more: 'idle', total: 10_000, isTotalCapped: true }) },
  async play({ canvas }) {
    const text = t('fans:counts.followers', { count: 10_000, formatted: `${countText(10_000)}+` });
    // The search reads the space of the Spanish count, which doesn't break, as a plain one.
    await expect(await canvas.findByText(text.replaceAll(/\s/g, ' '))).toBeVisible();
  },
};

export const Empty: Story = {
  args: { followers: readyList<Follow>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('fans:share') }));
    await expect(args.onShare).toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { followers: loading } };

export const Failed: Story = {
  args: { followers: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { followers: ready({ items: followers, more: 'end' }, { retry }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { followers: readyList(followers, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { followers: readyList(followers, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
