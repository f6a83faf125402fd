import type { Context } from '../../context.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type CardCharge, chargeCard, readSettled } from '../payments/index.ts';
import { recordFailedRenewal } from './outcome.ts';
import { applyPayment, keyOfPeriod } from './settling.ts';
import { isPaid, lockSubscription, type PaidRow } from './store.ts';

/**
 * Charges the card of the subscription. If that card was removed, charges the default card. After a failed renewal,
 * tries the default card first, because users replace a failing card by saving another one. Undefined if there is no
 * card.
 */
async function chargeAnyCard(context: Context, charge: CardCharge, hasFailed: boolean) {
  const methodIds = charge.paymentMethodId ? [charge.paymentMethodId, undefined] : [undefined];
  for (const paymentMethodId of hasFailed ? methodIds.toReversed() : methodIds) {
    try {
      return await chargeCard(context, { ...charge, paymentMethodId });
    } catch (error) {
      if (!(error instanceof ApiFailure && error.code === 'VALIDATION_FAILED')) throw error;
    }
  }
  return undefined;
}

/**
 * Renews a subscription by card while the cardholder is not present (rule M7). `applySettledPayment` applies later
 * events of the gateway.
 */
export async function renewByCard(context: Context, row: PaidRow, no: number, price: number): Promise<void> {
  const { id: subscriptionId, userId, performerId, paymentMethodId } = row;
  const onceKey = keyOfPeriod(subscriptionId, no);
  const charge = { userId, performerId, subscriptionId, onceKey, price, isOffSession: true };
  const request = { ...charge, paymentMethodId: paymentMethodId ?? undefined };
  const result = await chargeAnyCard(context, request, row.totalFailures > 0);
  const payment = result && (await readSettled(context, result.paymentId));
  await context.transaction(
    async (unit) => {
      // If the payment requires authentication, the renewal counts as failed, because the cardholder is not present. A
      // retry continues the same payment.
      if (payment && payment.status !== 'requires-authentication') return void (await applyPayment(unit, payment));
      const found = await lockSubscription(unit.tx, subscriptionId);
      if (!found || !isPaid(found) || found.status === 'ended') return;
      await recordFailedRenewal(unit, found, payment ? 'authentication_failed' : 'card_declined', payment?.paymentId);
    },
    { ids: [userId, performerId] },
  );
}
