import type { Follow } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { countText, t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { followers, page } from './fixtures.ts';
import { allFollowers, FollowersScreen } from './followers-screen.tsx';
import { choose, createCallbacks, expectNoExport } from './sample.ts';

const retry = fn();

const meta = {
  title: 'Screens/Performer/FollowersScreen',
  tags: ['screen', 'performer'],
  component: FollowersScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/followers' },
  args: {
    followers: page(followers),
    filter: allFollowers,
    onFilterChange: fn(),
    ...createCallbacks(),
  },
} satisfies Meta<typeof FollowersScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await choose('Noor Haddad', 'block');
    await expect(args.actions.onBlock).toHaveBeenCalledWith(followers[0]?.user);
    const body = within(document.body);
    await userEvent.click(
      canvas.getByRole('button', { name: `${t('fans:followers.sort')}: ${t('fans:order.newest')}` }),
    );
    await userEvent.click(await body.findByRole('menuitemradio', { name: t('fans:order.oldest') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...allFollowers, order: 'oldest' });
    // Only performers have a page.
    await expect(canvas.getByRole('link', { name: 'Anselm Roth' })).toHaveAttribute('href', '/anselm.strings');
    await expect(canvas.queryByRole('link', { name: 'Noor Haddad' })).toBeNull();
  },
};

/** The performer's note, lists and earnings of each fan are in the row, and are changed by its menu. */
export const NotesAndLists: Story = {
  async play({ canvas, args }) {
    const [noor, anselm, bertrand] = followers;
    await expect(await canvas.findByText(t('fans:spent', { amount: '$264.90' }))).toBeVisible();
    await expect(canvas.getByText(noor?.fan?.note ?? '')).toBeVisible();
    const rows = within(canvas.getByRole('list', { name: t('fans:followers.list') }));
    await expect(rows.getAllByText(t('fans:vip.badge'))).toHaveLength(2);
    await expect(rows.getAllByText(t('fans:muted.badge'))).toHaveLength(2);
    await expect(rows.getAllByText(t('fans:spentNothing'))).toHaveLength(2);
    await choose('Noor Haddad', 'vip.remove');
    await expect(args.actions.onListChange).toHaveBeenLastCalledWith(noor?.user, { isVip: false });
    await choose('Anselm Roth', 'vip.add');
    await expect(args.actions.onListChange).toHaveBeenLastCalledWith(anselm?.user, { isVip: true });
    await choose('Anselm Roth', 'muted.add');
    await expect(args.actions.onListChange).toHaveBeenLastCalledWith(anselm?.user, { isMuted: true });
    await choose(bertrand?.user.name ?? '', 'muted.remove');
    await expect(args.actions.onListChange).toHaveBeenLastCalledWith(bertrand?.user, { isMuted: false });
    await choose('Anselm Roth', 'note.add');
    await expect(args.actions.onNote).toHaveBeenLastCalledWith(anselm?.user);
    await choose('Noor Haddad', 'note.edit');
    await expect(args.actions.onNote).toHaveBeenLastCalledWith(noor?.user);
    await choose(noor?.user.name ?? '', 'message');
    await expect(args.actions.onMessage).toHaveBeenLastCalledWith(noor?.user);
  },
};

export const Filtering: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('fans:list.vip') }));
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...allFollowers, list: 'vip' });
  },
};

export const NoMatch: Story = {
  args: { filter: { ...allFollowers, list: 'muted' }, followers: readyList<Follow>([]) },
  async play({ canvas, args }) {
    await expectNoExport();
    await userEvent.click(await canvas.findByRole('button', { name: t('fans:followers.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(allFollowers);
  },
};

export const Export: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('fans:export') }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** The button ignores clicks until the file has arrived. */
export const Exporting: Story = {
  args: { isExporting: true },
  async play({ canvas, args }) {
    const button = await canvas.findByRole('button', { name: t('fans:export') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onExport).not.toHaveBeenCalled();
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
