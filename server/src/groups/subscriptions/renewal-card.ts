import type { Context } from '../../context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type CardCharge, chargeCard, readSettled } from '../payments/index.ts';
import { fail } from './outcome.ts';
import { applyPayment, keyOfPeriod } from './settling.ts';
import { isPaid, lockSubscription, type PaidRow } from './store.ts';

/**
 * The card that it names, or the default one where that is gone; after a failure the default one first, which is where
 * people put a card that works. Undefined when there is none.
 */
async function chargeAnyCard(context: Context, charge: CardCharge, hasFailed: boolean) {
  const named = charge.paymentMethodId ? [charge.paymentMethodId, undefined] : [undefined];
  for (const paymentMethodId of hasFailed ? named.toReversed() : named) {
    try {
      return await chargeCard(context, { ...charge, paymentMethodId });
    } catch (error) {
      if (!(error instanceof ApiFailure && error.code === 'VALIDATION_FAILED')) throw error;
    }
  }
  return undefined;
}

/** Renews by card while nobody is there (rule M7). What the gateway says later is heard by `settleOf`. */
export async function renewByCard(context: Context, row: PaidRow, no: number, price: number): Promise<void> {
  const { id: subscriptionId, userId, performerId, paymentMethodId } = row;
  const onceKey = keyOfPeriod(subscriptionId, no);
  const charge = { userId, performerId, subscriptionId, onceKey, price, isOffSession: true };
  const request = { ...charge, paymentMethodId: paymentMethodId ?? undefined };
  const result = await chargeAnyCard(context, request, row.totalFailures > 0);
  const payment = result && (await readSettled(context, result.paymentId));
  await context.transaction(
    async (unit) => {
      // A bank that asks back finds nobody: that is a failure, however often the same payment is asked for.
      if (payment && payment.status !== 'requires-authentication') return void (await applyPayment(unit, payment));
      const found = await lockSubscription(unit.tx, subscriptionId);
      if (!found || !isPaid(found) || found.status === 'ended') return;
      await fail(unit, found, payment ? 'authentication_failed' : 'card_declined', payment?.paymentId);
    },
    { ids: [userId, performerId] },
  );
}
