import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { failure, failureText, fieldFailure, shows, t } from '../testing/index.ts';
import { CommentComposer } from './comment-composer.tsx';

const meta = {
  title: 'Components/Comments/CommentComposer',
  component: CommentComposer,
  args: { onCreate: fn(async (): Promise<FormResult<'content'>> => ({ ok: true })) },
} satisfies Meta<typeof CommentComposer>;

export default meta;
type Story = StoryObj<typeof meta>;
type Play = NonNullable<Story['play']>;
type Canvas = Parameters<Play>[0]['canvas'];

async function write(canvas: Canvas, text = 'What a blue.') {
  await userEvent.type(await canvas.findByLabelText(t('comments:write')), text);
  await userEvent.click(canvas.getByRole('button', { name: t('comments:send') }));
}

export const Idle: Story = {};

/** The form trims the comment, and clears the field after sending it. */
export const Sent: Story = {
  async play({ canvas, args }) {
    await write(canvas, '  What a blue. ');
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith('What a blue.'));
    await waitFor(() => expect(canvas.getByLabelText(t('comments:write'))).toHaveValue(''));
  },
};

export const SentByKey: Story = {
  async play({ canvas, args }) {
    await userEvent.type(await canvas.findByLabelText(t('comments:write')), 'What a blue.{Control>}{Enter}{/Control}');
    await waitFor(() => expect(args.onCreate).toHaveBeenCalledWith('What a blue.'));
  },
};

/** Enter without Ctrl inserts a line break. */
export const NewLine: Story = {
  async play({ canvas, args }) {
    const field = await canvas.findByLabelText(t('comments:write'));
    await userEvent.type(field, 'One{Enter}two');
    await expect(field).toHaveValue('One\ntwo');
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

export const NothingWritten: Story = {
  async play({ canvas, args }) {
    await write(canvas, '   ');
    await expect(await canvas.findByText(t('comments:missing'))).toBeVisible();
    await expect(canvas.getByLabelText(t('comments:write'))).toHaveFocus();
    await expect(args.onCreate).not.toHaveBeenCalled();
  },
};

/** Pressing the button again while the request is pending does nothing. */
export const Sending: Story = {
  args: { onCreate: fn(() => new Promise(() => {})) },
  async play({ canvas, args }) {
    await write(canvas);
    const send = canvas.getByRole('button', { name: t('comments:send') });
    await waitFor(() => expect(send).toHaveAttribute('aria-busy', 'true'));
    await userEvent.type(canvas.getByLabelText(t('comments:write')), '{Control>}{Enter}{/Control}');
    await userEvent.click(send);
    await expect(args.onCreate).toHaveBeenCalledTimes(1);
  },
};

/** If the request fails, the field keeps its input. */
export const ServerError: Story = {
  parameters: { shows: shows('createComment', 'failed') },
  args: { onCreate: fn(async () => failure('INTERNAL')) },
  async play({ canvas }) {
    await write(canvas);
    await expect(await canvas.findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(canvas.getByLabelText(t('comments:write'))).toHaveValue('What a blue.');
  },
};

export const FieldError: Story = {
  parameters: { shows: shows('createComment', 'VALIDATION_FAILED') },
  args: { onCreate: fn(async () => fieldFailure('content', 'TOO_LONG', { max: 2000 })) },
  async play({ canvas }) {
    await write(canvas);
    await expect(await canvas.findByText(t('errors:TOO_LONG', { max: 2000, count: 2000 }))).toBeVisible();
    await expect(canvas.getByLabelText(t('comments:write'))).toHaveFocus();
  },
};

/** The number of remaining characters appears when few are left. */
export const NearlyFull: Story = {
  async play({ canvas }) {
    const field = await canvas.findByLabelText(t('comments:write'));
    await userEvent.click(field);
    await userEvent.paste('Clay remembers. '.repeat(120));
    await expect(canvas.getByText('1920/2000')).toBeVisible();
  },
};

/** The Escape that ends the composition of an input method keeps the reply. */
export const Composing: Story = {
  args: { onCancel: fn() },
  async play({ canvas, args }) {
    const field = await canvas.findByLabelText(t('comments:write'));
    await userEvent.type(field, 'What a blue.');
    await fireEvent.keyDown(field, { key: 'Escape', keyCode: 229 });
    await expect(args.onCancel).not.toHaveBeenCalled();
    await userEvent.keyboard('{Escape}');
    await expect(args.onCancel).toHaveBeenCalled();
  },
};
