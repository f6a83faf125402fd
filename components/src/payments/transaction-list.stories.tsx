import type { Payment } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { failed, loading, readyList } from '../primitives/index.ts';
import { t, tPattern } from '../testing/index.ts';
import { payments } from './fixtures.ts';
import { TransactionList } from './transaction-list.tsx';

const meta = {
  title: 'Components/Payments/TransactionList',
  component: TransactionList,
  args: { transactions: readyList(payments), onContinue: fn(), onReceipt: fn(), onLoadMore: fn() },
} satisfies Meta<typeof TransactionList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    const [button] = await canvas.findAllByRole('button', { name: tPattern('wallet:receipt.open') });
    await userEvent.click(button as HTMLElement);
    await expect(args.onReceipt).toHaveBeenCalledWith(payments[0]);
  },
};

/** A payment that was interrupted while the bank asked can be continued. */
export const WaitingForBank: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payments:transactions.continue') }));
    await expect(args.onContinue).toHaveBeenCalledWith(payments[2]);
  },
};

/** The button of a payment waits while the payment is continued. */
export const Continuing: Story = {
  args: { pendingId: payments[2]?._id ?? '' },
  async play({ canvas, args }) {
    const button = await canvas.findByRole('button', { name: t('payments:transactions.continue') });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

export const Loading: Story = { args: { transactions: loading } };
export const Failed: Story = { args: { transactions: failed(fn()) } };
export const LoadingMore: Story = { args: { transactions: readyList(payments, 'loading') } };
export const LoadMoreFailed: Story = { args: { transactions: readyList(payments, 'error') } };
export const Empty: Story = { args: { transactions: readyList<Payment>([]) } };

/** No payment was made in the selected month. */
export const EmptyMonth: Story = {
  args: { transactions: readyList<Payment>([]), onShowAll: fn() },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('wallet:month.showAll') }));
    await expect(args.onShowAll).toHaveBeenCalled();
  },
};
