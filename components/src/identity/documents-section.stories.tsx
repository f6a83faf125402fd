import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import { failure, fieldFailure, shows, t } from '../testing/index.ts';
import { DocumentsSection, type DocumentsSectionProps } from './documents-section.tsx';
import { documentsOf } from './fixtures.ts';
import { chooseDocument, uploadedTo } from './sample.tsx';

type Upload = DocumentsSectionProps['upload'];

const reason = 'The photo is too dark to compare your face with it.';
const pending = { status: 'pending' as const, statusReason: null, documents: documentsOf('pending', 'pending') };
const rejected = {
  ...{ status: 'rejected' as const, statusReason: reason },
  documents: documentsOf('rejected', 'rejected', reason),
};

const meta = {
  title: 'Components/Identity/DocumentsSection',
  component: DocumentsSection,
  args: { performer: rejected, upload: fn<Upload>(async () => ({ ok: true })) },
} satisfies Meta<typeof DocumentsSection>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

/** Presses the button of the document that is listed first. */
async function upload(canvas: Canvas) {
  const [button] = await canvas.findAllByRole('button', { name: t('identity:review.upload') });
  await userEvent.click(button as HTMLElement);
}

/** The operator is checking the documents. The section says what the performer can do already. */
export const Pending: Story = {
  args: { performer: pending },
  async play({ canvas }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent(t('identity:review.pendingTitle'));
    await expect(canvas.getAllByText(t('identity:review.status.pending'))).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: t('identity:review.prepare') })).toHaveAttribute(
      'href',
      '/creator/posts/new',
    );
  },
};

/** The operator has rejected both documents, and has written the reason. */
export const Rejected: Story = {
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent(reason);
    await chooseDocument(canvas, 'identity');
    await upload(canvas);
    await waitFor(() => expect(args.upload).toHaveBeenCalledOnce());
    const [type, file] = (args.upload as ReturnType<typeof fn<Upload>>).mock.calls[0] ?? [];
    await expect([type, file?.name]).toEqual(['identity', 'passport.pdf']);
  },
};

/** One document was uploaded again, and the other one has not been yet. */
export const OneUploaded: Story = {
  args: { performer: { ...rejected, documents: documentsOf('pending', 'rejected', reason) } },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('identity:review.status.pending'))).toBeVisible();
    await expect(await canvas.findAllByRole('button', { name: t('identity:review.upload') })).toHaveLength(1);
  },
};

/** A document is missing. */
export const OneMissing: Story = {
  args: { performer: { ...pending, documents: pending.documents.slice(0, 1) } },
  async play({ canvas }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent(t('identity:review.missingText'));
    await expect(await canvas.findByRole('group', { name: t('identity:documents.portrait') })).toBeVisible();
  },
};

export const Uploading: Story = {
  args: { upload: fn<Upload>((_type, _document, onProgress) => uploadedTo(0.42, onProgress)) },
  async play({ canvas }) {
    await chooseDocument(canvas, 'identity');
    await upload(canvas);
    const bar = await canvas.findByRole('progressbar', { name: t('files:uploading', { name: 'passport.pdf' }) });
    await expect(bar).toHaveAttribute('aria-valuenow', '42');
    await expect(canvas.getByRole('button', { name: t('content:upload.cancelUpload') })).toBeVisible();
  },
};

export const NothingSelected: Story = {
  async play({ canvas, args }) {
    await upload(canvas);
    await expect(await canvas.findByText(t('identity:documents.missing'))).toBeVisible();
    await expect(args.upload).not.toHaveBeenCalled();
  },
};

/** The operator has approved the document meanwhile. */
export const Conflict: Story = {
  parameters: { shows: shows('uploadPerformerDocument', 'STATUS_CONFLICT') },
  args: { upload: fn<Upload>(async () => failure('STATUS_CONFLICT')) },
  async play({ canvas }) {
    await chooseDocument(canvas, 'identity');
    await upload(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:STATUS_CONFLICT'));
  },
};

export const FileRefused: Story = {
  args: { upload: fn<Upload>(async () => fieldFailure('document', 'BROKEN_PICTURE')) },
  async play({ canvas }) {
    await chooseDocument(canvas, 'identity');
    await upload(canvas);
    await expect(await canvas.findByText(t('errors:BROKEN_PICTURE'))).toBeVisible();
  },
};
