import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, waitFor, within } from 'storybook/test';
import { ChoiceChips, Field, Money, TextInput } from '../primitives/index.ts';
import { failure, t } from '../testing/index.ts';
import { PaymentDialog, type PaymentDialogProps } from './payment-dialog.tsx';

const meta = {
  title: 'Components/Wallet/PaymentDialog',
  component: PaymentDialog,
  args: {
    open: true,
    onClose: fn(),
    title: 'Open a message of Mara Quill',
    amount: 12.5,
    payLabel: 'Pay $12.50',
    lines: [{ label: 'Price', value: <Money amount={12.5} /> }],
    balance: 100,
    submit: fn<PaymentDialogProps['submit']>(async () => ({ ok: true })),
    onTopUp: fn(),
    outcome: undefined,
  },
} satisfies Meta<typeof PaymentDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Queries for the whole page, which contains the dialog. */
const dialog = () => within(document.body);
const payButton = () => dialog().findByRole('button', { name: 'Pay $12.50' });

export const FromWallet: Story = {
  async play({ args }) {
    await expect(await dialog().findByText('$87.50')).toBeVisible();
    await userEvent.click(await payButton());
    await waitFor(() => expect(args.submit).toHaveBeenCalledOnce());
  },
};

/** A payment by card does not show the balance of the wallet. */
export const ByCard: Story = {
  args: { balance: null, terms: 'Renewed each month for $12.50 until you cancel.' },
  async play() {
    await payButton();
    await expect(dialog().queryByText(t('wallet:pay.balanceNow'))).toBeNull();
  },
};

/** Two clicks and Enter, before the button is rendered as busy, charge only once. */
export const ChargesOnce: Story = {
  args: { submit: fn<PaymentDialogProps['submit']>(() => new Promise(() => {})) },
  async play({ args }) {
    const button = await payButton();
    const form = dialog().getByRole('dialog').querySelector('form');
    button.click();
    button.click();
    if (form) fireEvent.submit(form);
    await userEvent.click(dialog().getByRole('button', { name: /Pay/ }));
    await expect(args.submit).toHaveBeenCalledOnce();
  },
};

export const MissingTokens: Story = {
  args: { balance: 4.2 },
  async play({ args }) {
    await expect(await dialog().findByText(t('wallet:pay.missing', { amount: '$8.30' }))).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: t('wallet:pay.topUp') }));
    await expect(args.onTopUp).toHaveBeenCalledWith(8.3);
    await expect(args.submit).not.toHaveBeenCalled();
  },
};

/** While fields are incomplete, nothing is sent, and the button can be clicked again. */
export const Incomplete: Story = {
  args: { amount: undefined, submit: fn(() => undefined) },
  async play({ args }) {
    await userEvent.click(await payButton());
    await userEvent.click(await payButton());
    await expect(args.submit).toHaveBeenCalledTimes(2);
  },
};

/** An error is shown until the viewer changes the input. */
export const Failure: Story = {
  args: {
    submit: fn<PaymentDialogProps['submit']>(async () => failure('CARD_DECLINED')),
    children: (
      <Field label="Message">
        <TextInput />
      </Field>
    ),
  },
  async play() {
    await userEvent.click(await payButton());
    await expect(await dialog().findByRole('alert')).toHaveTextContent(t('errors:CARD_DECLINED'));
    await userEvent.type(dialog().getByLabelText('Message'), 'x');
    await waitFor(() => expect(dialog().queryByRole('alert')).toBeNull());
  },
};

/**
 * Enter pays if a text field has the focus. On a chip it does not pay, because the viewer may only want to select the
 * chip.
 */
export const EnterOnAChip: Story = {
  args: {
    children: (
      <>
        <ChoiceChips
          label="Pay with"
          choices={[{ value: 'wallet', label: 'Wallet' }]}
          value="wallet"
          onChange={() => undefined}
        />
        <Field label="Message">
          <TextInput />
        </Field>
      </>
    ),
  },
  async play() {
    const isSubmittedBy = (element: HTMLElement) => fireEvent.keyDown(element, { key: 'Enter' });
    await expect(isSubmittedBy(await dialog().findByRole('radio', { name: 'Wallet' }))).toBe(false);
    await expect(isSubmittedBy(dialog().getByLabelText('Message'))).toBe(true);
  },
};

export const PriceChanged: Story = { args: { changedPrice: 12.5 } };

export const Receipt: Story = {
  args: { outcome: { title: 'This message is yours', balances: { balanceBefore: 100, balance: 87.5 } } },
  async play({ args }) {
    await expect(
      await dialog().findByText(t('wallet:pay.balances', { before: '$100.00', after: '$87.50' })),
    ).toBeVisible();
    await userEvent.click(dialog().getByRole('button', { name: t('wallet:pay.done') }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};
