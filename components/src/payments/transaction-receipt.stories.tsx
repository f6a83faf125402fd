import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { t } from '../testing/index.ts';
import { payment, payments } from './fixtures.ts';
import { TransactionReceiptDialog } from './transaction-receipt.tsx';

const meta = {
  title: 'Components/Payments/TransactionReceiptDialog',
  component: TransactionReceiptDialog,
  args: { payment, payer: 'Noor Haddad', onClose: fn() },
} satisfies Meta<typeof TransactionReceiptDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TopUp: Story = {
  async play() {
    const receipt = within(await within(document.body).findByRole('dialog'));
    const card = t('payments:transactions.card', { brand: 'Visa', last4: '4242' });
    await expect(receipt.getByText(card)).toBeVisible();
    await expect(receipt.getByText(t('payments:transactions.credited'))).toBeVisible();
  },
};

export const Subscription: Story = { args: { payment: payments[3] ?? payment } };
/** A coupon took off a part of the price. */
export const WithCoupon: Story = { args: { payment: payments[4] ?? payment } };
