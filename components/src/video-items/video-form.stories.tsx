import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, failureText, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { ownVideo } from '../videos/fixtures.ts';
import { cancelledUpload, chooseFile, newVideo, publish, publishVideo, uploadedTo } from './sample.tsx';
import type { VideoItemForm, VideoItemFormProps } from './video-item-form.tsx';

type Submit = VideoItemFormProps['submit'];

const meta = {
  title: 'Components/Videos/VideoForm',
  ...newVideo,
} satisfies Meta<typeof VideoItemForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The values with which the form was submitted. */
const valuesOf = ({ submit }: VideoItemFormProps) => (submit as ReturnType<typeof fn<Submit>>).mock.calls[0]?.[0];

/** A video for subscribers is sent with its files, its price and the language of its captions. */
export const Saved: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('content:audience.subscribers') }));
    await userEvent.type(canvas.getByRole('textbox', { name: tPattern('content:price.label') }), '8.5');
    await chooseFile(canvas, 'captions');
    await userEvent.selectOptions(await canvas.findByLabelText(t('studio:form.captionsLocale')), 'es-ES');
    await publishVideo(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
    await expect(valuesOf(args)).toMatchObject({
      ...{ title: 'Throwing a tall vase', audience: 'subscribers', price: 8.5, captionsLocale: 'es-ES' },
    });
    await expect(valuesOf(args)?.video?.name).toBe('vase.mp4');
    await expect(valuesOf(args)?.captions?.name).toBe('vase.vtt');
    await expect(args.onUnsaved).toHaveBeenCalledWith({ flush: expect.any(Function) });
  },
};

/** All errors are shown together, and the first invalid field has the focus. */
export const NothingEntered: Story = {
  async play({ canvas, args }) {
    await canvas.findByLabelText(t('studio:form.name'));
    await publish(canvas);
    await expect(await canvas.findByText(t('studio:form.nameMissing'))).toBeVisible();
    await expect(canvas.getByText(t('studio:form.videoMissing'))).toBeVisible();
    await expect(canvas.getByLabelText(t('studio:form.name'))).toHaveFocus();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const WrongPrice: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('radio', { name: t('content:audience.followers') }));
    await userEvent.type(canvas.getByRole('textbox', { name: tPattern('content:price.label') }), '0.5');
    await publishVideo(canvas);
    await expect(await canvas.findByText(t('content:price.problem.range'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

export const Uploading: Story = {
  args: { submit: uploadedTo(0.42) },
  async play({ canvas }) {
    await publishVideo(canvas);
    await expect(await canvas.findByText(t('content:upload.uploading'))).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: t('files:uploading', { name: 'vase.mp4' }) });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
  },
};

/** Everything is uploaded, and the server checks the files. */
export const Checking: Story = {
  args: { submit: uploadedTo(1) },
  async play({ canvas }) {
    await publishVideo(canvas);
    await expect(await canvas.findByText(t('content:upload.checking'))).toBeVisible();
  },
};

/** Cancelling the upload aborts the request, and keeps the input. */
export const UploadCancelled: Story = {
  args: {
    submit: cancelledUpload(),
  },
  async play({ canvas }) {
    await publishVideo(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: t('content:upload.cancelUpload') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('content:upload.cancelled'));
    await expect(canvas.getByText('vase.mp4')).toBeVisible();
    await expect(canvas.getByLabelText(t('studio:form.name'))).toHaveValue('Throwing a tall vase');
  },
};

/** The server cannot process videos. The reason is at the field of the video, and the input stays. */
export const FileRefused: Story = {
  args: { submit: fn<Submit>(async () => ({ fieldErrors: { video: failureText('MEDIA_PROCESSING_UNAVAILABLE') } })) },
  async play({ canvas, args }) {
    await publishVideo(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('MEDIA_PROCESSING_UNAVAILABLE'));
    await expect(canvas.getByLabelText(t('studio:form.name'))).toHaveValue('Throwing a tall vase');
    await publish(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledTimes(2));
  },
};

/** A file of another type is refused before it is uploaded. */
export const WrongFile: Story = {
  async play({ canvas }) {
    const words = new File(['glaze'], 'recipe.txt', { type: 'text/plain' });
    const picker = within(await canvas.findByRole('group', { name: t('studio:form.video') }));
    await userEvent.upload(picker.getByLabelText(t('files:choose')), words, { applyAccept: false });
    await expect(await canvas.findByText(t('files:wrongType', { count: 1 }))).toBeVisible();
  },
};

export const FieldErrors: Story = {
  parameters: { shows: shows('updateVideo', 'VALIDATION_FAILED') },
  args: { submit: fn<Submit>(async () => fieldFailure('title', 'TOO_LONG', { max: 100 })), initial: ownVideo },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('studio:form.save') }));
    await expect(await canvas.findByText(t('errors:TOO_LONG', { max: 100, count: 100 }))).toBeVisible();
    await expect(canvas.getByLabelText(t('studio:form.name'))).toHaveFocus();
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('uploadVideo', 'failed') },
  args: { submit: fn<Submit>(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await publishVideo(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByText('vase.mp4')).toBeVisible();
  },
};

/** A stored file is removed after a confirmation. */
export const RemovingCaptions: Story = {
  args: { initial: ownVideo, onRemoveFile: fn(async () => {}) },
  async play({ canvas, args }) {
    const current = within(await canvas.findByRole('group', { name: t('studio:form.captions') }));
    await userEvent.click(current.getByRole('button', { name: t('studio:form.removeFile.action') }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('button', { name: t('studio:form.removeFile.confirm') }));
    await waitFor(() => expect(args.onRemoveFile).toHaveBeenCalledWith('captions'));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
  },
};
