import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent } from 'storybook/test';
import { t, tPattern } from '../../testing/index.ts';
import { samplePicture } from '../sample-picture.ts';
import { FilePicker } from './file-picker.tsx';

const meta = {
  title: 'Components/Primitives/FilePicker',
  component: FilePicker,
  args: {
    label: 'Photos',
    help: 'JPEG, PNG or WebP, up to 20 MB each.',
    accept: 'image/jpeg,image/png,image/webp',
    maxBytes: 20 * 1024 * 1024,
    maxFiles: 4,
    files: [],
    onAdd: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof FilePicker>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

const file = (name: string, type: string) => new File(['x'], name, { type });

export const Empty: Story = {
  play: async ({ args, canvas }) => {
    const bowls = file('bowls.png', 'image/png');
    await userEvent.upload(canvas.getByLabelText(t('files:choose')), [bowls]);
    await expect(args.onAdd).toHaveBeenCalledWith([bowls]);
  },
};

/**
 * A file that is dropped beside the picker is ignored. The browser would otherwise open the file instead of the page.
 */
export const DroppedOutside: Story = {
  play: async ({ args }) => {
    const dataTransfer = new DataTransfer();
    dataTransfer.items.add(file('bowls.png', 'image/png'));
    const drop = new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
    document.body.dispatchEvent(drop);
    await expect(drop.defaultPrevented).toBe(true);
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

const transferOf = (...files: File[]) => {
  const transfer = new DataTransfer();
  for (const each of files) transfer.items.add(each);
  return transfer;
};

/** Several files are dropped at once, anywhere on the picker. */
export const Dropped: Story = {
  play: async ({ args, canvas }) => {
    const [bowls, kiln] = [file('bowls.png', 'image/png'), file('kiln.png', 'image/png')];
    const drop = { bubbles: true, cancelable: true, dataTransfer: transferOf(bowls, kiln) };
    fireEvent(canvas.getByText(args.help as string), new DragEvent('drop', drop));
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'bowls.png' }),
      expect.objectContaining({ name: 'kiln.png' }),
    ]);
  },
};

/**
 * Files that are pasted while the user writes are added. A text that is copied together with its picture stays a text.
 */
export const PastedWhileWriting: Story = {
  args: { takesPastesOfForm: true },
  decorators: [
    (Picker) => (
      <form>
        <textarea aria-label="Text" />
        <Picker />
      </form>
    ),
  ],
  play: async ({ args, canvas }) => {
    const paste = (clipboardData: DataTransfer) =>
      fireEvent(
        canvas.getByRole('textbox'),
        new ClipboardEvent('paste', { bubbles: true, cancelable: true, clipboardData }),
      );
    const bowls = file('bowls.png', 'image/png');
    const withText = transferOf(bowls);
    withText.setData('text/plain', 'Bowls');
    await expect(paste(withText)).toBe(true);
    await expect(args.onAdd).not.toHaveBeenCalled();
    await expect(paste(transferOf(bowls, file('kiln.png', 'image/png')))).toBe(false);
    await expect(args.onAdd).toHaveBeenCalledWith([
      expect.objectContaining({ name: 'bowls.png' }),
      expect.objectContaining({ name: 'kiln.png' }),
    ]);
  },
};

/** A message explains why files were rejected. */
export const Rejected: Story = {
  play: async ({ args, canvas }) => {
    const user = userEvent.setup({ applyAccept: false });
    await user.upload(canvas.getByLabelText(t('files:choose')), [file('notes.txt', 'text/plain')]);
    await expect(await canvas.findByText(tPattern('files:wrongType', { count: 1 }))).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

/** The message names the limit in the same way as the help. */
export const TooLarge: Story = {
  play: async ({ args, canvas }) => {
    const bowls = Object.defineProperty(file('bowls.png', 'image/png'), 'size', { value: 30 * 1024 * 1024 });
    await userEvent.upload(canvas.getByLabelText(t('files:choose')), [bowls]);
    await expect(await canvas.findByText(t('files:tooLarge', { count: 1, size: '20 MB' }))).toBeVisible();
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const Uploading: Story = {
  args: {
    files: [
      { id: '1', name: 'moon-jar.jpg', status: 'done', previewUrl: samplePicture(0), alt: 'A moon jar' },
      { id: '2', name: 'bowls.jpg', status: 'uploading', progress: 0.45, previewUrl: samplePicture(1) },
      { id: '3', name: 'kiln.jpg', status: 'waiting' },
    ],
  },
};

export const Failed: Story = {
  args: { files: [{ id: '1', name: 'kiln.jpg', status: 'failed', error: 'The connection broke off.' }] },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole('button', { name: t('files:retry', { name: 'kiln.jpg' }) }));
    await expect(args.onRetry).toHaveBeenCalledWith('1');
    await userEvent.click(canvas.getByRole('button', { name: t('files:remove', { name: 'kiln.jpg' }) }));
    await expect(args.onRemove).toHaveBeenCalledWith('1');
  },
};

/** The drop zone is hidden when the list has the maximum number of files. */
export const Full: Story = {
  args: { maxFiles: 1, files: [{ id: '1', name: 'moon-jar.jpg', status: 'done', previewUrl: samplePicture(0) }] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByLabelText(t('files:choose'))).toBeNull();
  },
};

export const WithError: Story = { args: { error: 'A post needs a photo or some words.' } };
export const Disabled: Story = { args: { disabled: true } };
