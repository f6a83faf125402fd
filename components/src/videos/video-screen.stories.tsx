import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { sampleThread } from '../comments/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { sampleClips } from '../primitives/playback/sample/index.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { failedVideo, lockedVideo, ownVideo, processingVideo, video, videos } from './fixtures.ts';
import { VideoScreen } from './video-screen.tsx';

const retry = fn();
const teaserButton = () => `${t('player:teaser')} · 0:04`;

const meta = {
  title: 'Screens/Everyone/VideoScreen',
  tags: ['screen', 'everyone'],
  component: VideoScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: `/videos/${video._id}`, wide: true },
  args: {
    video: ready(video),
    start: 0,
    volume: 1,
    progress: null,
    onProgress: fn(),
    onRenew: fn(async () => null),
    actions: { onLike: fn(), onBookmark: fn(), onShare: fn(), onCopyLink: fn(), onUnlock: fn(), onReport: fn() },
    related: readyList(videos.slice(1)),
    onLoadMoreRelated: fn(),
    comments: sampleThread(fn),
    homeHref: '/home',
  },
} satisfies Meta<typeof VideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, canvasElement, args, step }) {
    await step('The video is loaded', async () => {
      await expect(await canvas.findByRole('heading', { level: 1, name: video.title })).toBeVisible();
      await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThan(0));
    });
    await step('Like the video', async () => {
      await userEvent.click(canvas.getByRole('button', { name: `${t('feeds:post.like')}, 301` }));
      await expect(args.actions.onLike).toHaveBeenCalledWith(video);
    });
    await step('Bookmark the video', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.bookmark') }));
      await expect(args.actions.onBookmark).toHaveBeenCalledWith(video);
    });
    await step('Share the video', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.share') }));
      await expect(args.actions.onShare).toHaveBeenCalledWith(video);
    });
    await step('Report the video', async () => {
      await userEvent.click(canvas.getByRole('button', { name: t('videos:menu') }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('feeds:post.report') }));
      await expect(args.actions.onReport).toHaveBeenCalledWith(video);
    });
    await step('Comments and related videos are below', async () => {
      await expect(canvas.getByRole('heading', { level: 2, name: t('comments:title', { count: 3 }) })).toBeVisible();
      await expect(canvas.getByRole('list', { name: t('videos:related') })).toBeVisible();
    });
  },
};

/** The performer's own video has a menu, too, since its link can be copied. */
export const LinkCopied: Story = {
  args: { video: ready(ownVideo) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('videos:menu') }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('copyLink') }));
    await expect(args.actions.onCopyLink).toHaveBeenCalledWith(ownVideo);
  },
};

/** A locked video shows its title, both actions that unlock it, and a button for the teaser. Its comments are hidden. */
export const LockedWithTeaser: Story = {
  args: { video: ready(lockedVideo) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('feeds:post.locked.buy', { price: '$8.00' }) }));
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(lockedVideo, 'buy');
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:post.locked.subscribe', { price: '$9.95' }) }));
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(lockedVideo, 'subscribe');
    await expect(canvas.getByRole('button', { name: teaserButton() })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: t('comments:title', { count: 3 }) })).toBeNull();
  },
};

/** The teaser plays inside the locked player. Below it, the video can still be unlocked. */
export const TeaserPlays: Story = {
  args: { video: ready(lockedVideo) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: teaserButton() }));
    const title = t('player:teaserOf', { title: lockedVideo.title });
    await expect(await canvas.findByRole('group', { name: title })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: teaserButton() })).toBeNull();
    await expect(canvas.getByRole('button', { name: t('feeds:post.locked.buy', { price: '$8.00' }) })).toBeVisible();
  },
};

/** At the end of the teaser the paywall returns, and the button that played the teaser has the focus. */
export const TeaserEnds: Story = {
  args: { video: ready(lockedVideo) },
  async play({ canvas, canvasElement }) {
    await userEvent.click(await canvas.findByRole('button', { name: teaserButton() }));
    const clip = await waitFor(() => {
      const found = canvasElement.querySelector('video');
      if (!found || found.readyState === 0) throw new Error('The teaser has not loaded.');
      return found;
    });
    // The browser may refuse to play sound, because a simulated click is not an action of the user.
    clip.muted = true;
    clip.currentTime = clip.duration - 0.2;
    await clip.play();
    await waitFor(() => expect(canvas.getByRole('button', { name: teaserButton() })).toHaveFocus(), { timeout: 5000 });
  },
};

/** A visitor can join, which is free, and follow the performer. */
export const LockedForVisitor: Story = {
  args: {
    video: ready({
      ...lockedVideo,
      audience: 'followers',
      price: null,
      access: { isAllowed: false, reason: 'needs-login', requiredAction: 'login', price: null, alternative: null },
    }),
  },
  async play({ canvas, args }) {
    const join = t('feeds:post.locked.join.follow');
    await userEvent.click(await canvas.findByRole('button', { name: join }));
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(
      expect.objectContaining({ title: lockedVideo.title }),
      'join',
    );
  },
};

export const LockedWithoutTeaser: Story = {
  args: {
    video: ready({
      ...lockedVideo,
      teaser: null,
      price: null,
      access: {
        isAllowed: false,
        reason: 'needs-subscription',
        requiredAction: 'subscribe',
        price: 9.95,
        alternative: null,
      },
    }),
  },
};

export const Processing: Story = {
  args: { video: ready(processingVideo), progress: 0.42 },
  async play({ canvas }) {
    await expect(await canvas.findByRole('progressbar')).toHaveAttribute('aria-valuenow', '42');
  },
};

export const FailedFile: Story = {
  args: { video: ready(failedVideo) },
  async play({ canvas }) {
    await expect(await canvas.findByText(failedVideo.file.reason ?? '')).toBeVisible();
  },
};

/** The signed URL has expired, and no new URL exists because the file was deleted. */
export const PlaybackFailed: Story = {
  args: { video: ready({ ...video, file: { ...video.file, url: '/expired.webm' } }) },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('player:failed.text'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('player:failed.retry') }));
    await expect(args.onRenew).toHaveBeenCalledTimes(2);
  },
};

/** A video in portrait format, of which the viewer has watched half. */
export const UprightAndResumed: Story = {
  args: {
    video: ready({ ...video, file: { ...video.file, url: sampleClips.upright, width: 720, height: 1280 } }),
    start: 1.2,
  },
};

/** The arrow leads to the start if the video is the first page in the tab. */
export const Back: Story = {
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('back') })).toHaveAttribute('href', '/home');
  },
};

export const Own: Story = { args: { video: ready(ownVideo) } };
export const Visitor: Story = { parameters: { visitor: true } };
export const NoOthers: Story = { args: { related: readyList<typeof video>([]) } };
export const RelatedLoading: Story = { args: { related: loading } };
export const RelatedFailed: Story = { args: { related: failed(retry) } };
export const Loading: Story = { args: { video: loading } };

export const Failed: Story = {
  args: { video: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { video: ready(video, { retry }) } };

export const NotFound: Story = {
  args: { video: failed(retry), isMissing: true },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: t('videos:missingTitle') })).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('videos:missingAction') })).toHaveAttribute('href', args.homeHref);
  },
};
