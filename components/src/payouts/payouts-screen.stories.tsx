import type { PayoutObstacle, PayoutRequest } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn, userEvent, within } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { dateText, t } from '../testing/index.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { overview, payout, payouts } from './fixtures.ts';
import type { PayoutOverview } from './payable-card.tsx';
import { allPayouts, PayoutsScreen } from './payouts-screen.tsx';

const retry = fn();

const meta = {
  title: 'Screens/Performer/PayoutsScreen',
  tags: ['screen', 'performer'],
  component: PayoutsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/creator/payouts' },
  args: {
    overview: ready(overview),
    payouts: readyList(payouts.slice(2)),
    filter: allPayouts,
    onFilterChange: fn(),
    onExplain: fn(),
    onLoadMore: fn(),
  },
} satisfies Meta<typeof PayoutsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The card shows what can be paid out, and the next release of held earnings. */
export const Ready: Story = {
  async play({ canvas }) {
    const card = within(await canvas.findByRole('region', { name: t('payouts:money.payable') }));
    await expect(card.getByText('$312.50')).toBeVisible();
    const release = { amount: '$24.40', date: dateText(overview.wallet.nextReleaseAt ?? '') };
    await expect(card.getByText(t('payouts:money.release', release))).toBeVisible();
    const request = card.getByRole('link', { name: t('payouts:request') });
    await expect(request).toHaveAttribute('href', '/creator/payouts/new');
    await expect(canvas.getByRole('link', { name: payout.paid.number })).toHaveAttribute(
      'href',
      `/creator/payouts/${payout.paid._id}`,
    );
    await expect(canvas.getByText(payout.failed.reason)).toBeVisible();
  },
};

/** Each figure opens the ledger entries of which it consists. */
export const Explain: Story = {
  args: {
    overview: ready<PayoutOverview>({
      ...overview,
      wallet: { ...overview.wallet, payoutEarnings: 120, frozenEarnings: 52, receivable: 7.5 },
    }),
  },
  async play({ canvas, args }) {
    const figures = { payable: '$312.50', payout: '$120.00', frozen: '$52.00', receivable: '-$7.50' } as const;
    for (const [figure, amount] of Object.entries(figures)) {
      await userEvent.click(await canvas.findByRole('button', { name: t('balance:open', { amount }) }));
      await expect(args.onExplain).toHaveBeenLastCalledWith(figure);
    }
  },
};

const withObstacle = (obstacle: PayoutObstacle, change: Partial<PayoutOverview> = {}) =>
  ready<PayoutOverview>({ ...overview, obstacle, ...change });

/** Without a bank account and without payouts, the first step is to add the account. */
export const FirstRun: Story = {
  args: {
    overview: withObstacle('no-destination', { destination: null }),
    payouts: readyList<PayoutRequest>([]),
  },
  async play({ canvas }) {
    await expect(await canvas.findByRole('note')).toHaveTextContent(t('payouts:obstacle.noDestination.title'));
    const add = canvas.getByRole('link', { name: t('payouts:obstacle.noDestination.action') });
    await expect(add).toHaveAttribute('href', '/creator/account?dialog=bank');
    await expect(canvas.queryByRole('link', { name: t('payouts:request') })).toBeNull();
  },
};

/** A pending payout blocks another one (rule M9). Its amount is held. */
export const PendingBlocks: Story = {
  args: {
    overview: withObstacle('pending-payout', {
      pending: payout.pending,
      wallet: { ...overview.wallet, payableEarnings: 192.5, payoutEarnings: 120 },
    }),
    payouts: readyList(payouts),
  },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('payouts:obstacle.pending.action') });
    await expect(link).toHaveAttribute('href', `/creator/payouts/${payout.pending._id}`);
    await expect(canvas.getByText(t('payouts:money.onTheWay'))).toBeVisible();
    await expect(canvas.queryByRole('link', { name: t('payouts:request') })).toBeNull();
  },
};

export const BelowMinimum: Story = {
  args: { overview: withObstacle('below-minimum', { wallet: { ...overview.wallet, payableEarnings: 30 } }) },
  async play({ canvas }) {
    const text = t('payouts:obstacle.belowMinimum.text', { minimum: '$50.00', missing: '$20.00' });
    await expect(await canvas.findByText(text)).toBeVisible();
  },
};

export const NotApproved: Story = {
  args: { overview: withObstacle('not-approved') },
  async play({ canvas }) {
    const link = await canvas.findByRole('link', { name: t('payouts:obstacle.notApproved.action') });
    await expect(link).toHaveAttribute('href', '/creator/account');
  },
};

/** A disputed payment has frozen earnings, and the performer owes an amount (rule M12). */
export const FrozenAndOwed: Story = {
  args: { overview: ready({ ...overview, wallet: { ...overview.wallet, frozenEarnings: 52, receivable: 38 } }) },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('payouts:money.frozen'))).toBeVisible();
    await expect(canvas.getByText('-$38.00')).toBeVisible();
  },
};

export const Filtering: Story = {
  args: { filter: { ...allPayouts, status: 'paid' }, payouts: readyList<PayoutRequest>([payout.paid]) },
  async play({ canvas, args }) {
    const paid = { ...allPayouts, status: 'paid' };
    await userEvent.click(await canvas.findByRole('radio', { name: t('payouts:status.failed') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith({ ...allPayouts, status: 'failed' });
    fireEvent.change(canvas.getByLabelText(t('payouts:filter.from')), { target: { value: '2026-05-01' } });
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...paid, from: '2026-05-01' });
    await userEvent.click(canvas.getByRole('button', { name: new RegExp(`^${t('payouts:sort.label')}`) }));
    const highest = await within(document.body).findByRole('menuitemradio', { name: t('payouts:sort.amount') });
    await userEvent.click(highest);
    await expect(args.onFilterChange).toHaveBeenLastCalledWith({ ...paid, order: 'amount' });
  },
};

export const NoMatch: Story = {
  args: { filter: { ...allPayouts, status: 'rejected' }, payouts: readyList<PayoutRequest>([]) },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('payouts:empty.showAll') }));
    await expect(args.onFilterChange).toHaveBeenCalledWith(allPayouts);
  },
};

export const Empty: Story = { args: { payouts: readyList<PayoutRequest>([]) } };
export const Loading: Story = { args: { overview: loading, payouts: loading } };

export const Failed: Story = {
  args: { overview: failed(retry), payouts: failed(retry) },
  async play({ canvas }) {
    const buttons = await canvas.findAllByRole('button', { name: t('retry') });
    await expect(buttons).toHaveLength(2);
    for (const button of buttons) await userEvent.click(button);
    await expect(retry).toHaveBeenCalledTimes(2);
  },
};

export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { payouts: readyList(payouts, 'loading') } };

export const LoadMoreFailed: Story = {
  args: { payouts: readyList(payouts, 'error') },
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(args.onLoadMore).toHaveBeenCalled();
  },
};
