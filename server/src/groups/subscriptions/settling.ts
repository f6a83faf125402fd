import { eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { subscriptions } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import type { Unit } from '../../unit.ts';
import { readSettled } from '../payments/index.ts';
import { fail, renewed } from './outcome.ts';
import { bookCardPayment, findPayer } from './paying.ts';
import { periodStart } from './periods.ts';
import { changeSubscription, isPaid, lockSubscription, type PaidRow, type SubscriptionRow } from './store.ts';

/** State of a subscription's card payment. */
export type Settled = NonNullable<Awaited<ReturnType<typeof readSettled>>>;

/** Idempotency key of a period, so that it is paid once. */
export const keyOfPeriod = (subscriptionId: string, no: number): string => `${subscriptionId}/${no}`;

const periodOfKey = (key: string | null): number => Number(key?.split('/')[1] ?? 0);

/** Activates a subscription whose first payment succeeded: the first period starts now, even if the bank was slow. */
async function activate(unit: Unit, row: PaidRow, payment: Settled): Promise<SubscriptionRow> {
  const begun: PaidRow = { ...row, startedAt: unit.now };
  await bookCardPayment(unit, begun, 0, payment);
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

async function takeSuccess(unit: Unit, row: SubscriptionRow | undefined, payment: Settled) {
  const { paymentId, paymentMethodId, cardBrand, cardLast4, amount, discount } = payment;
  const no = periodOfKey(payment.onceKey);
  const payer = payment.subscriptionId ? await findPayer(unit, payment.subscriptionId, no) : undefined;
  if (payer === paymentId) return row;
  // The payment is not needed any more: the subscription ended, or the period was paid in another way.
  if (!row || !isPaid(row) || row.status === 'ended' || payer !== undefined) {
    unit.publish({ type: 'payment-unwanted', paymentId });
    return row;
  }
  if (row.status === 'pending') return activate(unit, row, payment);
  await bookCardPayment(unit, row, no, payment);
  const changes = renewed(row, no, amount + discount);
  return changeSubscription(unit, row, { ...changes, paymentMethodId, cardBrand, cardLast4 });
}

async function takeFailure(unit: Unit, row: SubscriptionRow | undefined, payment: Settled) {
  const { paymentId, failureCode, onceKey } = payment;
  if (!row || !isPaid(row) || row.status === 'ended') return undefined;
  if (row.status === 'pending') {
    // The first payment failed: the subscription is removed.
    await unit.tx.delete(subscriptions).where(eq(subscriptions.id, row.id));
    return undefined;
  }
  const payer = await findPayer(unit, row.id, periodOfKey(onceKey));
  if (payer !== undefined || row.paymentId === paymentId) return row;
  await fail(unit, row, failureCode, paymentId);
  return row;
}

/**
 * Updates a subscription by the state of its payment (rules M3, M7). Idempotent.
 *
 * @returns the subscription; undefined if nothing changed
 */
export async function applyPayment(unit: Unit, payment: Settled): Promise<SubscriptionRow | undefined> {
  const { subscriptionId, status, paymentId } = payment;
  if (!subscriptionId) return undefined;
  const row = await lockSubscription(unit.tx, subscriptionId);
  if (status === 'succeeded') return takeSuccess(unit, row, payment);
  if (status === 'failed') return takeFailure(unit, row, payment);
  if (row?.status !== 'pending' || row.paymentId === paymentId) return row;
  return changeSubscription(unit, row, { paymentId });
}

/** Handles a card payment that was settled, by the gateway's event or by its answer. */
export async function applySettledPayment(context: Context, event: DomainEventOf<'payment-settled'>): Promise<void> {
  const payment = await readSettled(context, event.paymentId);
  if (!payment) return;
  const { userId, performerId } = payment;
  await context.transaction((unit) => applyPayment(unit, payment), { ids: [userId, performerId] });
}
