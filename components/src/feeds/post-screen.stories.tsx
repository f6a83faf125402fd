import type { Comment } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import type { CommentThreadProps } from '../comments/index.ts';
import { sampleThread } from '../comments/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { inColumn, t } from '../testing/index.ts';
import { feed, feeds, lockedFeed, longFeed, ownFeed, postActions } from './fixtures.ts';
import { PostScreen } from './post-screen.tsx';

const retry = fn();

const thread = (changes: Partial<CommentThreadProps> = {}) => sampleThread(fn, changes);

const meta = {
  title: 'Screens/Everyone/PostScreen',
  tags: ['screen', 'everyone'],
  component: PostScreen,
  parameters: inColumn,
  args: { feed: ready(feed), actions: postActions(fn), comments: thread(), homeHref: '/home' },
} satisfies Meta<typeof PostScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('heading', { level: 1, name: t('feeds:post.title', { name: 'Mara Quill' }) }),
    ).toBeInTheDocument();
    await expect(canvas.getByRole('heading', { level: 2, name: t('comments:title', { count: 3 }) })).toBeVisible();
  },
};

/** The arrow leads to the start if the post is the first page in the tab. */
export const Back: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('back') })).toHaveAttribute('href', '/home');
  },
};

export const SeveralPictures: Story = { args: { feed: ready(feeds[2] ?? feed) } };

/** A long post without comments. The page of a post does not fold its text. */
export const LongText: Story = {
  args: { feed: ready(longFeed), comments: thread({ comments: readyList<Comment>([]), total: 0 }) },
};

export const Own: Story = { args: { feed: ready(ownFeed) } };
export const Visitor: Story = { args: { comments: thread({ isLoggedIn: false }) } };

/** The comments on a locked post are hidden. */
export const Locked: Story = {
  args: { feed: ready(lockedFeed) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:post.locked.follow') }));
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(lockedFeed, 'follow');
    await expect(canvas.queryByRole('list', { name: t('feeds:post.comments') })).not.toBeInTheDocument();
  },
};

export const NotFound: Story = {
  args: { feed: failed(fn()), isMissing: true },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('feeds:post.missingTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('feeds:post.missingAction') })).toHaveAttribute(
      'href',
      args.homeHref,
    );
  },
};

export const Loading: Story = { args: { feed: loading } };

export const Failed: Story = {
  args: { feed: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { feed: ready(feed, { retry: fn() }) } };
export const CommentsLoading: Story = { args: { comments: thread({ comments: loading }) } };
export const CommentsFailed: Story = { args: { comments: thread({ comments: failed(fn()) }) } };
