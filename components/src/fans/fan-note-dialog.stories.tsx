import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { failure, fieldFailure, shows, t } from '../testing/index.ts';
import { FanNoteDialog } from './fan-note-dialog.tsx';

type Result = FormResult<'note'>;

const meta = {
  title: 'Components/Fans/FanNoteDialog',
  component: FanNoteDialog,
  args: {
    open: true,
    name: 'Noor Haddad',
    note: null,
    onClose: fn(),
    submit: fn(async (): Promise<Result> => ({ ok: true })),
  },
} satisfies Meta<typeof FanNoteDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);
const note = () => dialog().findByRole('textbox', { name: t('fans:note.title') });
const save = async () => userEvent.click(await dialog().findByRole('button', { name: t('fans:note.save') }));

/** Spaces around the note are removed. The field counts its characters, and takes no more than the contract allows. */
export const Idle: Story = {
  async play({ args }) {
    await userEvent.type(await note(), ' Collects bowls. ');
    await expect(dialog().getByText('17/1000')).toBeVisible();
    await expect(await note()).toHaveAttribute('maxlength', '1000');
    await save();
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ note: 'Collects bowls.' }));
  },
};

/** An empty note deletes the stored one. */
export const Changing: Story = {
  args: { note: 'Collects the blue bowls.' },
  async play({ args }) {
    await expect(await note()).toHaveValue('Collects the blue bowls.');
    await userEvent.clear(await note());
    await save();
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ note: '' }));
    await userEvent.click(dialog().getByRole('button', { name: t('fans:note.cancel') }));
    await expect(args.onClose).toHaveBeenCalled();
  },
};

export const Submitting: Story = {
  args: { note: 'Blue bowls.', submit: fn((): Promise<Result> => new Promise(() => {})) },
  play: save,
};

export const RefusedField: Story = {
  parameters: { shows: shows('updateFan', 'VALIDATION_FAILED') },
  args: { submit: fn(async (): Promise<Result> => fieldFailure('note', 'TOO_LONG')) },
  async play() {
    await save();
    await waitFor(async () => expect(await note()).toHaveAttribute('aria-invalid', 'true'));
  },
};

export const ServerError: Story = {
  parameters: { shows: shows('updateFan', 'failed') },
  args: { note: 'Blue bowls.', submit: fn(async (): Promise<Result> => failure('INTERNAL')) },
  async play() {
    await save();
    await expect(await dialog().findByRole('alert')).toBeVisible();
    await expect(await note()).toHaveValue('Blue bowls.');
  },
};
