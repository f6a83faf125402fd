import type { MyPerformer, PaymentGatewaySettings, PendingPayout, PublicSettings, Wallet } from '@fanlight/sdk/models';
import { expect, it } from 'vitest';
import { toOverview } from './payout-overview.ts';

const wallet = { payableEarnings: 80 } as Wallet;
const paymentGatewaySettings: PaymentGatewaySettings = {
  ...{ payoutMethod: 'bank-transfer', isBankAccountNamed: true, isStripeConnected: false, stripeAccount: null },
  ...{ canReceivePayouts: true, destination: 'Banco do Rio, •••• 0154' },
};
const performer = { status: 'approved', paymentGatewaySettings } as MyPerformer;
const paused = { paymentGatewaySettings: { ...paymentGatewaySettings, canReceivePayouts: false, destination: null } };
const none: PendingPayout = { isPending: false, payoutRequest: null };
const settings = { minimumPayoutAmount: 50 } as PublicSettings;
const obstacleOf = (change: Partial<MyPerformer>, pending = none, payableEarnings = 80) =>
  toOverview({ ...wallet, payableEarnings }, { ...performer, ...change }, pending, settings).obstacle;

it('names the first reason why no payout can be requested, in the order of the server', () => {
  const pending: PendingPayout = { isPending: true, payoutRequest: null };
  expect(obstacleOf({ status: 'pending', ...paused }, pending, 0)).toBe('not-approved');
  expect(obstacleOf(paused, pending, 0)).toBe('pending-payout');
  expect(obstacleOf(paused, none, 0)).toBe('no-destination');
  expect(obstacleOf({}, none, 49.99)).toBe('below-minimum');
  expect(obstacleOf({}, none, 50)).toBeNull();
});

it('shows the destination of the chosen method', () => {
  expect(toOverview(wallet, performer, none, settings).destination).toBe('Banco do Rio, •••• 0154');
  expect(toOverview(wallet, { ...performer, ...paused }, none, settings).destination).toBeNull();
});
