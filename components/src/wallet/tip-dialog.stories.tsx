import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import type { FormResult } from '../primitives/index.ts';
import { failure, failureText, fieldFailure, shows, t, tPattern } from '../testing/index.ts';
import { receipt } from './fixtures.ts';
import { TipDialog } from './tip-dialog.tsx';

const meta = {
  title: 'Components/Wallet/TipDialog',
  component: TipDialog,
  args: {
    open: true,
    onClose: fn(),
    name: 'Mara Quill',
    balance: 100,
    minimum: 10,
    maximum: 10000,
    submit: fn(async (): Promise<FormResult<'amount' | 'message'>> => ({ ok: true })),
    onTopUp: fn(),
  },
} satisfies Meta<typeof TipDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);

export const Idle: Story = {};

export const UnknownBalance: Story = { args: { balance: undefined } };

export const AmountChosen: Story = {
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('radio', { name: '$25' }));
    await userEvent.click(dialog().getByRole('button', { name: t('wallet:tip.send', { amount: '$25.00' }) }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ amount: 25, message: '' }));
  },
};

export const TooLow: Story = {
  async play({ args }) {
    await userEvent.type(await dialog().findByLabelText(t('wallet:tip.otherAmount')), '9.99');
    await userEvent.click(dialog().getByRole('button', { name: t('wallet:tip.chooseAmount') }));
    await expect(await dialog().findByText(t('wallet:tip.tooLow', { minimum: '$10.00' }))).toBeInTheDocument();
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** The balance is too low, so the button opens the top-up. The app stores the input meanwhile. */
export const LowBalance: Story = {
  args: { balance: 0 },
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('radio', { name: '$10' }));
    await expect(dialog().getByText(t('wallet:pay.missing', { amount: '$10.00' }))).toBeVisible();
    await expect(dialog().queryByRole('button', { name: t('wallet:tip.chooseAmount') })).toBeNull();
    await userEvent.type(dialog().getByLabelText(tPattern('wallet:tip.message')), 'For the kiln');
    await userEvent.click(dialog().getByRole('button', { name: t('wallet:tip.topUp') }));
    await expect(args.onTopUp).toHaveBeenCalledWith({ amount: '10', message: 'For the kiln' }, expect.any(Number));
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** After the top-up the dialog has its input again, and the tip can be sent. */
export const AfterTopUp: Story = {
  args: { initial: { amount: '25', message: 'For the kiln' } },
  async play({ args }) {
    await userEvent.click(await dialog().findByRole('button', { name: t('wallet:tip.send', { amount: '$25.00' }) }));
    await waitFor(() => expect(args.submit).toHaveBeenCalledWith({ amount: 25, message: 'For the kiln' }));
  },
};

export const Submitting: Story = {
  args: { submit: fn(() => new Promise(() => {})) },
  async play() {
    await userEvent.click(await dialog().findByRole('radio', { name: '$25' }));
    await userEvent.click(dialog().getByRole('button', { name: t('wallet:tip.send', { amount: '$25.00' }) }));
  },
};

export const FieldError: Story = {
  parameters: { shows: shows('tipPerformer', 'VALIDATION_FAILED') },
  args: { submit: fn(async () => fieldFailure('amount', 'TIP_TOO_SMALL', { min: '$10.00' })) },
  play: chooseAndSend,
};

export const ServerError: Story = {
  parameters: { shows: shows('tipPerformer', 'failed') },
  args: { submit: fn(async () => failure('INTERNAL')) },
  async play() {
    await chooseAndSend();
    await expect(await dialog().findByRole('alert')).toHaveTextContent(failureText('INTERNAL'));
    await expect(dialog().getByLabelText(t('wallet:tip.otherAmount'))).toHaveValue('25');
  },
};

/** Enter closes the receipt, even if Enter has also sent the form. */
export const Receipt: Story = {
  args: { receipt },
  async play({ args }) {
    await waitFor(() => expect(dialog().getByRole('button', { name: t('wallet:pay.done') })).toHaveFocus());
    await userEvent.keyboard('{Enter}');
    await expect(args.onClose).toHaveBeenCalled();
  },
};

async function chooseAndSend() {
  await userEvent.click(await dialog().findByRole('radio', { name: '$25' }));
  await userEvent.click(dialog().getByRole('button', { name: t('wallet:tip.send', { amount: '$25.00' }) }));
}
