import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, type within } from 'storybook/test';
import { ownReel } from '../reels/fixtures.ts';
import { failure, failureText, fieldFailure, shows, t } from '../testing/index.ts';
import { cancelledUpload, chooseFile, newVideo, publish, uploadedTo } from './sample.tsx';
import type { VideoItemForm, VideoItemFormProps } from './video-item-form.tsx';

type Submit = VideoItemFormProps['submit'];
type Canvas = ReturnType<typeof within>;

const meta = {
  title: 'Components/Reels/ReelForm',
  ...newVideo,
  args: { ...newVideo.args, kind: 'reel' as const, cancelHref: '/creator/reels' },
} satisfies Meta<typeof VideoItemForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const text = 'Forty seconds of centring';

/** Selects the video, types the text, and uploads the reel. */
async function publishReel(canvas: Canvas) {
  await chooseFile(canvas, 'video');
  await userEvent.type(canvas.getByRole('textbox'), text);
  await publish(canvas, 'reel');
}

export const Saved: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('content:audience.followers') }));
    await publishReel(canvas);
    const video = expect.objectContaining({ name: 'vase.mp4' });
    const values = { title: '', description: '', text, audience: 'followers', price: null, video };
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(values, expect.any(Function), expect.any(AbortSignal)),
    );
  },
};

export const NothingEntered: Story = {
  async play({ canvas, args }) {
    await canvas.findByRole('textbox');
    await publish(canvas, 'reel');
    await expect(await canvas.findByText(t('studio:form.videoMissing'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Uploading: Story = {
  args: { submit: uploadedTo(0.42) },
  async play({ canvas }) {
    await publishReel(canvas);
    const bar = await canvas.findByRole('progressbar', { name: t('files:uploading', { name: 'vase.mp4' }) });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
  },
};

/** Cancelling the upload aborts the request, and keeps the input. */
export const UploadCancelled: Story = {
  args: { submit: cancelledUpload() },
  async play({ canvas }) {
    await publishReel(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: t('content:upload.cancelUpload') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('content:upload.cancelled'));
    await expect(canvas.getByText('vase.mp4')).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
  },
};

/** The reason is at the field of the video, and the input stays. */
export const FileRefused: Story = {
  args: { submit: fn<Submit>(async () => ({ fieldErrors: { video: failureText('MEDIA_PROCESSING_UNAVAILABLE') } })) },
  async play({ canvas }) {
    await publishReel(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('MEDIA_PROCESSING_UNAVAILABLE'));
    await expect(canvas.getByRole('textbox')).toHaveValue(text);
  },
};

export const FieldErrors: Story = {
  parameters: { shows: shows('updateReel', 'VALIDATION_FAILED') },
  args: { submit: fn<Submit>(async () => fieldFailure('text', 'TOO_LONG', { max: 500 })), initial: ownReel },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('studio:form.save') }));
    await expect(await canvas.findByText(t('errors:TOO_LONG', { max: 500, count: 500 }))).toBeVisible();
    await expect(canvas.getByRole('textbox')).toHaveFocus();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('uploadReel', 'failed') },
  args: { submit: fn<Submit>(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await publishReel(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByText('vase.mp4')).toBeVisible();
  },
};
