import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { type FormResult, failed, loading, ready } from '../primitives/index.ts';
import { failure, shows, t } from '../testing/index.ts';
import { calculation, payout } from './fixtures.ts';
import { PayoutChangeDialog } from './payout-change-dialog.tsx';
import type { PayoutValues } from './payout-fields.tsx';

type Result = FormResult<keyof PayoutValues>;
const retry = fn();

const meta = {
  title: 'Components/Payouts/PayoutChangeDialog',
  component: PayoutChangeDialog,
  args: {
    open: true,
    onClose: fn(),
    payout: payout.pending,
    calculation: ready({ ...calculation, payableEarnings: 192.5 }),
    submit: fn(async (): Promise<Result> => ({ ok: true })),
  },
} satisfies Meta<typeof PayoutChangeDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);
const save = async () => userEvent.click(await dialog().findByRole('button', { name: t('payouts:change.save') }));

async function setAmount(amount: string): Promise<void> {
  const field = await dialog().findByLabelText(t('payouts:form.amount'));
  await userEvent.clear(field);
  await userEvent.type(field, amount);
}

/** The held amount of the payout can be requested again, in addition to the payable earnings. */
export const Idle: Story = {
  async play({ args }) {
    await setAmount('312.5');
    await save();
    const change = { amount: 312.5, note: 'For the new kiln shelves.', isToCurrentAccount: false };
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith(change));
  },
};

/** The bank account has changed since the request, which can be moved to the new one. */
export const OtherAccount: Story = {
  args: { calculation: ready({ ...calculation, destination: 'Harbour Savings, •••• 2207' }) },
  async play({ args }) {
    const label = t('payouts:change.newAccount', { account: 'Harbour Savings, •••• 2207' });
    await userEvent.click(await dialog().findByRole('checkbox', { name: label }));
    await save();
    await waitFor(() =>
      expect(args.submit).toHaveBeenCalledWith(expect.objectContaining({ isToCurrentAccount: true })),
    );
  },
};

export const FieldErrors: Story = {
  async play({ args }) {
    await setAmount('312.51');
    await save();
    const bounds = { minimum: '$50.00', maximum: '$312.50' };
    await expect(await dialog().findByText(t('payouts:form.amountInvalid', bounds))).toBeVisible();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The payout was approved meanwhile. */
export const ServerError: Story = {
  parameters: { shows: shows('updatePayoutRequest', 'STATUS_CONFLICT') },
  args: { submit: fn(async (): Promise<Result> => failure('STATUS_CONFLICT')) },
  async play() {
    await save();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:STATUS_CONFLICT'));
  },
};

export const Loading: Story = {
  args: { calculation: loading },
  async play() {
    await expect(await dialog().findByRole('button', { name: t('payouts:change.save') })).toBeDisabled();
  },
};

export const Failed: Story = {
  args: { calculation: failed(retry) },
  async play() {
    await userEvent.click(await dialog().findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
