import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { sampleThread } from '../comments/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { sampleClips } from '../primitives/playback/sample/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { failedVideo, lockedVideo, ownVideo, processingVideo, video, videos } from './fixtures.ts';
import { VideoScreen } from './video-screen.tsx';

const retry = fn();

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
    actions: { onLike: fn(), onBookmark: fn(), onShare: fn(), onUnlock: fn(), onReport: fn() },
    related: readyList(videos.slice(1)),
    onLoadMoreRelated: fn(),
    comments: sampleThread(fn),
    homeHref: '/home',
  },
} satisfies Meta<typeof VideoScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, canvasElement, args }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: video.title }, { timeout: 5000 })).toBeVisible();
    await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThan(0), { timeout: 5000 });
    await userEvent.click(canvas.getByRole('button', { name: 'Like, 301' }));
    await expect(args.actions.onLike).toHaveBeenCalledWith(video);
    await userEvent.click(canvas.getByRole('button', { name: 'Bookmark' }));
    await expect(args.actions.onBookmark).toHaveBeenCalledWith(video);
    await userEvent.click(canvas.getByRole('button', { name: 'Share' }));
    await expect(args.actions.onShare).toHaveBeenCalledWith(video);
    await userEvent.click(canvas.getByRole('button', { name: 'More about this video' }));
    await userEvent.click(await within(document.body).findByRole('menuitem', { name: 'Report' }));
    await expect(args.actions.onReport).toHaveBeenCalledWith(video);
    await expect(canvas.getByRole('heading', { level: 2, name: '3 comments' })).toBeVisible();
    await expect(canvas.getByRole('list', { name: 'More videos' })).toBeVisible();
  },
};

/** A locked video shows title, price and teaser; its comments are hidden. */
export const LockedWithTeaser: Story = {
  args: { video: ready(lockedVideo) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Unlock for $18.00' }));
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(lockedVideo);
    await expect(canvas.getByRole('button', { name: /^Play “A first look/ })).toBeVisible();
    await expect(canvas.queryByRole('heading', { name: '3 comments' })).toBeNull();
  },
};

export const LockedWithoutTeaser: Story = {
  args: {
    video: ready({
      ...lockedVideo,
      teaser: null,
      price: null,
      access: { isAllowed: false, reason: 'needs-subscription', wayIn: 'subscribe', price: 9.95 },
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

/** The signed URL has expired, and the file no longer exists. */
export const PlaybackFailed: Story = {
  args: { video: ready({ ...video, file: { ...video.file, url: '/expired.webm' } }) },
  async play({ canvas, args }) {
    await expect(await canvas.findByText("This doesn't play right now.", {}, { timeout: 5000 })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRenew).toHaveBeenCalledTimes(2);
  },
};

/** An upright video that the viewer watched half of. */
export const UprightAndResumed: Story = {
  args: {
    video: ready({ ...video, file: { ...video.file, url: sampleClips.upright, width: 720, height: 1280 } }),
    start: 1.2,
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
    await userEvent.click(await canvas.findByRole('button', { name: 'Try again' }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const Stale: Story = { args: { video: ready(video, { retry }) } };

export const NotFound: Story = {
  args: { video: failed(retry), isMissing: true },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('heading', { level: 1, name: "This video isn't here" })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Go to the start' })).toHaveAttribute('href', args.homeHref);
  },
};

export const Phone: Story = { globals: { viewport: { value: 'phone' } } };
export const LockedOnPhone: Story = { ...LockedWithTeaser, globals: { viewport: { value: 'phone' } } };
