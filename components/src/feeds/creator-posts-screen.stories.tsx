import type { Feed } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box, failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
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
    const opener = await canvas.findByRole('button', { name: /^More about “Notebook, page 31/ });
    opener.focus();
    await userEvent.keyboard('{Enter}');
    const page = within(document.body);
    const edit = await page.findByRole('menuitem', { name: 'Edit' });
    await waitFor(() => expect(edit).toHaveFocus());
    await expect(edit).toHaveAttribute('href', `/creator/posts/${ownFeeds[1]?._id}`);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(args.onDelete).toHaveBeenCalledWith(ownFeeds[1]);
    await expect(opener).toHaveFocus();
    await expect(canvas.getByRole('link', { name: 'New post' })).toHaveAttribute('href', '/creator/posts/new');
  },
};

export const Searching: Story = {
  args: { filter: { query: 'kiln', status: 'draft' }, feeds: readyList(ownFeeds.slice(0, 1)) },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search your posts' }), 's');
    await expect(args.onFilterChange).toHaveBeenCalledWith({ query: 'kilns', status: 'draft' });
  },
};

export const NoMatch: Story = {
  args: { filter: { query: 'porcelain', status: null }, feeds: readyList<Feed>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all posts' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ query: '', status: null });
  },
};

/** Drafts link to the editor. */
export const Draft: Story = {
  args: { filter: { query: '', status: 'draft' }, feeds: readyList([draftFeed]) },
  async play({ canvas, args }) {
    const link = await canvas.findByRole('link', { name: draftFeed.text });
    await expect(link).toHaveAttribute('href', `/creator/posts/${draftFeed._id}`);
    await expect(canvas.getByText('Draft')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Drafts' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'All' }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ query: '', status: null });
  },
};

export const Scheduled: Story = {
  args: { filter: { query: '', status: 'scheduled' }, feeds: readyList([scheduledFeed]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(/^Goes out Jun 4, 2026/)).toBeVisible();
  },
};

/** A post with a video in processing, and one whose video failed. */
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
    await expect(await canvas.findByText('Processing')).toBeVisible();
    await expect(canvas.getByText('A file failed')).toBeVisible();
  },
};

export const NoDrafts: Story = {
  args: { filter: { query: '', status: 'draft' }, feeds: readyList<Feed>([]) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('heading', { name: 'No drafts' })).toBeVisible();
  },
};

/** All badges on a narrow screen. */
export const Phone: Story = {
  args: { feeds: readyList([draftFeed, scheduledFeed, processingFeed, ...ownFeeds]) },
  globals: { viewport: { value: 'phone' } },
};

export const Empty: Story = { args: { feeds: readyList<Feed>([]) } };
export const Loading: Story = { args: { feeds: loading } };

export const Failed: Story = {
  args: { feeds: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { feeds: ready({ items: ownFeeds, more: 'end' }, { retry: fn() }) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { feeds: readyList(ownFeeds, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { feeds: readyList(ownFeeds, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
