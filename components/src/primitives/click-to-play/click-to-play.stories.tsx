import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, userEvent, waitFor } from 'storybook/test';
import { t, tPattern } from '../../testing/index.ts';
import { sampleClips } from '../playback/sample/index.ts';
import { samplePicture } from '../sample-picture.ts';
import { ClickToPlay } from './click-to-play.tsx';

const meta = {
  title: 'Components/Primitives/ClickToPlay',
  component: ClickToPlay,
  args: {
    kind: 'video',
    title: 'Throwing a tall vase',
    src: sampleClips.wide,
    ratio: 16 / 9,
    poster: samplePicture(1),
    duration: 4,
  },
} satisfies Meta<typeof ClickToPlay>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Still: Story = {
  async play({ canvas, canvasElement }) {
    await canvas.findByRole('button', { name: t('player:playFor', { title: 'Throwing a tall vase', time: '0:04' }) });
    await expect(canvasElement.querySelector('media-controller')).toBeNull();
  },
};

/** The player takes the focus, so that its keys work immediately. */
export const Playing: Story = {
  async play({ canvas, canvasElement }) {
    await userEvent.click(
      await canvas.findByRole('button', { name: tPattern('player:playFor', { title: 'Throwing a tall vase' }) }),
    );
    await waitFor(() => expect(document.activeElement?.localName).toBe('media-play-button'));
    // The story does not check `paused`, because Chromium plays only after a click by a user.
    await expect(canvasElement.querySelector('video')).toHaveAttribute('autoplay');
  },
};

export const Sound: Story = {
  args: { kind: 'audio', src: sampleClips.tone, title: 'Second set, opening', poster: null, duration: 5 },
};
export const Upright: Story = { args: { src: sampleClips.upright, ratio: 0.8, poster: samplePicture(2) } };
