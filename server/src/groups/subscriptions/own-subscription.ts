import type { Subscription, SubscriptionCancelRequest } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { toHundredths } from '../../ledger/money.ts';
import type { Unit } from '../../unit.ts';
import { readUserSummaries } from '../users/index.ts';
import { toSubscription } from './present.ts';
import { changeSubscription, lockSubscription, type SubscriptionRow } from './store.ts';

/** Changes a subscription of the viewer. Returns the changed subscription. */
async function changeOwn(
  context: Context,
  { id, userId, performerId }: SubscriptionRow,
  change: (unit: Unit, row: SubscriptionRow) => Promise<SubscriptionRow>,
): Promise<{ data: Subscription }> {
  const row = await context.transaction(
    async (unit) => {
      const found = await lockSubscription(unit.tx, id);
      if (found?.userId !== userId) throw new ApiFailure('NOT_FOUND');
      return change(unit, found);
    },
    { ids: [performerId] },
  );
  const people = await readUserSummaries(context.ports, context.db, [row.userId, row.performerId]);
  return { data: toSubscription(row, userId, people) };
}

/** Cancels a subscription. The subscriber has access until the end of the period (rule M7). Idempotent. */
export const cancel = (
  context: Context,
  own: SubscriptionRow,
  provider: string,
  { reason, note }: SubscriptionCancelRequest,
) =>
  changeOwn(context, own, async (unit, row) => {
    if (row.provider !== provider) throw new ApiFailure('NOT_FOUND');
    if (row.status === 'cancelled') return row;
    if (row.status === 'ended' || row.status === 'pending') throw new ApiFailure('STATUS_CONFLICT');
    const isOver = row.paidThroughAt <= unit.now;
    return changeSubscription(unit, row, {
      status: isOver ? 'ended' : 'cancelled',
      endedAt: isOver ? unit.now : null,
      cancelledAt: unit.now,
      cancelReason: reason ?? null,
      cancelNote: note?.trim() || null,
      renewsAt: null,
      newPrice: null,
      newPriceAt: null,
      hasConsented: false,
      withdrawnAt: null,
    });
  });

/** Records that the subscriber consents to an announced price. Nothing is charged (rule M7). Idempotent. */
export const consent = (context: Context, own: SubscriptionRow, price: number) =>
  changeOwn(context, own, async (unit, row) => {
    if (row.newPrice === null || row.status === 'ended') throw new ApiFailure('STATUS_CONFLICT');
    if (toHundredths(price) !== row.newPrice) throw new ApiFailure('PRICE_CHANGED');
    return row.hasConsented ? row : changeSubscription(unit, row, { hasConsented: true });
  });
