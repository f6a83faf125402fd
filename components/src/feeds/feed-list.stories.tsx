import type { Feed } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { EmptyState, failed, loading, ready, readyList } from '../primitives/index.ts';
import { inColumn, t } from '../testing/index.ts';
import { FeedList } from './feed-list.tsx';
import { feeds, pinnedFeeds, postActions } from './fixtures.ts';

const retry = fn();

const meta = {
  title: 'Components/Feeds/FeedList',
  component: FeedList,
  parameters: inColumn,
  args: {
    feeds: readyList(feeds),
    actions: postActions(fn),
    onLoadMore: fn(),
    empty: <EmptyState illustration="stage" title="No posts yet" text="What Mara publishes stands here." />,
    label: 'Posts by Mara Quill',
  },
} satisfies Meta<typeof FeedList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    const list = await canvas.findByRole('list', { name: 'Posts by Mara Quill' });
    await expect(within(list).getAllByRole('article')).toHaveLength(feeds.length);
    await expect(canvas.getByText(t('list.end'))).toBeInTheDocument();
  },
};

/** On a profile, the pinned posts come first and have a label. */
export const Pinned: Story = {
  args: { feeds: readyList(pinnedFeeds), isPinShown: true },
  async play({ canvas }) {
    const [first, second, third] = await canvas.findAllByRole('article');
    for (const post of [first, second])
      await expect(within(post as HTMLElement).getByText(t('feeds:post.pinned'))).toBeVisible();
    await expect(within(third as HTMLElement).queryByText(t('feeds:post.pinned'))).not.toBeInTheDocument();
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

export const Stale: Story = { args: { feeds: ready({ items: feeds, more: 'end' }, { retry: fn() }) } };
export const Empty: Story = { args: { feeds: readyList<Feed>([]) } };
export const LoadingMore: Story = { args: { feeds: readyList(feeds, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { feeds: readyList(feeds, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
