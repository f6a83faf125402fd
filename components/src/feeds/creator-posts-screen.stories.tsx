import type { Feed } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box, failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { dateText, t, tPattern } from '../testing/index.ts';
import { CreatorPostsScreen } from './creator-posts-screen.tsx';
import { draftFeed, ownFeeds, processingFeed, scheduledFeed } from './fixtures.ts';

const retry = fn();

const meta = {
  title: 'Screens/Performer/CreatorPostsScreen',
  tags: ['screen', 'performer'],
  component: CreatorPostsScreen,
  decorators: [
    (Story) => (
      <Box maxW="640px" mx="auto">
        <Story />
      </Box>
    ),
  ],
  args: {
    feeds: readyList(ownFeeds),
    filter: { query: '', status: null },
    onFilterChange: fn(),
    onLoadMore: fn(),
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
    const edit = await page.findByRole('menuitem', { name: t('feeds:post.edit') });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(edit).toHaveAttribute('href', `/creator/posts/${ownFeeds[1]?._id}`);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(ownFeeds[1]);
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole('link', { name: t('feeds:mine.new') })).toHaveAttribute('href', '/creator/posts/new');
  },
};

export const Searching: Story = {
  args: { filter: { query: 'kiln', status: 'draft' }, feeds: readyList(ownFeeds.slice(0, 1)) },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: t('feeds:mine.search') }), 's');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ query: 'kilns', status: 'draft' });
  },
};

export const NoMatch: Story = {
  args: { filter: { query: 'porcelain', status: null }, feeds: readyList<Feed>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:mine.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ query: '', status: null });
  },
};

/** The title of a draft links to the editor. */
export const Draft: Story = {
  args: { filter: { query: '', status: 'draft' }, feeds: readyList([draftFeed]) },
  async play({ canvas, args }) {
    const link = await canvas.findByRole('link', { name: draftFeed.text });
    await expect(link).toHaveAttribute('href', `/creator/posts/${draftFeed._id}`);
    await expect(canvas.getByText(t('feeds:mine.state.draft'))).toBeVisible();
    await expect(canvas.getByRole('radio', { name: t('feeds:mine.filter.draft') })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: t('feeds:mine.filter.all') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ query: '', status: null });
  },
};

export const Scheduled: Story = {
  args: { filter: { query: '', status: 'scheduled' }, feeds: readyList([scheduledFeed]) },
  async play({ canvas }) {
    await expect(
      await canvas.findByText(
        tPattern('feeds:mine.state.scheduledFor', { date: dateText(scheduledFeed.publishAt ?? '') }),
      ),
    ).toBeVisible();
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
  args: { filter: { query: '', status: 'draft' }, feeds: readyList<Feed>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: t('feeds:mine.none.draft') })).toBeVisible();
  },
};

/** A narrow screen shows all badges. */
export const Phone: Story = {
  args: { feeds: readyList([draftFeed, scheduledFeed, processingFeed, ...ownFeeds]) },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = { args: { feeds: readyList<Feed>([]) } };
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
