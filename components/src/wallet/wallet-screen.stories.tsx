import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { TopUpForm, TopUpSkeleton } from '../payments/index.ts';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { playEnd } from '../testing/end-sample.ts';
import { failure, inColumn, t } from '../testing/index.ts';
import { ChargeList } from './charge-list.tsx';
import { charges } from './fixtures.ts';
import { MonthFilter } from './month-filter.tsx';
import { WalletScreen } from './wallet-screen.tsx';

const topUp = (
  <TopUpForm
    minimum={2.95}
    maximum={300}
    applyCoupon={fn(async () => failure('COUPON_EXPIRED'))}
    submit={fn(async () => ({ ok: true }) as const)}
  />
);
const showAll = fn();
const balance = { balance: 75, frozenTokens: 0, frozenEarnings: 0, receivable: 0 };

const meta = {
  title: 'Screens/Fan/WalletScreen',
  tags: ['screen', 'fan'],
  component: WalletScreen,
  parameters: inColumn,
  args: { balance: ready(balance), tab: 'top-up', children: topUp },
} satisfies Meta<typeof WalletScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TopUp: Story = {};
export const TopUpLoading: Story = { args: { children: <TopUpSkeleton /> } };
export const BalanceLoading: Story = { args: { balance: loading } };
export const BalanceFailed: Story = { args: { balance: failed(fn()) } };
/** A disputed payment has frozen a part of the wallet, and the viewer owes an amount (rule M12). */
export const FrozenAndOwed: Story = {
  args: { balance: ready({ ...balance, frozenTokens: 40, frozenEarnings: 10, receivable: 38 }) },
};
export const Spent: Story = {
  args: {
    tab: 'spent',
    children: (
      <>
        <MonthFilter month="" months={['2026-05', '2026-04']} onChange={fn()} />
        <ChargeList charges={readyList(charges)} onReceipt={fn()} onLoadMore={fn()} />
      </>
    ),
  },
};
export const SpentLoading: Story = {
  args: { tab: 'spent', children: <ChargeList charges={loading} onReceipt={fn()} onLoadMore={fn()} /> },
};
export const SpentFailed: Story = {
  args: { tab: 'spent', children: <ChargeList charges={failed(fn())} onReceipt={fn()} onLoadMore={fn()} /> },
};
export const SpentLoadingMore: Story = {
  args: {
    tab: 'spent',
    children: <ChargeList charges={readyList(charges, 'loading')} onReceipt={fn()} onLoadMore={fn()} />,
  },
};
export const SpentEnd: Story = {
  args: {
    tab: 'spent',
    children: <ChargeList charges={readyList(charges, 'end')} onReceipt={fn()} onLoadMore={fn()} />,
  },
  play: playEnd,
};
export const SpentMoreFailed: Story = {
  args: {
    tab: 'spent',
    children: <ChargeList charges={readyList(charges, 'error')} onReceipt={fn()} onLoadMore={fn()} />,
  },
};
/** Nothing was paid in the selected month. */
export const SpentEmptyMonth: Story = {
  args: {
    tab: 'spent',
    children: (
      <>
        <MonthFilter month="2026-04" months={['2026-05', '2026-04']} onChange={fn()} />
        <ChargeList
          charges={readyList<(typeof charges)[number]>([])}
          onShowAll={showAll}
          onReceipt={fn()}
          onLoadMore={fn()}
        />
      </>
    ),
  },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('wallet:month.showAll') }));
    await expect(showAll).toHaveBeenCalled();
  },
};
export const SpentEmpty: Story = {
  args: {
    tab: 'spent',
    children: <ChargeList charges={readyList<(typeof charges)[number]>([])} onReceipt={fn()} onLoadMore={fn()} />,
  },
};
