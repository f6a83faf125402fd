import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { inColumn, t, tPattern } from '../testing/index.ts';
import { fromNow } from '../testing/sample-times.ts';
import {
  audioFeed,
  failedFileFeed,
  feed,
  feeds,
  lockedFeed,
  longFeed,
  ownFeed,
  photo,
  poll,
  postActions,
  processingFeed,
  teaserFeed,
  videoFeed,
} from './fixtures.ts';
import { PostCard, PostCardSkeleton } from './post-card.tsx';

const meta = {
  title: 'Components/Feeds/PostCard',
  component: PostCard,
  parameters: inColumn,
  args: { feed, actions: postActions(fn) },
} satisfies Meta<typeof PostCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OnePicture: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'A tall stoneware vessel with a river glaze' }));
    await expect(args.actions.onOpenMedia).toHaveBeenCalledWith(args.feed, 0);
    await expect(canvas.getByRole('link', { name: 'Mara Quill' })).toHaveAttribute('href', '/mara.clay');
  },
};

/** A vote calls `onVote` with the post and the option. */
export const WithPoll: Story = {
  args: { feed: { ...feed, files: [], poll } },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'River green' }));
    await expect(args.actions.onVote).toHaveBeenCalledWith(args.feed, poll.options[0]?._id);
  },
};

export const PollClosesInAMinute: Story = {
  args: { feed: { ...feed, files: [], poll: { ...poll, endsAt: fromNow({ minutes: 1 }) } } },
};

export const Edited: Story = {
  args: { feed: { ...feed, updatedAt: new Date(Date.parse(feed.createdAt) + 60_000).toISOString() } },
  async play({ canvas }) {
    await expect(await canvas.findByText(tPattern('feeds:post.edited'))).toBeVisible();
  },
};

export const SeveralPictures: Story = { args: { feed: feeds[2] ?? feed } };
export const WordsOnly: Story = { args: { feed: { ...longFeed, text: 'Back at the bench on Monday.', hashtags: [] } } };
export const PictureOnly: Story = { args: { feed: { ...feed, text: '', hashtags: [] } } };
export const Liked: Story = { args: { feed: { ...feed, isLiked: true, isBookmarked: true, totalLikes: 129 } } };

/** Lists fold a long text. The button shows the whole text, disappears, and moves the focus to the text. */
export const Folded: Story = {
  args: { feed: longFeed },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:post.more') }));
    await expect(canvas.queryByRole('button', { name: t('feeds:post.more') })).not.toBeInTheDocument();
    await expect(canvas.getByText(/meet yourself from the other side/)).toHaveFocus();
  },
};

/** The page of a post does not fold its text. */
export const InFull: Story = {
  args: { feed: longFeed, isDetail: true },
  async play({ canvas }) {
    await expect(await canvas.findByText(/a lot of looking/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: t('feeds:post.more') })).not.toBeInTheDocument();
  },
};

export const Locked: Story = {
  args: { feed: lockedFeed },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:post.locked.follow') }));
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(args.feed, 'follow');
  },
};

export const LockedWords: Story = { args: { feed: { ...lockedFeed, files: [], thumbnail: null } } };

export const LinkCopied: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:post.menu') }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('copyLink') }));
    await expect(args.actions.onCopyLink).toHaveBeenCalledWith(args.feed);
  },
};

/** The viewer can report a post of another user. */
export const Reported: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:post.menu') }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('feeds:post.report') }));
    await expect(args.actions.onReport).toHaveBeenCalledWith(args.feed);
  },
};

/** The author pins the post to the profile. */
export const Pinning: Story = {
  args: { feed: ownFeed },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:post.menu') }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('feeds:post.pin') }));
    await expect(args.actions.onPin).toHaveBeenCalledWith(ownFeed, true);
  },
};

/** On the profile, a pinned post has a label. */
export const Pinned: Story = {
  args: { feed: { ...ownFeed, isPinned: true }, isPinShown: true },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('feeds:post.pinned'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.menu') }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('feeds:post.unpin') }));
    await expect(args.actions.onPin).toHaveBeenCalledWith(args.feed, false);
  },
};

/** The author can pin, edit and delete the post. The menu works by keyboard. */
export const Own: Story = {
  args: { feed: ownFeed },
  async play({ canvas, args }) {
    const opener = await canvas.findByRole('button', { name: t('feeds:post.menu') });
    const page = within(document.body);
    opener.focus();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(page.getByRole('menuitem', { name: t('copyLink') })).toHaveFocus());
    const edit = page.getByRole('menuitem', { name: t('feeds:post.edit') });
    await expect(edit).toHaveAttribute('href', `/creator/posts/${ownFeed._id}`);
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(page.queryByRole('menu')).not.toBeInTheDocument());
    await expect(opener).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await page.findByRole('menuitem', { name: t('feeds:post.delete') });
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{ArrowDown}{Enter}');
    await expect(args.actions.onDelete).toHaveBeenCalledWith(ownFeed);
  },
};

export const LongName: Story = {
  args: {
    feed: {
      ...feed,
      files: [photo(1, 900, 1600)],
      performer: {
        ...feed.performer,
        name: 'Bartholomea Constantinopoulos-Featherstonehaugh of the Lower Meadow',
        username: 'bartholomea.constantinopoulos',
        avatar: null,
      },
    },
  },
};

/** The video plays inside the post. The player's code is loaded when the video starts. */
export const Video: Story = {
  args: { feed: videoFeed },
  async play({ canvas, canvasElement }) {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('player:playFor', { title: 'Hands opening a bowl on the wheel', time: '0:04' }),
      }),
    );
    await waitFor(() => expect(canvasElement.querySelector('media-controller')).not.toBeNull());
  },
};

/** The post has a recording and pictures. A click on a picture opens it. */
export const SoundAndPictures: Story = {
  args: { feed: audioFeed },
  async play({ canvas, args }) {
    await expect(
      await canvas.findByRole('button', {
        name: tPattern('feeds:post.audio', { name: 'Blue Hour Trio' }),
      }),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ash glaze running over a shoulder' }));
    await expect(args.actions.onOpenMedia).toHaveBeenCalledWith(audioFeed, 1);
  },
};

export const VideoProcessing: Story = { args: { feed: processingFeed } };
export const VideoFailed: Story = { args: { feed: failedFileFeed } };
export const LockedWithTeaser: Story = { args: { feed: teaserFeed } };

export const Loading: Story = { render: () => <PostCardSkeleton /> };
