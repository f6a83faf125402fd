import type { Feed } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { dateText, inColumn, t, tPattern } from '../testing/index.ts';
import { type CreatorPostsFilter, CreatorPostsScreen } from './creator-posts-screen.tsx';
import {
  draftFeed,
  expiredFeed,
  expiringFeed,
  ownFeeds,
  pinnedFeeds,
  processingFeed,
  scheduledFeed,
} from './fixtures.ts';

const retry = fn();
const noFilter: CreatorPostsFilter = { query: '', status: null, sortBy: 'createdAt' };

/** The sales of the first three posts. The second one is for sale and was not sold; the third one is free. */
const salesSamples: Partial<Feed>[] = [
  { price: 10, sales: { total: 156, net: 1248.4 } },
  { price: 5, sales: { total: 0, net: 0 } },
  { price: null, sales: { total: 0, net: 0 } },
];

const meta = {
  title: 'Screens/Performer/CreatorPostsScreen',
  tags: ['screen', 'performer'],
  component: CreatorPostsScreen,
  parameters: inColumn,
  args: {
    feeds: readyList(ownFeeds),
    filter: noFilter,
    onFilterChange: fn(),
    onLoadMore: fn(),
    onPin: fn(),
    onDelete: fn(),
  },
} satisfies Meta<typeof CreatorPostsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    const opener = await canvas.findByRole('button', {
      name: t('feeds:mine.menu', { text: 'Notebook, page 31: what rain does to rut…' }),
    });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const pin = await page.findByRole('menuitem', { name: t('feeds:post.pin') });
    await waitFor(() => expect(pin).toHaveFocus());
    const edit = page.getByRole('menuitem', { name: t('feeds:post.edit') });
    await expect(edit).toHaveAttribute('href', `/creator/posts/${ownFeeds[1]?._id}`);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(ownFeeds[1]);
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole('link', { name: t('feeds:mine.new') })).toHaveAttribute('href', '/creator/posts/new');
  },
};

/** Pinned posts have a badge. The menu pins and unpins published posts. */
export const Pinned: Story = {
  args: { feeds: readyList([draftFeed, ...pinnedFeeds]) },
  async play({ canvas, args }) {
    const page = within(document.body);
    const open = async (text: string) =>
      userEvent.click(await canvas.findByRole('button', { name: t('feeds:mine.menu', { text }) }));
    await expect(await canvas.findAllByText(t('feeds:post.pinned'))).toHaveLength(2);
    await open('Notebook, page 31: what rain does to rut…');
    await userEvent.click(await page.findByRole('menuitem', { name: t('feeds:post.unpin') }));
    await expect(args.onPin).toHaveBeenCalledWith(pinnedFeeds[1], false);
    await open(t('feeds:mine.noText'));
    await userEvent.click(await page.findByRole('menuitem', { name: t('feeds:post.pin') }));
    await expect(args.onPin).toHaveBeenCalledWith(pinnedFeeds[2], true);
    await open(draftFeed.text);
    await expect(await page.findByRole('menuitem', { name: t('feeds:post.edit') })).toBeVisible();
    await expect(page.queryByRole('menuitem', { name: t('feeds:post.pin') })).not.toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
  },
};

/** A post that is or was for sale has its earnings after commission, and the number of its sales. */
export const Sales: Story = {
  args: {
    feeds: readyList([
      { ...draftFeed, price: 4 },
      ...ownFeeds.map((feed, index) => ({ ...feed, ...salesSamples[index] })),
    ]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('$1,248.40')).toBeVisible();
    await expect(canvas.getByText(t('feeds:mine.sales', { count: 156, shown: '156' }))).toBeVisible();
    await expect(canvas.getByText('$0.00')).toBeVisible();
    await expect(canvas.getAllByText(/^\$/)).toHaveLength(2);
  },
};

export const MostLiked: Story = {
  args: { filter: { ...noFilter, sortBy: 'popular' } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: new RegExp(t('feeds:mine.sort.popular')) }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('menuitemradio', { name: t('feeds:mine.sort.createdAt') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter);
  },
};

export const Searching: Story = {
  args: { filter: { ...noFilter, query: 'kiln', status: 'draft' }, feeds: readyList(ownFeeds.slice(0, 1)) },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('feeds:mine.search') }), 's');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...noFilter, query: 'kilns', status: 'draft' });
  },
};

export const NoMatch: Story = {
  args: { filter: { ...noFilter, query: 'porcelain' }, feeds: readyList<Feed>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:mine.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter);
  },
};

/** The title of a draft links to the editor. */
export const Draft: Story = {
  args: { filter: { ...noFilter, status: 'draft' }, feeds: readyList([draftFeed]) },
  async play({ canvas, args }) {
    const link = await canvas.findByRole('link', { name: draftFeed.text });
    await expect(link).toHaveAttribute('href', `/creator/posts/${draftFeed._id}`);
    await expect(canvas.getByText(t('feeds:mine.state.draft'))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: t('feeds:mine.filter.draft') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('feeds:mine.filter.all') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(noFilter);
  },
};

export const Scheduled: Story = {
  args: { filter: { ...noFilter, status: 'scheduled' }, feeds: readyList([scheduledFeed]) },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(
        tPattern('feeds:mine.state.scheduledFor', { date: dateText(scheduledFeed.publishAt ?? '') }),
      ),
    ).toBeVisible();
  },
};

/** Posts that disappear, and posts that have disappeared for everyone except their performer and their buyers. */
export const Expired: Story = {
  args: { feeds: readyList([expiringFeed, expiredFeed]) },
  async play({ canvas, args }) {
    const dateOf = ({ expiresAt }: Feed) => dateText(expiresAt ?? '');
    await expect(
      await canvas.findByText(tPattern('feeds:mine.state.expiresAt', { date: dateOf(expiringFeed) })),
    ).toBeVisible();
    await expect(canvas.getByText(tPattern('feeds:mine.state.expiredAt', { date: dateOf(expiredFeed) }))).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: t('feeds:mine.filter.expired') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...noFilter, status: 'expired' });
  },
};

export const NothingExpired: Story = {
  args: { filter: { ...noFilter, status: 'expired' }, feeds: readyList<Feed>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('feeds:mine.none.expired') })).toBeVisible();
  },
};

/** In one post a video is being processed, and in the other the processing has failed. */
export const Processing: Story = {
  args: {
    feeds: readyList([
      { ...processingFeed, isOwn: true },
      {
        ...processingFeed,
        _id: '0193f2a4c1d07b3e5a918d99',
        files: processingFeed.files.map((file) => ({ ...file, status: 'failed' as const })),
      },
      ...ownFeeds,
    ]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('feeds:mine.state.processing'))).toBeVisible();
    await expect(canvas.getByText(t('feeds:mine.state.failed'))).toBeVisible();
  },
};

export const NoDrafts: Story = {
  args: { filter: { ...noFilter, status: 'draft' }, feeds: readyList<Feed>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('feeds:mine.none.draft') })).toBeVisible();
  },
};

/** The empty list has only one link to a new post. */
export const Empty: Story = {
  args: { feeds: readyList<Feed>([]) },
  async play({ canvas }) {
    await expect(await canvas.findAllByRole('link', { name: t('feeds:mine.new') })).toHaveLength(1);
  },
};

export const Loading: Story = { args: { feeds: loading } };

export const Failed: Story = {
  args: { feeds: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { feeds: ready({ items: ownFeeds, more: 'end' }, { retry: fn() }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { feeds: readyList(ownFeeds, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { feeds: readyList(ownFeeds, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
