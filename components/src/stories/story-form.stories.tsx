import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { sampleClips } from '../primitives/playback/sample/index.ts';
import { failure, failureText, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { ownStory } from './fixtures.ts';
import { chooseFile, newStory, publish, publishPhoto, type Submit, uploadedTo } from './sample.tsx';
import type { StoryForm, StoryFormProps } from './story-form.tsx';

const meta = {
  title: 'Components/Stories/StoryForm',
  ...newStory,
} satisfies Meta<typeof StoryForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The values with which the form was submitted. */
const valuesOf = ({ submit }: StoryFormProps) => (submit as ReturnType<typeof fn<Submit>>).mock.calls[0]?.[0];

/** The preview shows the selected photo with the text, and the story is sent with its file. */
export const Saved: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('content:audience.followers') }));
    await userEvent.type(canvas.getByLabelText(tPattern('myStories:form.text')), 'New glaze day.');
    await userEvent.type(canvas.getByLabelText(tPattern('myStories:form.alt')), 'A blue bowl');
    await chooseFile(canvas);
    const preview = within(canvas.getByRole('figure', { name: t('myStories:preview.label') }));
    await expect(await preview.findByRole('img', { name: 'A blue bowl' })).toBeVisible();
    await expect(preview.getByText('New glaze day.')).toBeVisible();
    await publish(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    await expect(valuesOf(args)).toMatchObject({ text: 'New glaze day.', alt: 'A blue bowl', audience: 'followers' });
    await expect(valuesOf(args)?.file?.name).toBe('kiln.png');
    await expect(args.onUnsaved).toHaveBeenCalledWith({ flush: expect.any(Function) });
  },
};

export const NothingEntered: Story = {
  async play({ canvas, args }) {
    await canvas.findByLabelText(t('files:choose'));
    await publish(canvas);
    await expect(await canvas.findByText(t('myStories:form.fileMissing'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** A pasted file is selected like a chosen one. */
export const Pasted: Story = {
  async play({ canvas }) {
    const field = await canvas.findByLabelText(t('files:choose'));
    const clipboardData = new DataTransfer();
    clipboardData.items.add(new File(['kiln'], 'pasted.png', { type: 'image/png' }));
    field.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true }));
    await expect(await canvas.findByText('pasted.png')).toBeVisible();
  },
};

/** A selected video plays in the preview. */
export const Video: Story = {
  async play({ canvas }) {
    const clip = await (await fetch(sampleClips.upright)).blob();
    await chooseFile(canvas, new File([clip], 'kiln.webm', { type: 'video/webm' }));
    await expect(await canvas.findByLabelText(t('myStories:preview.video'))).toBeVisible();
  },
};

/** A video that lasts too long is refused before it is uploaded. */
export const VideoTooLong: Story = {
  async play({ canvas, canvasElement, args }) {
    const clip = await (await fetch(sampleClips.upright)).blob();
    await chooseFile(canvas, new File([clip], 'firing.webm', { type: 'video/webm' }));
    await canvas.findByLabelText(t('myStories:preview.video'));
    const video = canvasElement.querySelector('video') as HTMLVideoElement;
    await waitFor(() => expect(video.readyState).toBeGreaterThan(0));
    Object.defineProperty(video, 'duration', { value: 72 });
    video.dispatchEvent(new Event('loadedmetadata'));
    await publish(canvas);
    const problem = t('myStories:form.tooLong', { most: '1:00', duration: '1:12' });
    await expect(await canvas.findByText(problem)).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Uploading: Story = {
  args: { submit: uploadedTo(0.42) },
  async play({ canvas }) {
    await publishPhoto(canvas);
    await expect(await canvas.findByText(t('content:upload.uploading'))).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: t('files:uploading', { name: 'kiln.png' }) });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
  },
};

/** Cancelling the upload aborts the request, and keeps the input. */
export const UploadCancelled: Story = {
  args: {
    submit: fn<Submit>(
      (_values, onProgress, signal) =>
        new Promise((resolve) => {
          onProgress(0.42);
          signal.addEventListener('abort', () => resolve({ error: '' }));
        }),
    ),
  },
  async play({ canvas }) {
    await publishPhoto(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: t('content:upload.cancelUpload') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('content:upload.cancelled'));
    await expect(canvas.getByText('kiln.png')).toBeVisible();
  },
};

/** The server has refused the file. The reason is at its field, and the performer tries again. */
export const FileRefused: Story = {
  args: { submit: fn<Submit>(async () => ({ fieldErrors: { file: failureText('MEDIA_PROCESSING_UNAVAILABLE') } })) },
  async play({ canvas, args }) {
    await publishPhoto(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('MEDIA_PROCESSING_UNAVAILABLE'));
    await publish(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledTimes(2));
  },
};

/** A file of another type is refused before it is uploaded. */
export const WrongFile: Story = {
  async play({ canvas }) {
    await chooseFile(canvas, new File(['glaze'], 'recipe.txt', { type: 'text/plain' }), { applyAccept: false });
    await expect(await canvas.findByText(t('files:wrongType', { count: 1 }))).toBeVisible();
  },
};

export const FieldErrors: Story = {
  parameters: { shows: shows('updateStory', 'VALIDATION_FAILED') },
  args: { submit: fn<Submit>(async () => fieldFailure('text', 'TOO_LONG', { max: 200 })), initial: ownStory },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('myStories:form.save') }));
    await expect(await canvas.findByText(t('errors:TOO_LONG', { max: 200, count: 200 }))).toBeVisible();
    await expect(canvas.getByLabelText(tPattern('myStories:form.text'))).toHaveFocus();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('createStory', 'failed') },
  args: { submit: fn<Submit>(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await publishPhoto(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByText('kiln.png')).toBeVisible();
  },
};
