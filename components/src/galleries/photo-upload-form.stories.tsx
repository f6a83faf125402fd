import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { photoFile } from '../feeds/fixtures.ts';
import { failed } from '../primitives/index.ts';
import { failureText, t, tPattern } from '../testing/index.ts';
import { ownGallery } from './fixtures.ts';
import { PhotoUploadForm, type PhotoUploadFormProps } from './photo-upload-form.tsx';
import { choose, send, uploadArgs, uploadedTo } from './sample.tsx';
import type { UploadPhoto } from './use-photo-uploads.ts';

const retry = fn();

const meta = {
  title: 'Components/Galleries/PhotoUploadForm',
  component: PhotoUploadForm,
  args: uploadArgs,
} satisfies Meta<typeof PhotoUploadForm>;

export default meta;
type Story = StoryObj<typeof meta>;

const tried = new WeakSet<Blob>();

/** Simulates a connection that fails once, during the upload of the second photo. */
const failsOnce: UploadPhoto = async ({ photo }) => {
  if (!photo || tried.has(photo) || (photo as File).name !== 'shelf.png') return { ok: true };
  tried.add(photo);
  return { ok: false, message: failureText('INTERNAL'), isRefused: false };
};

const calls = ({ upload }: PhotoUploadFormProps) => (upload as ReturnType<typeof fn<UploadPhoto>>).mock.calls;
const alt = (number: number) => tPattern('photos:form.altOf', { number });

/** Several photos are uploaded one after the other, each with its texts, for one audience. */
export const Uploaded: Story = {
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    await userEvent.type(await canvas.findByLabelText(alt(1)), ' A tall vessel ');
    await userEvent.type(canvas.getByLabelText(tPattern('photos:form.textOf', { number: 2 })), 'Tuesday.');
    await userEvent.click(canvas.getByRole('radio', { name: t('content:audience.followers') }));
    await expect(args.onUnsaved).toHaveBeenLastCalledWith({ flush: expect.any(Function) });
    await send(canvas, 2);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(2, null));
    await expect(calls(args).map(([{ photo, ...rest }]) => [(photo as File).name, rest])).toEqual([
      ['vessel.png', { text: '', alt: 'A tall vessel', audience: 'followers' }],
      ['shelf.png', { text: 'Tuesday.', alt: '', audience: 'followers' }],
    ]);
    await expect(args.onUnsaved).toHaveBeenLastCalledWith(null);
  },
};

/** Photos are added to a gallery with its audience, so that no viewer gains access if they leave it later. */
export const IntoGallery: Story = {
  args: { initialGallery: ownGallery._id },
  async play({ canvas, args }) {
    await expect(await canvas.findByLabelText(t('photos:gallery.label'))).toHaveValue(ownGallery._id);
    await expect(canvas.queryByRole('radio')).toBeNull();
    await choose(canvas, 'vessel.png');
    await send(canvas, 1);
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(1, ownGallery._id));
    await expect(calls(args)[0]?.[0]).toMatchObject({ galleryId: ownGallery._id, audience: 'subscribers' });
  },
};

/** Photos can also be pasted and dropped. */
export const PastedAndDropped: Story = {
  async play({ canvas }) {
    const data = async (name: string) => {
      const transfer = new DataTransfer();
      transfer.items.add(await photoFile(name));
      return transfer;
    };
    const picker = await canvas.findByRole('group', { name: t('photos:form.photos') });
    const clipboardData = await data('pasted.png');
    fireEvent(picker, new ClipboardEvent('paste', { bubbles: true, clipboardData }));
    await expect(await canvas.findByLabelText(alt(1))).toBeVisible();
    const dataTransfer = await data('dropped.png');
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    fireEvent(within(picker).getByText(t('files:drop')), drop);
    await expect(await canvas.findByLabelText(alt(2))).toBeVisible();
    await expect(canvas.getByRole('button', { name: t('files:remove', { name: 'dropped.png' }) })).toBeVisible();
  },
};

/** The first photo is uploading, and the second one waits. */
export const Uploading: Story = {
  args: { upload: uploadedTo(0.42) },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    await send(canvas, 2);
    const bar = await canvas.findByRole('progressbar', { name: t('files:uploading', { name: 'vessel.png' }) });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByText(t('photos:form.waiting'))).toBeVisible();
    await expect(canvas.getByText(t('content:upload.uploading'))).toBeVisible();
    await expect(args.onUnsaved).toHaveBeenLastCalledWith({ flush: expect.any(Function) });
  },
};

/** Everything is sent, and the server prepares the photo. Its upload can no longer be cancelled. */
export const Processing: Story = {
  args: { upload: uploadedTo(1) },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await send(canvas, 1);
    await expect(await canvas.findByText(t('photos:form.checking', { name: 'vessel.png' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('photos:form.cancelUpload', { name: 'vessel.png' }) }));
    await expect(calls(args)[0]?.[2].aborted).toBe(false);
  },
};

/** Cancelling aborts the request of one photo, keeps its texts, and continues with the next photo. */
export const Cancelled: Story = {
  args: { upload: uploadedTo(0.42) },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    await userEvent.type(await canvas.findByLabelText(alt(1)), 'A tall vessel');
    await send(canvas, 2);
    await userEvent.click(
      await canvas.findByRole('button', { name: t('photos:form.cancelUpload', { name: 'vessel.png' }) }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('content:upload.cancelled'));
    await expect(canvas.getByLabelText(alt(1))).toHaveValue('A tall vessel');
    await expect(calls(args)[0]?.[2].aborted).toBe(true);
    await expect(
      await canvas.findByRole('progressbar', { name: t('files:uploading', { name: 'shelf.png' }) }),
    ).toBeVisible();
  },
};

/** The second photo fails at first. The first one is saved, and only the second one is uploaded again. */
export const FailedAndRetried: Story = {
  args: {
    upload: fn<UploadPhoto>(failsOnce),
  },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png', 'shelf.png');
    await send(canvas, 2);
    const failure = await canvas.findByRole('alert');
    await expect(failure).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByText(t('photos:form.uploaded'))).toBeVisible();
    await expect(canvas.getByText(t('photos:form.someFailed'))).toBeVisible();
    await userEvent.click(within(failure).getByRole('button', { name: t('retry') }));
    await waitFor(() => expect(args.onDone).toHaveBeenCalledWith(2, null));
    await expect(calls(args).map(([{ photo }]) => (photo as File).name)).toEqual([
      'vessel.png',
      'shelf.png',
      'shelf.png',
    ]);
  },
};

/** The server has refused a file, which another try cannot change. */
export const Refused: Story = {
  args: {
    upload: fn<UploadPhoto>(async () => ({
      ok: false,
      message: failureText('UNSUPPORTED_MEDIA_TYPE', { reason: 'UNSUPPORTED_PHOTO' }),
      isRefused: true,
    })),
  },
  async play({ canvas, args }) {
    await choose(canvas, 'vessel.png');
    await send(canvas, 1);
    const failure = await canvas.findByRole('alert');
    await expect(failure).toHaveTextContent(failureText('UNSUPPORTED_MEDIA_TYPE', { reason: 'UNSUPPORTED_PHOTO' }));
    await expect(within(failure).queryByRole('button')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: t('photos:form.uploadNone') }));
    await expect(await canvas.findByText(t('photos:form.refusedLeft'))).toBeVisible();
    await expect(args.upload).toHaveBeenCalledOnce();
  },
};

export const NothingSelected: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('photos:form.uploadNone') }));
    await expect(await canvas.findByText(t('photos:form.photosMissing'))).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

/** A file of another type is left out before it is uploaded. */
export const WrongFile: Story = {
  async play({ canvas }) {
    const words = new File(['glaze'], 'recipe.txt', { type: 'text/plain' });
    await userEvent.upload(await canvas.findByLabelText(t('files:choose')), words, { applyAccept: false });
    await expect(await canvas.findByText(t('files:wrongType', { count: 1 }))).toBeVisible();
  },
};

/** The galleries could not be loaded. Photos can still be uploaded without one. */
export const GalleriesFailed: Story = {
  args: { galleries: failed(retry) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('photos:gallery.failed'))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
