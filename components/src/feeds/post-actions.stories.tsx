import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { Box } from '../primitives/index.ts';
import { t, tPattern } from '../testing/index.ts';
import { feed, lockedFeed, ownFeed, postActions } from './fixtures.ts';
import { PostActionRow } from './post-actions.tsx';

const meta = {
  title: 'Components/Feeds/PostActionRow',
  component: PostActionRow,
  decorators: [
    (Story) => (
      <Box maxW="606px" px="2">
        <Story />
      </Box>
    ),
  ],
  args: { feed, actions: postActions(fn) },
} satisfies Meta<typeof PostActionRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotLiked: Story = {
  async play({ canvas, args: { feed: post, actions } }) {
    await userEvent.click(await canvas.findByRole('button', { name: `${t('feeds:post.like')}, 128`, pressed: false }));
    await expect(actions.onLike).toHaveBeenCalledWith(post);
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.bookmark'), pressed: false }));
    await expect(actions.onBookmark).toHaveBeenCalledWith(post);
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.tip') }));
    await expect(actions.onTip).toHaveBeenCalledWith(post);
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.share') }));
    await expect(actions.onShare).toHaveBeenCalledWith(post);
    await expect(canvas.getByRole('link', { name: `${t('feeds:post.comments')}, 9` })).toHaveAttribute(
      'href',
      `/posts/${post._id}#comment`,
    );
  },
};

/**
 * The buttons show that the viewer has liked and bookmarked the post. Pressing them removes the like and the bookmark.
 */
export const LikedAndBookmarked: Story = {
  args: { feed: { ...feed, isLiked: true, isBookmarked: true, totalLikes: 129 } },
  async play({ canvas, args: { feed: post, actions } }) {
    const like = await canvas.findByRole('button', { name: `${t('feeds:post.like')}, 129`, pressed: true });
    like.focus();
    await userEvent.keyboard('{Enter}');
    await expect(actions.onLike).toHaveBeenCalledWith(post);
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.bookmark'), pressed: true }));
    await expect(actions.onBookmark).toHaveBeenCalledWith(post);
  },
};

export const NothingYet: Story = { args: { feed: { ...feed, totalLikes: 0, totalComments: 0 } } };
export const Thousands: Story = {
  args: { feed: { ...feed, isLiked: true, totalLikes: 128_400, totalComments: 9310 } },
};

/** The author's own post has no tip button, because users cannot tip themselves (rule M3). */
export const Own: Story = {
  args: { feed: ownFeed },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('feeds:post.share') })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('feeds:post.tip') })).not.toBeInTheDocument();
  },
};

/** A locked post cannot be liked or bookmarked. */
export const Locked: Story = {
  args: { feed: lockedFeed },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('feeds:post.tip') })).toBeVisible();
    for (const key of ['feeds:post.like', 'feeds:post.bookmark'] as const)
      await expect(canvas.queryByRole('button', { name: tPattern(key) })).not.toBeInTheDocument();
  },
};
