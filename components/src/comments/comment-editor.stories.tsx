import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { failure, failureText } from '../testing/index.ts';
import { CommentEditor } from './comment-editor.tsx';
import { ownComment } from './fixtures.ts';

const meta = {
  title: 'Components/Comments/CommentEditor',
  component: CommentEditor,
  args: {
    comment: ownComment,
    onUpdate: fn(async (): Promise<FormResult<'content' | 'picture'>> => ({ ok: true })),
    onClose: fn(),
  },
} satisfies Meta<typeof CommentEditor>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

async function change(canvas: Canvas, text: string) {
  const field = await canvas.findByLabelText('Edit comment');
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
}

/** The field has the focus. */
export const Idle: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText('Edit comment')).toHaveFocus());
  },
};

export const Saved: Story = {
  async play({ canvas, args }) {
    await change(canvas, 'It was the small cup.');
    await waitFor(() => expect(args.onUpdate).toHaveBeenCalledWith(ownComment, { content: 'It was the small cup.' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalled());
  },
};

export const WithPicture: Story = {
  async play({ canvas, args }) {
    const picture = new File(['picture'], 'cup.png', { type: 'image/png' });
    await userEvent.upload(await canvas.findByLabelText('Add a picture'), picture);
    await expect(canvas.getByText('Picture: cup.png')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith(ownComment, { content: ownComment.content, picture }),
    );
  },
};

export const Escape: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText('Edit comment'), ' More.{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

export const NothingWritten: Story = {
  async play({ canvas, args }) {
    await change(canvas, '');
    await expect(await canvas.findByText('Write something first.')).toBeVisible();
    await expect(canvas.getByLabelText('Edit comment')).toHaveFocus();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onUpdate: fn(() => new Promise(() => {})) },
  async play({ canvas }) {
    await change(canvas, 'It was the small cup.');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Save' })).toHaveAttribute('aria-busy', 'true'));
  },
};

export const ServerError: Story = {
  args: { onUpdate: fn(async () => failure('INTERNAL')) },
  async play({ canvas, args }) {
    await change(canvas, 'It was the small cup.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByLabelText('Edit comment')).toHaveValue('It was the small cup.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const PictureRefused: Story = {
  args: { onUpdate: fn(async () => ({ fieldErrors: { picture: 'Photos can be JPEG, PNG, WebP, GIF or AVIF.' } })) },
  async play({ canvas }) {
    await change(canvas, 'It was the small cup.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('Photos can be JPEG');
  },
};
