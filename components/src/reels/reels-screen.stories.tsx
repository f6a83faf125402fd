import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleThread } from '../comments/sample.tsx';
import { failed, loading, readyList, ToastRegion } from '../primitives/index.ts';
import { t, tPattern } from '../testing/index.ts';
import { lockedReel, processingReel, reel, reelActions, reels } from './fixtures.ts';
import { ReelCommentsPanel } from './reel-comments-panel.tsx';
import { ReelsScreen, type ReelsScreenProps } from './reels-screen.tsx';

const retry = fn();
const closePanel = fn();

/** Keeps the settings of sound and captions in state. The app stores them on the device. */
function ControlledScreen(props: ReelsScreenProps) {
  const [isMuted, setMuted] = useState(props.isMuted);
  const [hasCaptionsOn, setCaptions] = useState(props.hasCaptionsOn);
  return (
    <>
      <ReelsScreen
        {...props}
        isMuted={isMuted}
        hasCaptionsOn={hasCaptionsOn}
        onMutedChange={setMuted}
        onCaptionsChange={setCaptions}
      />
      <ToastRegion />
    </>
  );
}

const meta = {
  title: 'Screens/Everyone/ReelsScreen',
  tags: ['screen', 'everyone'],
  component: ControlledScreen,
  parameters: { layout: 'fullscreen', route: '/reels', docs: { story: { inline: false, height: '720px' } } },
  globals: { viewport: { value: 'phone' } },
  args: {
    reels: readyList(reels),
    startId: null,
    onActiveChange: fn(),
    onLoadMore: fn(),
    isMuted: true,
    hasCaptionsOn: false,
    onMutedChange: fn(),
    onCaptionsChange: fn(),
    backHref: '/home',
    actions: { ...reelActions(fn), onRenew: fn(async () => null) },
  },
} satisfies Meta<typeof ControlledScreen>;
export default meta;
type Story = StoryObj<typeof meta>;

/** Returns the active slide. The other slides are inert. */
async function slideIn(canvasElement: HTMLElement) {
  const find = () => canvasElement.querySelector<HTMLElement>('[data-reel]:not([inert])');
  await waitFor(() => expect(find()).not.toBeNull());
  return within(find() as HTMLElement);
}

/** Tests run with reduced motion, so no reel plays automatically. The space key, `m` and `c` work. */
export const Ready: Story = {
  async play({ canvasElement, args, step }) {
    const slide = await slideIn(canvasElement);
    const video = canvasElement.querySelector('video') as HTMLVideoElement;
    await step('Play and pause by key', async () => {
      await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
      await expect(video.paused).toBe(true);
      await userEvent.keyboard(' ');
      await waitFor(() => expect(video.paused).toBe(false));
      await userEvent.keyboard(' ');
      await waitFor(() => expect(video.paused).toBe(true));
    });
    await step('Show captions by key', async () => {
      await userEvent.keyboard('c');
      await waitFor(() => expect(video.textTracks[0]?.mode).toBe('showing'));
    });
    await step('Turn the sound on and off', async () => {
      await userEvent.click(slide.getByRole('button', { name: t('reels:unmute') }));
      await waitFor(() => expect(video.muted).toBe(false));
      await userEvent.keyboard('m');
      await waitFor(() => expect(video.muted).toBe(true));
    });
    await step('Like the reel', async () => {
      await userEvent.click(slide.getByRole('button', { name: `${t('reels:like')}, 640` }));
      await expect(args.actions.onLike).toHaveBeenCalledWith(reel);
    });
    await step('Open the comments', async () => {
      await userEvent.click(slide.getByRole('button', { name: `${t('reels:comments')}, 31` }));
      await expect(args.actions.onComment).toHaveBeenCalledWith(reel);
    });
    await step('Bookmark the reel', async () => {
      await userEvent.click(slide.getByRole('button', { name: `${t('reels:bookmark')}, 52` }));
      await expect(args.actions.onBookmark).toHaveBeenCalledWith(reel);
    });
    await step('Share the reel', async () => {
      await userEvent.click(slide.getByRole('button', { name: t('reels:share') }));
      await expect(args.actions.onShare).toHaveBeenCalledWith(reel);
    });
    await step('Tip the performer', async () => {
      await userEvent.click(slide.getByRole('button', { name: t('reels:tip') }));
      await expect(args.actions.onTip).toHaveBeenCalledWith(reel);
    });
    await step('Follow the performer', async () => {
      await userEvent.click(slide.getByRole('button', { name: t('performers:followName', { name: 'Mara Quill' }) }));
      await expect(args.actions.onToggleFollow).toHaveBeenCalledWith(reel);
    });
    await step('Report the reel', async () => {
      await userEvent.click(slide.getByRole('button', { name: t('reels:menu') }));
      await userEvent.click(await within(document.body).findByRole('menuitem', { name: t('reels:report') }));
      await expect(args.actions.onReport).toHaveBeenCalledWith(reel);
    });
  },
};

/** The down arrow key moves to the next reel, which is locked. Only slides next to the active one have a video. */
export const Locked: Story = {
  async play({ canvasElement, args }) {
    await slideIn(canvasElement);
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onActiveChange).toHaveBeenLastCalledWith(lockedReel));
    const slide = await slideIn(canvasElement);
    await userEvent.click(
      await slide.findByRole('button', { name: t('feeds:post.locked.subscribe', { price: '$9.95' }) }),
    );
    await expect(args.actions.onUnlock).toHaveBeenCalledWith(lockedReel, 'subscribe');
    await expect(slide.queryByRole('button', { name: tPattern('reels:like') })).toBeNull();
    await userEvent.click(slide.getByRole('button', { name: t('performers:followName', { name: 'Mara Quill' }) }));
    await expect(args.actions.onToggleFollow).toHaveBeenCalledWith(lockedReel);
    await userEvent.click(slide.getByRole('button', { name: t('reels:tip') }));
    await expect(args.actions.onTip).toHaveBeenCalledWith(lockedReel);
    await expect(canvasElement.querySelectorAll('video')).toHaveLength(2);
  },
};

/** Pointers and keys change the position. The arrow keys seek while the progress bar has the focus, too. */
export const Seeks: Story = {
  async play({ canvasElement, args }) {
    const slide = await slideIn(canvasElement);
    const video = canvasElement.querySelector('video') as HTMLVideoElement;
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    const bar = slide.getByRole<HTMLInputElement>('slider', { name: t('player:controls.seek') });
    await waitFor(() => expect(Number(bar.max)).toBeCloseTo(video.duration));
    fireEvent.change(bar, { target: { value: '1' } });
    await waitFor(() => expect(video.currentTime).toBeCloseTo(1, 1));
    await expect(bar).toHaveAttribute('aria-valuetext', expect.stringContaining('0:01'));
    bar.focus();
    await userEvent.keyboard('{ArrowLeft}');
    await waitFor(() => expect(video.currentTime).toBe(0));
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() => expect(args.onActiveChange).toHaveBeenLastCalledWith(lockedReel));
  },
};

/** The first reel is the one in the URL. */
export const StartsWithReelOfUrl: Story = {
  args: { startId: reels[2]?._id ?? null },
  async play({ args }) {
    await waitFor(() => expect(args.onActiveChange).toHaveBeenLastCalledWith(reels[2]));
  },
};

export const Processing: Story = { args: { reels: readyList([processingReel]) } };

export const PlaybackFailed: Story = {
  args: { reels: readyList([{ ...reel, file: { ...reel.file, url: '/expired.webm' } }]) },
  async play({ canvas, args }) {
    await expect(await canvas.findByText(t('player:failed.text'))).toBeVisible();
    await expect(args.actions.onRenew).toHaveBeenCalledOnce();
  },
};

/** The last slide has a button that returns to the first reel. */
export const End: Story = {
  args: { reels: readyList([reel]) },
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('article', { name: t('reels:title', { name: 'Mara Quill' }) });
    const frame = canvas.getByRole('region', { name: t('reels:heading') });
    frame.scrollTo({ top: frame.scrollHeight });
    await waitFor(() => expect(canvas.getByText(t('reels:end'))).toBeVisible());
    await userEvent.click(canvas.getByRole('button', { name: t('reels:again') }));
    await waitFor(() => expect(frame.scrollTop).toBe(0));
    await expect(canvasElement.querySelector('video')).not.toBeNull();
  },
};

export const LoadsMore: Story = {
  args: { reels: readyList(reels, 'idle') },
  async play({ args }) {
    await waitFor(() => expect(args.onLoadMore).toHaveBeenCalled());
  },
};
export const LoadingMore: Story = { args: { reels: readyList(reels, 'loading') } };
export const LoadMoreFailed: Story = { args: { reels: readyList(reels, 'error') } };
export const Empty: Story = { args: { reels: readyList<typeof reel>([]) } };
export const Loading: Story = { args: { reels: loading } };

export const Failed: Story = {
  args: { reels: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('reels:retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** The buttons are beside the video. */
export const Desktop: Story = {
  globals: { viewport: { value: 'desktop' } },
  async play({ canvas, canvasElement }) {
    const slide = await slideIn(canvasElement);
    const { right } = (canvasElement.querySelector('video') as HTMLVideoElement).getBoundingClientRect();
    const distanceOf = (button: HTMLElement) => button.getBoundingClientRect().left - right;
    for (const name of [t('reels:tip'), t('reels:share'), t('reels:menu')]) {
      const distance = distanceOf(slide.getByRole('button', { name }));
      await expect(distance).toBeGreaterThanOrEqual(0);
      await expect(distance).toBeLessThan(64);
    }
    const next = canvas.getByRole('button', { name: t('reels:next') });
    await expect(distanceOf(next)).toBeGreaterThan(0);
    await expect(distanceOf(next)).toBeLessThan(128);
  },
};

/** On a desktop, the comments are in a panel beside the video. Their keys do not change the reel. */
export const DesktopWithComments: Story = {
  globals: { viewport: { value: 'desktop' } },
  render: (args) => (
    <ControlledScreen
      {...args}
      panel={
        <ReelCommentsPanel title={t('reels:title', { name: 'Mara Quill' })} onClose={closePanel}>
          {sampleThread(fn, { total: 31 })}
        </ReelCommentsPanel>
      }
    />
  ),
  async play({ canvas, canvasElement, args }) {
    const name = t('reels:title', { name: 'Mara Quill' });
    const panel = await canvas.findByRole('complementary', { name });
    await expect(within(panel).getByRole('heading', { name })).toHaveFocus();
    const video = canvasElement.querySelector('video') as HTMLVideoElement;
    await expect(video.getBoundingClientRect().right).toBeLessThan(panel.getBoundingClientRect().left);
    await userEvent.keyboard('{ArrowDown}');
    await expect(args.onActiveChange).not.toHaveBeenCalledWith(lockedReel);
    await userEvent.keyboard('{Escape}');
    await expect(closePanel).toHaveBeenCalled();
  },
};
