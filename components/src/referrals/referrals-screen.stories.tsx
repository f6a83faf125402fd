import type { Referral, ReferralEarning, ReferralEarningStats, UserSummary } from '@fanlight/sdk/models';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, userEvent } from 'storybook/test';
import { framed } from '../auth/sample.tsx';
import { failed, loading, ready, readyList } from '../primitives/index.ts';
import { samplePicture } from '../primitives/sample-picture.ts';
import { playEnd } from '../testing/end-sample.ts';
import { t } from '../testing/index.ts';
import { ago, fromNow } from '../testing/sample-times.ts';
import { inPrimaryLayout } from '../users/sample.tsx';
import { ReferralsScreen } from './referrals-screen.tsx';

const user = (number: number, name: string): UserSummary => ({
  _id: `0193f2a4c1d07b3e5a918c1${number}`,
  name,
  username: null,
  avatar: samplePicture(number),
  isPerformer: true,
  isVerified: true,
});
const people: Referral[] = [
  {
    _id: '0193f2a4c1d07b3e5a918b01',
    user: user(1, 'Bertrand de la Fontaine-Saint-Hilaire'),
    amount: 41.25,
    isActive: true,
    endsAt: fromNow({ days: 292 }),
    createdAt: ago({ days: 73 }),
  },
  {
    _id: '0193f2a4c1d07b3e5a918b02',
    user: null,
    amount: 0,
    isActive: false,
    endsAt: ago({ days: 42 }),
    createdAt: ago({ days: 407 }),
  },
];
const earnings: ReferralEarning[] = (['held', 'payable', 'frozen', 'refunded'] as const).map((status, index) => ({
  _id: `0193f2a4c1d07b3e5a918b1${index}`,
  referralId: '0193f2a4c1d07b3e5a918b01',
  user: user(1, 'Bertrand de la Fontaine-Saint-Hilaire'),
  status,
  sharePercent: 5,
  base: 20 + index,
  net: 1 + index / 20,
  payableAt: fromNow({ days: 6 }),
  createdAt: ago({ days: 1, hours: 3 }),
}));
const stats: ReferralEarningStats = {
  ...{ from: '2026-04-15', to: '2026-05-14', interval: 'day', points: [] },
  ...{ net: 27.95, totalReferrals: 2, held: 6.4, payable: 34.85, frozen: 0 },
};
const retry = fn();

const meta = {
  title: 'Screens/Fan/ReferralsScreen',
  tags: ['screen', 'fan'],
  component: ReferralsScreen,
  decorators: [inPrimaryLayout],
  parameters: { ...framed, route: '/user/referrals' },
  args: {
    stats: ready(stats),
    isPerformer: false,
    referrer: ready({
      code: 'INES-7Q4K',
      url: '/auth/register?referral=INES-7Q4K',
      sharePercent: 5,
      shareDays: 365,
      totalReferrals: 2,
      amount: 41.25,
    }),
    origin: 'https://fanlight.example',
    tab: 'people',
    people: readyList(people),
    earnings: readyList(earnings),
    onCopy: fn(),
    onShare: fn(),
    onLoadMorePeople: fn(),
    onLoadMoreEarnings: fn(),
  },
} satisfies Meta<typeof ReferralsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  async play({ canvas, args }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('referrals:link.copy') }));
    await expect(args.onCopy).toHaveBeenCalledWith('https://fanlight.example/auth/register?referral=INES-7Q4K');
    await expect(canvas.getByRole('link', { name: t('referrals:tabs.earnings') })).toHaveAttribute(
      'href',
      '/user/referrals?tab=earnings',
    );
  },
};
export const Earnings: Story = { args: { tab: 'earnings' } };
export const Empty: Story = { args: { people: readyList([]) } };
export const EmptyEarnings: Story = { args: { tab: 'earnings', earnings: readyList([]) } };
export const End: Story = { play: playEnd };
export const LoadingMore: Story = { args: { people: readyList(people, 'loading') } };
export const LoadingMoreEarnings: Story = { args: { tab: 'earnings', earnings: readyList(earnings, 'loading') } };
export const Loading: Story = { args: { referrer: loading, people: loading } };
export const Failed: Story = {
  args: { referrer: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};

/** Fans can spend what they earned, and become performers. */
export const SummaryOfFan: Story = {
  args: { tab: 'earnings' },
  async play({ canvas }) {
    await expect(await canvas.findByText(t('referrals:summary.useFan'))).toBeVisible();
    await expect(canvas.getByRole('link', { name: t('referrals:summary.wallet') })).toHaveAttribute(
      'href',
      '/user/wallet',
    );
    await expect(canvas.queryByText(t('referrals:summary.frozen'))).toBeNull();
  },
};

/** Performers can also have it paid out. */
export const SummaryOfPerformer: Story = {
  args: { tab: 'earnings', isPerformer: true, stats: ready({ ...stats, frozen: 1.5 }) },
  async play({ canvas }) {
    await expect(await canvas.findByRole('link', { name: t('referrals:summary.payouts') })).toHaveAttribute(
      'href',
      '/creator/payouts',
    );
    await expect(canvas.getByText(t('referrals:summary.frozen'))).toBeVisible();
  },
};

export const SummaryLoading: Story = { args: { tab: 'earnings', stats: loading } };

export const SummaryFailed: Story = {
  args: { tab: 'earnings', stats: failed(retry) },
  async play({ canvas }) {
    await userEvent.click(await canvas.findByRole('button', { name: t('retry') }));
    await expect(retry).toHaveBeenCalled();
  },
};
