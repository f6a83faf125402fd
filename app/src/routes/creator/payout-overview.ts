import type { PayoutOverview } from '@fanlight/components/payouts';
import type { MyPerformer, PayoutObstacle, PendingPayout, PublicSettings, Wallet } from '@fanlight/sdk/models';

/** Returns the first reason why no payout can be requested, in the order in which the server checks them. */
function obstacleOf(
  { payableEarnings }: Wallet,
  { status, paymentGatewaySettings }: MyPerformer,
  { isPending }: PendingPayout,
  { minimumPayoutAmount }: PublicSettings,
): PayoutObstacle | null {
  if (status !== 'approved') return 'not-approved';
  if (isPending) return 'pending-payout';
  if (!paymentGatewaySettings?.canReceivePayouts) return 'no-destination';
  return payableEarnings < minimumPayoutAmount ? 'below-minimum' : null;
}

/** Combines what decides about the next payout of a performer (rules M2, M3, M9, P7). */
export function toOverview(
  wallet: Wallet,
  performer: MyPerformer,
  pending: PendingPayout,
  settings: PublicSettings,
): PayoutOverview {
  return {
    wallet,
    minimumAmount: settings.minimumPayoutAmount,
    obstacle: obstacleOf(wallet, performer, pending, settings),
    pending: pending.payoutRequest,
    destination: performer.paymentGatewaySettings?.destination ?? null,
  };
}
