import type { Feed } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Box, failed, loading, ready, readyList } from '../primitives/index.ts';
import { CreatorPostsScreen } from './creator-posts-screen.tsx';
import { ownFeeds } from './fixtures.ts';

const retry = fn();

const meta = {
  title: 'Feeds/CreatorPostsScreen',
  component: CreatorPostsScreen,
  decorators: [
    (Story) => (
      <Box maxW="640px" mx="auto">
        <Story />
      </Box>
    ),
  ],
  args: { feeds: readyList(ownFeeds), query: '', onQueryChange: fn(), onLoadMore: fn(), onDelete: fn() },
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
  args: { query: 'kiln', feeds: readyList(ownFeeds.slice(0, 1)) },
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByRole('searchbox', { name: 'Search your posts' }), 's');
    await expect(args.onQueryChange).toHaveBeenCalledWith('kilns');
  },
};

export const NoMatch: Story = {
  args: { query: 'porcelain', feeds: readyList<Feed>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Show all posts' }));
    await expect(args.onQueryChange).toHaveBeenCalledWith('');
  },
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
export const LoadingMore: Story = { args: { feeds: readyList(ownFeeds, 'loading') } };

export const MoreFailed: Story = {
  args: { feeds: readyList(ownFeeds, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
