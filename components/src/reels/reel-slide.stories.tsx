import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { Box } from '../primitives/index.ts';
import { t, tPattern } from '../testing/index.ts';
import { likedReel, lockedReel, reel, reelActions } from './fixtures.ts';
import { ReelSlide } from './reel-slide.tsx';

const meta = {
  title: 'Components/Reels/ReelSlide',
  component: ReelSlide,
  parameters: { layout: 'fullscreen', docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'phone' } },
  decorators: [
    (Story) => (
      <Box className="dark" h="100dvh" bg="media.bg">
        <Story />
      </Box>
    ),
  ],
  args: {
    reel,
    isActive: true,
    isNear: true,
    isMuted: true,
    hasCaptionsOn: false,
    onMutedChange: fn(),
    onCaptionsChange: fn(),
    actions: reelActions(fn),
  },
} satisfies Meta<typeof ReelSlide>;
export default meta;
type Story = StoryObj<typeof meta>;

/** The numbers of likes, comments and bookmarks are below their buttons. */
export const Ready: Story = {
  async play({ canvas }) {
    for (const count of ['640', '31', '52']) await expect(await canvas.findByText(count)).toBeVisible();
  },
};
/** A count of 0 is not shown. */
export const WithoutCounts: Story = {
  args: { reel: { ...reel, totalLikes: 0, totalComments: 0, totalBookmarks: 0 } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: t('reels:comments') })).toBeVisible();
    await expect(canvas.queryByText('0')).toBeNull();
  },
};
export const Locked: Story = { args: { reel: lockedReel } };
/** Performers neither follow nor tip themselves. */
export const Own: Story = {
  args: { reel: { ...reel, isOwn: true } },
  async play({ canvas }) {
    await canvas.findByRole('button', { name: tPattern('reels:like') });
    await expect(canvas.queryByRole('button', { name: t('reels:tip') })).toBeNull();
    await expect(canvas.queryByText(t('performers:follow'))).toBeNull();
  },
};

/** The viewer likes the reel and follows its performer. Both buttons undo that. */
export const LikedAndFollowed: Story = {
  args: { reel: likedReel },
  async play({ canvas, args }) {
    const like = await canvas.findByRole('button', { name: tPattern('reels:like') });
    await expect(like).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(like);
    await expect(args.actions.onLike).toHaveBeenCalledWith(likedReel);
    const followed = canvas.getByRole('button', { name: t('performers:unfollowName', { name: 'Mara Quill' }) });
    await expect(followed).toHaveAttribute('aria-pressed', 'true');
    await userEvent.click(followed);
    await expect(args.actions.onToggleFollow).toHaveBeenCalledWith(likedReel);
  },
};

const toggle = () => tPattern('player:play');

/** A double tap likes the reel and does not pause it. Tests run with reduced motion, so no heart appears. */
export const DoubleTap: Story = {
  async play({ canvas, canvasElement, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: toggle() }));
    const video = canvasElement.querySelector('video') as HTMLVideoElement;
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.dblClick(canvas.getByRole('button', { name: t('player:controls.pause') }));
    await expect(args.actions.onLike).toHaveBeenCalledWith(reel);
    await expect(args.actions.onLike).toHaveBeenCalledOnce();
    // Longer than the time after which a single tap would pause the video.
    await new Promise((resolve) => setTimeout(resolve, 400));
    await expect(video.paused).toBe(false);
  },
};

/** A double tap never removes a like. */
export const DoubleTapOfLiked: Story = {
  args: { reel: likedReel },
  async play({ canvas, args }) {
    await userEvent.dblClick(await canvas.findByRole('button', { name: toggle() }));
    await expect(args.actions.onLike).not.toHaveBeenCalled();
  },
};
