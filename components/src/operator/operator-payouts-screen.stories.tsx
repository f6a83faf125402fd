import type { OperatorPayout } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { operator, payout } from './fixtures.ts';
import { OperatorPayoutsScreen } from './operator-payouts-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Operator/OperatorPayoutsScreen',
  tags: ['screen', 'operator'],
  component: OperatorPayoutsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/operator/payouts' },
  args: {
    operator,
    payouts: readyList<OperatorPayout>([payout.pending]),
    status: 'pending',
    onStatusChange: fn(),
    onDecide: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof OperatorPayoutsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A pending payout is approved or rejected. */
export const Ready: Story = {
  async play({ canvas, args }) {
    const row = within(await canvas.findByRole('article', { name: 'PO-2041' }));
    await expect(row.getByText(/PT50000201231234567890154/)).toBeVisible();
    for (const decision of ['approved', 'rejected'] as const) {
      await userEvent.click(row.getByRole('button', { name: `${t(`operator:payouts.decide.${decision}`)}: PO-2041` }));
      await expect(args.onDecide).toHaveBeenLastCalledWith(payout.pending, decision);
    }
    await userEvent.click(canvas.getByRole('radio', { name: t('payouts:status.paid') }));
    await expect(args.onStatusChange).toHaveBeenCalledWith('paid');
  },
};

/** An approved payout is paid, or fails. */
export const Approved: Story = {
  args: { status: 'approved', payouts: readyList<OperatorPayout>([payout.approved]) },
  async play({ canvas, args }) {
    const paid = `${t('operator:payouts.decide.paid')}: PO-2032`;
    await userEvent.click(await canvas.findByRole('button', { name: paid }));
    await expect(args.onDecide).toHaveBeenCalledWith(payout.approved, 'paid');
  },
};

/** A payout to a Stripe account, to which the operator transfers the money. */
export const ByStripe: Story = {
  args: {
    payouts: readyList<OperatorPayout>([
      { ...payout.pending, method: 'stripe', bankAccount: null, stripeAccountId: 'acct_1QkM2sKilnFir3ng' },
    ]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByText('Stripe · acct_1QkM2sKilnFir3ng')).toBeVisible();
  },
};

/** The payout of a deleted user, without a bank account. */
export const PayoutFailed: Story = {
  args: { status: 'failed', payouts: readyList<OperatorPayout>([payout.failed]) },
  async play({ canvas }) {
    await expect(await canvas.findByText(payout.failed.reason)).toBeVisible();
    await expect(canvas.getByText(t('operator:payouts.noAccount'))).toBeVisible();
  },
};

export const Empty: Story = { args: { payouts: readyList<OperatorPayout>([]) } };
export const Loading: Story = { args: { payouts: loading } };

export const Failed: Story = {
  args: { payouts: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

export const End: Story = { args: { payouts: readyList([payout.pending, payout.approved]) }, play: playEnd };
export const LoadingMore: Story = { args: { payouts: readyList([payout.pending, payout.approved], 'loading') } };
