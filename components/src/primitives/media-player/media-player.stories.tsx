import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, spyOn, userEvent, waitFor } from 'storybook/test';
import { t } from '../../testing/index.ts';
import { sampleClips, sampleStoryboard } from '../playback/sample/index.ts';
import { samplePicture } from '../sample-picture.ts';
import { MediaPlayer } from './media-player.tsx';

const meta = {
  title: 'Components/Primitives/MediaPlayer',
  component: MediaPlayer,
  args: {
    kind: 'video',
    title: 'Throwing a tall vase',
    src: sampleClips.wide,
    ratio: 16 / 9,
    poster: samplePicture(1),
    onProgress: fn(),
  },
} satisfies Meta<typeof MediaPlayer>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** Returns the video element after its metadata has loaded. */
async function videoIn(canvasElement: HTMLElement): Promise<HTMLVideoElement> {
  await waitFor(() => expect(canvasElement.querySelector('video')?.readyState).toBeGreaterThan(0));
  return canvasElement.querySelector('video') as HTMLVideoElement;
}

/** The space key plays, `m` mutes and `k` pauses. The position is reported when the viewer pauses. */
export const Ready: Story = {
  async play({ canvas, canvasElement, args }) {
    const video = await videoIn(canvasElement);
    video.muted = true;
    const button = await canvas.findByLabelText(t('player:controls.play'));
    button.focus();
    await userEvent.keyboard(' ');
    await waitFor(() => expect(video.paused).toBe(false));
    await userEvent.keyboard('m');
    await waitFor(() => expect(video.muted).toBe(false));
    await userEvent.keyboard('m k');
    await waitFor(() => expect(video.paused).toBe(true));
    await waitFor(() => expect(args.onProgress).toHaveBeenCalled());
  },
};

export const WithCaptions: Story = {
  args: { captions: { url: sampleClips.captions, locale: 'en-US' } },
  async play({ canvas, canvasElement }) {
    const video = await videoIn(canvasElement);
    await userEvent.click(await canvas.findByLabelText(t('player:captions')));
    await waitFor(() => expect(video.textTracks[0]?.mode).toBe('showing'));
  },
};

/** Plays, seeks, changes speed, captions, volume and full screen by keys alone. The focus stays on one control. */
export const ByKeyboard: Story = {
  args: { captions: { url: sampleClips.captions, locale: 'en-US' }, storyboard: sampleStoryboard },
  async play({ canvas, canvasElement, step }) {
    const video = await videoIn(canvasElement);
    video.muted = true;
    // The browser opens full screen only for the keys of a user.
    const requestFullscreen = fn(async () => undefined);
    const controller = canvasElement.querySelector('media-controller') as HTMLElement;
    controller.requestFullscreen = requestFullscreen;
    const button = await canvas.findByLabelText(t('player:controls.play'));
    await step('play and pause', async () => {
      button.focus();
      await userEvent.keyboard(' ');
      await waitFor(() => expect(video.paused).toBe(false));
      await userEvent.keyboard('>');
      await waitFor(() => expect(video.playbackRate).toBe(1.25));
      await userEvent.keyboard('k');
      await waitFor(() => expect(video.paused).toBe(true));
    });
    await step('seek', async () => {
      await userEvent.keyboard('{ArrowRight}');
      await waitFor(() => expect(video.currentTime).toBeCloseTo(video.duration, 1));
      await userEvent.keyboard('{ArrowLeft}');
      await waitFor(() => expect(video.currentTime).toBe(0));
    });
    await step('switch captions on and off', async () => {
      await userEvent.keyboard('c');
      await waitFor(() => expect(video.textTracks[0]?.mode).toBe('showing'));
      await userEvent.keyboard('c');
      await waitFor(() => expect(video.textTracks[0]?.mode).toBe('disabled'));
    });
    await step('change the volume', async () => {
      const { volume } = video;
      await userEvent.keyboard('{ArrowDown}');
      await waitFor(() => expect(video.volume).toBeLessThan(volume));
      await userEvent.keyboard('m');
      await waitFor(() => expect(video.muted).toBe(true));
    });
    await step('open full screen', async () => {
      await userEvent.keyboard('f');
      await waitFor(() => expect(requestFullscreen).toHaveBeenCalledOnce());
    });
    await expect(button).toHaveFocus();
    // The other stories begin with the initial volume.
    localStorage.removeItem('media-chrome-pref-volume');
  },
};

/** The playback starts at the stored position. */
export const Resumed: Story = {
  args: { start: 1.5 },
  async play({ canvasElement }) {
    const video = await videoIn(canvasElement);
    await waitFor(() => expect(video.currentTime).toBeCloseTo(1.5, 1));
  },
};

/** Returns the seek bar after the duration of the video is known. */
async function seekBarIn(canvasElement: HTMLElement) {
  await videoIn(canvasElement);
  const bar = canvasElement.querySelector('media-time-range') as HTMLElement & { range: HTMLInputElement };
  await waitFor(() => expect(bar.range.getBoundingClientRect().width).toBeGreaterThan(0));
  return bar;
}

const tileIn = (canvasElement: HTMLElement) =>
  canvasElement.querySelector('[data-seek-preview] [data-tile]')?.getAttribute('data-tile');

/** The pointer is at three quarters of the seek bar, so the preview shows the last of four tiles. */
export const StoryboardByPointer: Story = {
  args: { storyboard: sampleStoryboard },
  async play({ canvasElement }) {
    const bar = await seekBarIn(canvasElement);
    const { left, width, top } = bar.range.getBoundingClientRect();
    const pointAt = (share: number) =>
      fireEvent.pointerMove(bar, { clientX: left + share * width, clientY: top + 2, pointerType: 'mouse' });
    await pointAt(0.1);
    await waitFor(() => expect(tileIn(canvasElement)).toBe('0'));
    await pointAt(0.8);
    await waitFor(() => expect(tileIn(canvasElement)).toBe('3'));
    await expect(canvasElement.querySelector('[data-seek-preview]')).toHaveTextContent('0:03');
  },
};

/** The HLS stream can't be played, so the player uses the file. */
export const FallsBackToFile: Story = {
  args: { hls: '/missing.m3u8' },
  async play({ canvas, canvasElement }) {
    await expect((await videoIn(canvasElement)).src).toBe(sampleClips.wide);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/**
 * Safari plays the stream without a script, and reports an unplayable stream like an expired URL. The URLs have not
 * expired, so the player uses the file.
 */
export const FallsBackInSafari: Story = {
  args: {
    hls: '/missing.m3u8',
    onRenew: fn(async () => ({ url: sampleClips.wide, hls: '/missing.m3u8' })),
  },
  beforeEach() {
    Object.defineProperty(window, 'ManagedMediaSource', { configurable: true, value: MediaSource });
    const canPlay = spyOn(HTMLMediaElement.prototype, 'canPlayType').mockReturnValue('maybe');
    return () => {
      Reflect.deleteProperty(window, 'ManagedMediaSource');
      canPlay.mockRestore();
    };
  },
  async play({ args, canvas, canvasElement }) {
    await waitFor(() => expect(args.onRenew).toHaveBeenCalledOnce());
    await expect((await videoIn(canvasElement)).src).toBe(sampleClips.wide);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

export const Sound: Story = {
  args: { kind: 'audio', src: sampleClips.tone, title: 'Second set, opening', poster: null },
};

/** When the signed URL has expired, the player requests a new one and continues (rule A3). */
export const Renewed: Story = {
  args: { src: '/expired.webm', onRenew: fn(async () => ({ url: sampleClips.wide })) },
  async play({ args, canvas, canvasElement }) {
    await waitFor(() => expect(args.onRenew).toHaveBeenCalledOnce());
    await expect((await videoIn(canvasElement)).src).toBe(sampleClips.wide);
    await expect(canvas.queryByRole('alert')).toBeNull();
  },
};

/** The new URL fails as well, so the player shows an error with a retry button. */
export const Failed: Story = {
  args: { src: '/expired.webm', onRenew: fn(async () => ({ url: '/expired-too.webm' })) },
  async play({ args, canvas }) {
    const retry = await canvas.findByRole('button', { name: t('player:failed.retry') });
    await waitFor(() => expect(retry).not.toHaveAttribute('aria-busy'));
    await expect(await canvas.findByText(t('player:failed.text'))).toBeVisible();
    const before = (args.onRenew as ReturnType<typeof fn>).mock.calls.length;
    await userEvent.click(canvas.getByRole('button', { name: t('player:failed.retry') }));
    await waitFor(() => expect(args.onRenew).toHaveBeenCalledTimes(before + 1));
  },
};

export const Spanish: Story = {
  globals: { locale: 'es-ES' },
  args: { captions: { url: sampleClips.captions, locale: 'es-ES' } },
  async play({ canvas }) {
    await expect(await canvas.findByLabelText('Reproducir')).toBeVisible();
    await expect(canvas.getByLabelText('Pantalla completa')).toBeVisible();
  },
};
