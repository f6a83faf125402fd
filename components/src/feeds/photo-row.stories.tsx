import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { samplePicture } from '../primitives/sample-picture.ts';
import { photo } from './fixtures.ts';
import { PhotoRow } from './photo-row.tsx';

const draft = { key: 'new-1', name: 'vessel.jpg', alt: '', localUrl: samplePicture(0) };

const meta = {
  title: 'Feeds/PhotoRow',
  component: PhotoRow,
  args: {
    photo: { ...draft, file: photo(0), alt: 'A tall stoneware vessel with a river glaze' },
    number: 2,
    isLast: false,
    isChecked: false,
    onDescribe: fn(),
    onMove: fn(),
    onRemove: fn(),
    onRetry: fn(),
  },
} satisfies Meta<typeof PhotoRow>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Uploaded: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: 'Move photo 2 up' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(-1);
    await userEvent.click(canvas.getByRole('button', { name: 'Move photo 2 down' }));
    await expect(args.onMove).toHaveBeenLastCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Remove photo 2' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

/** The only one has no place to go. */
export const Only: Story = {
  args: { number: 1, isLast: true },
  async play({ canvas }) {
    await expect(await canvas.findByRole('button', { name: 'Move photo 1 up' })).toBeDisabled();
    await expect(canvas.getByRole('button', { name: 'Move photo 1 down' })).toBeDisabled();
  },
};

export const Uploading: Story = {
  args: { photo: { ...draft, progress: 0.42 } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('progressbar', { name: 'Uploading vessel.jpg' })).toHaveAttribute(
      'aria-valuenow',
      '42',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel the upload of vessel.jpg' }));
    await expect(args.onRemove).toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { photo: { ...draft, progress: 0.42, isFailed: true } },
  async play({ canvas, args }) {
    await expect(await canvas.findByRole('alert')).toHaveTextContent("This photo didn't upload.");
    await expect(canvas.queryByRole('progressbar')).not.toBeInTheDocument();
    await userEvent.click(canvas.getByRole('button', { name: 'Try again' }));
    await expect(args.onRetry).toHaveBeenCalled();
  },
};

export const NotDescribed: Story = {
  args: { photo: { ...draft, file: photo(0) }, isChecked: true },
  async play({ canvas, args }) {
    const field = await canvas.findByRole('textbox', { name: 'Describe photo 2' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription(/Please describe this photo/);
    await userEvent.type(field, 'A');
    await expect(args.onDescribe).toHaveBeenCalledWith('A');
  },
};
