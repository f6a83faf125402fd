import type { MyPerformer, PendingPayout, PublicSettings, Wallet } from '@fanlight/sdk/models';
import { expect, it } from 'vitest';
import { toOverview } from './payout-overview.ts';

const wallet = { payableEarnings: 80 } as Wallet;
const bankingSettings = { bankName: 'Banco do Rio', accountNumberEnd: '0154' };
const performer = { status: 'approved', bankingSettings } as MyPerformer;
const none: PendingPayout = { isPending: false, payoutRequest: null };
const settings = { minimumPayoutAmount: 50 } as PublicSettings;
const obstacleOf = (change: Partial<MyPerformer>, pending = none, payableEarnings = 80) =>
  toOverview({ ...wallet, payableEarnings }, { ...performer, ...change }, pending, settings).obstacle;

it('names the first reason why no payout can be requested, in the order of the server', () => {
  const pending: PendingPayout = { isPending: true, payoutRequest: null };
  expect(obstacleOf({ status: 'pending', bankingSettings: null }, pending, 0)).toBe('not-approved');
  expect(obstacleOf({ bankingSettings: null }, pending, 0)).toBe('pending-payout');
  expect(obstacleOf({ bankingSettings: null }, none, 0)).toBe('no-destination');
  expect(obstacleOf({}, none, 49.99)).toBe('below-minimum');
  expect(obstacleOf({}, none, 50)).toBeNull();
});

it('shows only the last characters of the bank account', () => {
  expect(toOverview(wallet, performer, none, settings).destination).toBe('Banco do Rio, •••• 0154');
  expect(toOverview(wallet, { ...performer, bankingSettings: null }, none, settings).destination).toBeNull();
});
