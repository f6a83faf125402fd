import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePicture } from '../primitives/sample-picture.ts';
import { failureText, t } from '../testing/index.ts';
import { DraftFileRow } from './draft-file-row.tsx';
import { photo } from './fixtures.ts';

const draft = { key: 'new-1', kind: 'photo' as const, name: 'vessel.jpg', alt: '', localUrl: samplePicture(0) };

const meta = {
  title: 'Components/Feeds/DraftFileRow',
  component: DraftFileRow,
  args: {
    file: { ...draft, file: photo(0), alt: 'A tall stoneware vessel with a river glaze' },
    number: 2,
    isLast: false,
    onDescribe: fn(),
    onMove: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof DraftFileRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uploaded: Story = {
  async play({ canvas, args }) {
    await userEvent.click(
      await canvas.findByRole('button', {
        name: t('feeds:form.up', { file: t('feeds:form.file.photo', { number: 2 }) }),
      }),
    );
    await expect(args.onMove).toHaveBeenLastCalledWith(-1);
    await userEvent.click(
      canvas.getByRole('button', { name: t('feeds:form.down', { file: t('feeds:form.file.photo', { number: 2 }) }) }),
    );
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    await userEvent.click(
      canvas.getByRole('button', { name: t('feeds:form.remove', { file: t('feeds:form.file.photo', { number: 2 }) }) }),
    );
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

/** The only file of a list has no buttons to move it. */
export const OnlyFile: Story = {
  args: { number: 1, isLast: true },
  async play({ canvas }) {
    await expect(
      await canvas.findByRole('button', {
        name: t('feeds:form.up', { file: t('feeds:form.file.photo', { number: 1 }) }),
      }),
    ).toBeDisabled();
    await expect(
      canvas.getByRole('button', { name: t('feeds:form.down', { file: t('feeds:form.file.photo', { number: 1 }) }) }),
    ).toBeDisabled();
  },
};

export const Uploading: Story = {
  args: { file: { ...draft, progress: 0.42 } },
  async play({ canvas, args }) {
    await expect(
      await canvas.findByRole('progressbar', { name: t('feeds:form.uploading', { name: 'vessel.jpg' }) }),
    ).toHaveAttribute('aria-valuenow', '42');
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.cancelUpload', { name: 'vessel.jpg' }) }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

/** The server has refused a damaged picture. Another try would fail too, so the row has no retry button. */
export const Refused: Story = {
  args: { file: { ...draft, isFailed: true, isRefused: true } },
  // The text of the error depends on the language of the story, which is known only when the story is rendered.
  render: (args) => <DraftFileRow {...args} file={{ ...args.file, failure: failureText('UNSUPPORTED_MEDIA_TYPE') }} />,
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('UNSUPPORTED_MEDIA_TYPE'));
    await expect(canvas.queryByRole('button', { name: t('feeds:form.retry') })).not.toBeInTheDocument();
  },
};

export const Failed: Story = {
  args: { file: { ...draft, progress: 0.42, isFailed: true } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('feeds:form.failed'));
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: t('feeds:form.retry') }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

/** The description is optional, and a hint says that it can be added later. */
export const NotDescribed: Story = {
  args: { file: { ...draft, file: photo(0) } },
  async play({ canvas, args }) {
    const field = await canvas.findByRole('textbox', {
      name: t('feeds:form.describe', { file: t('feeds:form.file.photo', { number: 2 }) }),
    });
    await expect(field).toBeValid();
    await expect(field).toHaveAccessibleDescription(new RegExp(t('feeds:form.describeLater')));
    await userEvent.type(field, 'A');
    await expect(args.onDescribe).toHaveBeenCalledWith('A');
  },
};

const video = { key: 'new-2', kind: 'video' as const, name: 'kiln.mp4', alt: 'The kiln door opens' };
const fileProcessing = { _id: photo(0)._id, status: 'processing' as const, progress: 0.3, reason: null };

export const Processing: Story = {
  args: { file: video, processing: fileProcessing },
  async play({ canvas }) {
    await expect(await canvas.findByRole('progressbar', { name: t('feeds:form.processing.running') })).toHaveAttribute(
      'aria-valuenow',
      '30',
    );
    await expect(
      canvas.getByRole('textbox', {
        name: t('feeds:form.describe', { file: t('feeds:form.file.video', { number: 2 }) }),
      }),
    ).toHaveValue('The kiln door opens');
  },
};

export const Prepared: Story = {
  args: { file: video, processing: { ...fileProcessing, status: 'ready', progress: 1 } },
};

export const ProcessingFailed: Story = {
  args: {
    file: { ...video, kind: 'audio', name: 'take.mp3', alt: 'Second set' },
    processing: { ...fileProcessing, status: 'failed', reason: 'The file ends in the middle. Upload it again.' },
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The file ends in the middle.');
  },
};
