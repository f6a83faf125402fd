import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failureText, fieldFailure, shows, t } from '../testing/index.ts';
import { product } from './fixtures.ts';
import type { ProductForm, ProductFormProps } from './product-form.tsx';
import { chooseFile, choosePicture, newProduct, publish, publishDownload, uploadedTo } from './sample.tsx';

type Submit = ProductFormProps['submit'];

const meta = {
  title: 'Components/Products/ProductFormFiles',
  ...newProduct,
} satisfies Meta<typeof ProductForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Cancelling the upload aborts the request, and keeps the input. */
export const Uploading: Story = {
  args: { submit: uploadedTo(0.42) },
  async play({ canvas, args }) {
    await publishDownload(canvas);
    await expect(await canvas.findByText(t('content:upload.uploading'))).toBeVisible();
    const bar = canvas.getByRole('progressbar', { name: t('files:uploading', { name: 'recipes.pdf' }) });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    const signal = (args.submit as ReturnType<typeof fn<Submit>>).mock.calls[0]?.[2];
    await expect(signal?.aborted).toBe(false);
  },
};

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
    await publishDownload(canvas);
    await userEvent.click(await canvas.findByRole('button', { name: t('content:upload.cancelUpload') }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('content:upload.cancelled'));
    await expect(canvas.getByText('recipes.pdf')).toBeVisible();
    await expect(canvas.getByLabelText(t('store:form.name'))).toHaveValue('Forty glaze recipes');
    await expect(canvas.queryByRole('progressbar')).toBeNull();
  },
};

/** Everything is uploaded, and the server checks the file. */
export const Processing: Story = {
  args: { submit: uploadedTo(1) },
  async play({ canvas }) {
    await publishDownload(canvas);
    await expect(await canvas.findByText(t('content:upload.checking'))).toBeVisible();
    await expect(canvas.getByRole('progressbar')).not.toHaveAttribute('aria-valuenow');
  },
};

/** The server has refused the file. Its error is at its field, and goes away with the file. */
export const FileRefused: Story = {
  parameters: { shows: shows('createProduct', 'VALIDATION_FAILED') },
  args: { submit: fn<Submit>(async () => fieldFailure('file', 'UNSUPPORTED_DOWNLOAD')) },
  async play({ canvas, args }) {
    await publishDownload(canvas);
    const refusal = failureText('VALIDATION_FAILED', { reason: 'UNSUPPORTED_DOWNLOAD' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusal);
    await userEvent.click(canvas.getByRole('button', { name: t('files:remove', { name: 'recipes.pdf' }) }));
    await expect(canvas.queryByText(refusal)).toBeNull();
    await chooseFile(canvas);
    await publish(canvas);
    await waitFor(() => expect(args.submit).toHaveBeenCalledTimes(2));
  },
};

export const PictureRefused: Story = {
  args: {
    initial: { ...product, isOwn: true },
    submit: fn<Submit>(async () => fieldFailure('image', 'BROKEN_PICTURE')),
  },
  async play({ canvas }) {
    await choosePicture(canvas);
    await userEvent.click(canvas.getByRole('button', { name: t('store:form.save') }));
    const refusal = failureText('VALIDATION_FAILED', { reason: 'BROKEN_PICTURE' });
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refusal);
    await userEvent.click(canvas.getByRole('button', { name: t('files:remove', { name: 'mug.png' }) }));
    // The product keeps its picture.
    await expect(await canvas.findByText(t('store:form.currentPicture'))).toBeVisible();
  },
};

/** A file of another type is refused before it is uploaded. */
export const WrongFile: Story = {
  async play({ canvas, args }) {
    const words = new File(['glaze'], 'recipe.txt', { type: 'text/plain' });
    const picker = within(await canvas.findByRole('group', { name: t('store:form.file') }));
    await userEvent.upload(picker.getByLabelText(t('files:choose')), words, { applyAccept: false });
    await expect(await canvas.findByText(t('files:wrongType', { count: 1 }))).toBeVisible();
    await waitFor(() => expect(canvas.queryByText('recipe.txt')).toBeNull());
    await expect(args.submit).not.toHaveBeenCalled();
  },
};
