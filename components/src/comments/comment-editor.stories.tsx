import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { failure, failureText, fieldFailure, shows, t } from '../testing/index.ts';
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
  const field = await canvas.findByLabelText(t('comments:edit'));
  await userEvent.clear(field);
  if (text) await userEvent.type(field, text);
  await userEvent.click(canvas.getByRole('button', { name: t('comments:save') }));
}

/** The field takes the focus when the editor opens. */
export const Idle: Story = {
  async play({ canvas }) {
    await waitFor(() => expect(canvas.getByLabelText(t('comments:edit'))).toHaveFocus());
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
    await userEvent.upload(await canvas.findByLabelText(t('comments:picture')), picture);
    await expect(canvas.getByText(t('comments:pictureChosen', { name: 'cup.png' }))).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: t('comments:save') }));
    await waitFor(() =>
      expect(args.onUpdate).toHaveBeenCalledWith(ownComment, { content: ownComment.content, picture }),
    );
  },
};

/** The Escape that ends the composition of an input method keeps the text. */
export const Composing: Story = {
  async play({ canvas, args }) {
    const field = await canvas.findByLabelText(t('comments:edit'));
    await userEvent.type(field, ' More.');
    await fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    await expect(args.onClose).not.toHaveBeenCalled();
    await expect(field).toHaveValue(`${ownComment.content} More.`);
  },
};

export const Escape: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('comments:edit')), ' More.{Escape}');
    await expect(args.onClose).toHaveBeenCalled();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

export const NothingWritten: Story = {
  async play({ canvas, args }) {
    await change(canvas, '');
    await expect(await canvas.findByText(t('comments:missing'))).toBeVisible();
    await expect(canvas.getByLabelText(t('comments:edit'))).toHaveFocus();
    await expect(args.onUpdate).not.toHaveBeenCalled();
  },
};

export const Saving: Story = {
  args: { onUpdate: fn(() => new Promise(() => {})) },
  async play({ canvas }) {
    await change(canvas, 'It was the small cup.');
    await waitFor(() =>
      expect(canvas.getByRole('button', { name: t('comments:save') })).toHaveAttribute('aria-busy', 'true'),
    );
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('updateComment', 'failed') },
  args: { onUpdate: fn(async () => failure('INTERNAL')) },
  async play({ canvas, args }) {
    await change(canvas, 'It was the small cup.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByLabelText(t('comments:edit'))).toHaveValue('It was the small cup.');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const PictureRefused: Story = {
  args: { onUpdate: fn(async () => fieldFailure('picture', 'UNSUPPORTED_PHOTO')) },
  async play({ canvas }) {
    await change(canvas, 'It was the small cup.');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(t('errors:UNSUPPORTED_PHOTO'));
  },
};
