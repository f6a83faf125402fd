import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { failure, fieldFailure, shows, t } from '../testing/index.ts';
import { DeleteAccount, type DeleteAccountProps } from './delete-account.tsx';
import { withToasts } from './sample.tsx';

const submit = (result: Awaited<ReturnType<DeleteAccountProps['submit']>>) =>
  fn(async (): ReturnType<DeleteAccountProps['submit']> => result);

const meta = {
  title: 'Components/Users/DeleteAccount',
  component: DeleteAccount,
  decorators: [withToasts],
  args: {
    balance: 74.5,
    isPerformer: false,
    isOpen: true,
    onOpen: fn(),
    onClose: fn(),
    submit: submit({ ok: true }),
  },
} satisfies Meta<typeof DeleteAccount>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);

async function confirm() {
  await userEvent.type(await dialog().findByLabelText(t('users:password.current')), 'paper folds twice');
  await userEvent.click(dialog().getByRole('button', { name: t('users:deletion.confirm') }));
}

export const Closed: Story = {
  args: { isOpen: false },
  async play({ canvas, args }) {
    await userEvent.click(canvas.getByRole('button', { name: t('users:deletion.open') }));
    await expect(args.onOpen).toHaveBeenCalled();
  },
};
export const Ready: Story = {
  async play({ args }) {
    await expect(await dialog().findByText(t('users:deletion.tokens', { amount: '$74.50' }))).toBeVisible();
    await confirm();
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ password: 'paper folds twice' }));
  },
};
export const OfAPerformer: Story = { args: { isPerformer: true, balance: 0 } };
export const NoPassword: Story = {
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('button', { name: t('users:deletion.confirm') }));
    await expect(await dialog().findByText(t('users:profile.required'))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};
export const WrongPassword: Story = {
  parameters: { shows: shows('deleteUser', 'WRONG_PASSWORD') },
  args: { submit: fn(async () => fieldFailure('password', 'WRONG_PASSWORD')) },
  async play() {
    await confirm();
    await expect(await dialog().findByText(t('errors:WRONG_PASSWORD'))).toBeVisible();
  },
};
/** The account has an open payout, so it cannot be deleted. */
export const PayoutOpen: Story = {
  parameters: { shows: shows('deletePerformer', 'PAYOUT_PENDING') },
  args: { submit: fn(async () => failure('PAYOUT_PENDING')) },
  async play() {
    await confirm();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:PAYOUT_PENDING'));
  },
};
export const Deleting: Story = { args: { submit: fn(() => new Promise(() => {})) }, play: confirm };
