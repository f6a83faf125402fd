import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { subscriptions } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import type { Unit } from '../../unit.ts';
import { readSettled } from '../payments/index.ts';
import { recordFailedRenewal, renewedColumns } from './outcome.ts';
import { bookCardPayment, findPeriodPayment } from './paying.ts';
import { periodStart } from './periods.ts';
import { changeSubscription, isPaid, lockSubscription, type PaidRow, type SubscriptionRow } from './store.ts';

/** The state of the card payment of a subscription. */
export type SettledPayment = NonNullable<Awaited<ReturnType<typeof readSettled>>>;

/** Returns the idempotency key of a period, so that each period is paid once. */
export const keyOfPeriod = (subscriptionId: string, no: number): string => `${subscriptionId}/${no}`;

const periodOfKey = (key: string | null): number => Number(key?.split('/')[1] ?? 0);

/**
 * Activates a subscription whose first payment has succeeded. The first period starts now, even if the bank took long.
 */
async function activate(unit: Unit, row: PaidRow, payment: SettledPayment): Promise<SubscriptionRow> {
  const startedRow: PaidRow = { ...row, startedAt: unit.now };
  await bookCardPayment(unit, startedRow, 0, payment);
  const paidThroughAt = periodStart(unit.now, row.type, 1);
  unit.publish({ type: 'subscription-created', subscriptionId: row.id });
  const { paymentMethodId, cardBrand, cardLast4 } = payment;
  return changeSubscription(unit, row, {
    status: 'active',
    paymentMethodId,
    cardBrand,
    cardLast4,
    startedAt: unit.now,
    totalPeriods: 1,
    paidThroughAt,
    renewsAt: paidThroughAt,
    paymentId: null,
  });
}

/** Posts a successful payment to the ledger. If the payment is no longer needed, publishes its refund instead. */
async function applySuccess(unit: Unit, row: SubscriptionRow | undefined, payment: SettledPayment) {
  const { paymentId, paymentMethodId, cardBrand, cardLast4, amount, discount } = payment;
  const no = periodOfKey(payment.onceKey);
  const payer = payment.subscriptionId ? await findPeriodPayment(unit, payment.subscriptionId, no) : undefined;
  if (payer === paymentId) return row;
  // The payment is no longer needed if the subscription has ended, the performer's account was deleted, or another
  // payment has paid the period.
  const isRunning = row && isPaid(row) && row.status !== 'ended' && unit.people.has(row.performerId);
  if (!isRunning || payer !== undefined) {
    unit.publish({ type: 'payment-unwanted', paymentId });
    return row;
  }
  if (row.status === 'pending') return activate(unit, row, payment);
  await bookCardPayment(unit, row, no, payment);
  const changes = renewedColumns(row, no, amount + discount);
  return changeSubscription(unit, row, { ...changes, paymentMethodId, cardBrand, cardLast4 });
}

/** Records a failed payment. If it was the first payment, removes the subscription. */
async function applyFailure(unit: Unit, row: SubscriptionRow | undefined, payment: SettledPayment) {
  const { paymentId, failureCode, onceKey } = payment;
  if (!row || !isPaid(row) || row.status === 'ended') return undefined;
  if (row.status === 'pending') {
    await unit.tx.delete(subscriptions).where(eq(subscriptions.id, row.id));
    return undefined;
  }
  const payer = await findPeriodPayment(unit, row.id, periodOfKey(onceKey));
  if (payer !== undefined || row.paymentId === paymentId) return row;
  await recordFailedRenewal(unit, row, failureCode, paymentId);
  return row;
}

/**
 * Updates a subscription after a change of its payment (rules M3, M7). Idempotent.
 *
 * @returns the subscription; undefined if nothing has changed
 */
export async function applyPayment(unit: Unit, payment: SettledPayment): Promise<SubscriptionRow | undefined> {
  const { subscriptionId, status, paymentId } = payment;
  if (!subscriptionId) return undefined;
  const row = await lockSubscription(unit.tx, subscriptionId);
  if (status === 'succeeded') return applySuccess(unit, row, payment);
  if (status === 'failed') return applyFailure(unit, row, payment);
  if (row?.status !== 'pending' || row.paymentId === paymentId) return row;
  return changeSubscription(unit, row, { paymentId });
}

/** Applies a card payment that was settled by an event or a response of the gateway. */
export async function applySettledPayment(context: Context, event: DomainEventOf<'payment-settled'>): Promise<void> {
  const payment = await readSettled(context, event.paymentId);
  if (!payment) return;
  const { userId, performerId } = payment;
  await context.transaction((unit) => applyPayment(unit, payment), { ids: [userId, performerId] });
}
