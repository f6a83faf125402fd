import { and, eq, inArray, ne } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { disputes, payments, users } from '../../db/schema/index.ts';
import { post, readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { lockPeople, type Unit } from '../../unit.ts';
import { finishCoupon, releaseCoupon } from './coupons.ts';
import type { ChargeOutcome } from './gateways/gateway.ts';
import { toPayment } from './present.ts';
import { postDispute, postRefund } from './reversals.ts';
import { isPosted, type PaymentRow } from './store.ts';

/**
 * The order of the statuses. The status of a payment only moves forward in this order, because events may arrive in any
 * order (rule M3).
 */
const rank: Record<PaymentRow['status'], number> = {
  pending: 0,
  'requires-authentication': 1,
  failed: 2,
  succeeded: 3,
};

/** A fact about a payment that the gateway has reported. */
export type PaymentFact =
  | { type: 'outcome'; outcome: ChargeOutcome }
  | { type: 'refund'; amount: number }
  | { type: 'dispute'; disputeId: string; status: 'open' | 'won' | 'lost'; amount: number };

/** Whether another payment has already paid for the same period. The given payment must then be refunded. */
async function isPaidOtherwise({ tx }: Unit, { id, onceKey, status }: PaymentRow): Promise<boolean> {
  if (!onceKey || status !== 'failed') return false;
  const others = await tx
    .select({ id: payments.id })
    .from(payments)
    .where(and(eq(payments.onceKey, onceKey), ne(payments.status, 'failed'), ne(payments.id, id)));
  return others.length > 0;
}

async function takeOutcome(unit: Unit, payment: PaymentRow, outcome: ChargeOutcome): Promise<PaymentRow> {
  const { tx, now } = unit;
  const gatewayPaymentId = payment.gatewayPaymentId ?? outcome.gatewayPaymentId ?? null;
  const isNews = rank[outcome.status] > rank[payment.status];
  if (!isNews && gatewayPaymentId === payment.gatewayPaymentId) return payment;
  if (isNews && outcome.status === 'succeeded' && (await isPaidOtherwise(unit, payment))) {
    unit.publish({ type: 'payment-unwanted', paymentId: payment.id });
    return payment;
  }
  const failureCode = outcome.status === 'failed' ? outcome.failureCode : null;
  const change = isNews ? { status: outcome.status, failureCode, updatedAt: now } : {};
  const [row] = await tx
    .update(payments)
    .set({ ...change, gatewayPaymentId })
    .where(eq(payments.id, payment.id))
    .returning();
  if (isNews && outcome.status === 'failed') {
    await releaseCoupon(tx, payment.id);
    unit.publish({ type: 'payment-settled', paymentId: payment.id });
  }
  return row ?? payment;
}

async function takeDispute(unit: Unit, payment: PaymentRow, fact: PaymentFact & { type: 'dispute' }): Promise<void> {
  const { tx, now, nextId } = unit;
  const { disputeId: gatewayDisputeId, status, amount } = fact;
  const { gateway, id: paymentId } = payment;
  const where = and(eq(disputes.gateway, gateway), eq(disputes.gatewayDisputeId, gatewayDisputeId));
  const draft = { id: nextId(), gateway, gatewayDisputeId, paymentId, amount, createdAt: now, updatedAt: now };
  await tx
    .insert(disputes)
    .values({ ...draft, status, postedStatus: 'none' })
    .onConflictDoNothing();
  // The statuses `won` and `lost` are final. An `open` that arrives afterwards is outdated.
  if (status !== 'open')
    await tx
      .update(disputes)
      .set({ status, updatedAt: now })
      .where(and(where, eq(disputes.status, 'open')));
}

/**
 * Credits the tokens of a top-up. Publishes `payment-settled`, after which a subscription that waits for the payment
 * starts. If the account was deleted, the money is refunded to the card (rule P8).
 */
async function credit(context: Context, unit: Unit, payment: PaymentRow, hasPayer: boolean): Promise<PaymentRow> {
  const { tx, now, nextId } = unit;
  const { id, userId, amount, tokens } = payment;
  const settled = { ...payment, isSettled: true };
  await tx.update(payments).set({ isSettled: true }).where(eq(payments.id, id));
  if (!hasPayer) {
    const isTopUp = payment.type === 'top-up';
    await releaseCoupon(tx, id);
    unit.publish({ type: isTopUp ? 'payment-unwanted' : 'payment-settled', paymentId: id });
    return settled;
  }
  await finishCoupon(tx, payment, { id: nextId(), now });
  if (payment.type === 'top-up') {
    const movements = [
      { account: { ownerId: null, kind: 'gateway' as const }, amount: -amount },
      { account: { ownerId: null, kind: 'promotion' as const }, amount: amount - tokens },
      { account: { ownerId: userId, kind: 'tokens' as const }, amount: tokens },
    ];
    await post(tx, { id: nextId(), kind: 'top-up', referenceId: id, at: now, movements }, nextId);
  }
  const balance = fromHundredths(spendable(await readBalance(tx, userId)));
  unit.emit(userChannel(userId), 'payment/succeeded', {
    payment: await toPayment(context.ports, tx, settled),
    balance,
  });
  unit.publish({ type: 'payment-settled', paymentId: id });
  return settled;
}

/** Posts the refunds and disputes of a payment, and notifies the users whose balance has changed. */
async function reverse(unit: Unit, payment: PaymentRow): Promise<void> {
  const { tx } = unit;
  const disputesOfPayment = await tx
    .select()
    .from(disputes)
    .where(eq(disputes.paymentId, payment.id))
    .orderBy(disputes.id);
  const lost = (except?: string) =>
    disputesOfPayment
      .filter(({ id, postedStatus }) => id !== except && (postedStatus === 'lost' || postedStatus === 'open'))
      .reduce((sum, { postedAmount }) => sum + postedAmount, 0);
  const touched = await postRefund(unit, payment, lost());
  for (const dispute of disputesOfPayment)
    touched.push(...(await postDispute(unit, payment, dispute, payment.refundedAmount + lost(dispute.id))));
  if (touched.length === 0) return;
  // Events are sent only to accounts that exist, because a deleted account has no channel (rule P8).
  const owners = await tx.select({ id: users.id }).from(users).where(inArray(users.id, touched)).orderBy(users.id);
  for (const { id: userId } of owners) {
    const balance = fromHundredths(spendable(await readBalance(tx, userId)));
    unit.emit(userChannel(userId), 'wallet/balance-updated', { balance });
  }
}

/** Locks the account of the payer until the transaction ends. Returns false if the account was deleted. */
async function lockPayer({ tx, people }: Unit, paymentId: string): Promise<boolean> {
  const [payment] = await tx.select({ userId: payments.userId }).from(payments).where(eq(payments.id, paymentId));
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  return people.has(payment.userId) || (await lockPeople(tx, { ids: [payment.userId] })).size > 0;
}

/**
 * Applies a fact that the gateway has reported about a payment, by a response or an event, and posts it to the ledger.
 * Locks the row of the payment, whose status only moves forward. Each fact is posted once, in whatever order and
 * however often the gateway reports it (rules M3, M12).
 */
export async function settle(context: Context, unit: Unit, paymentId: string, fact: PaymentFact): Promise<PaymentRow> {
  const { tx } = unit;
  const hasPayer = await lockPayer(unit, paymentId);
  const [found] = await tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!found) throw new Error(`There is no payment ${paymentId}.`);
  let payment = found;
  if (fact.type === 'outcome') payment = await takeOutcome(unit, payment, fact.outcome);
  if (fact.type === 'dispute') await takeDispute(unit, payment, fact);
  if (fact.type === 'refund' && fact.amount > payment.refundedAmount) {
    payment = { ...payment, refundedAmount: Math.min(fact.amount, payment.amount) };
    await tx.update(payments).set({ refundedAmount: payment.refundedAmount }).where(eq(payments.id, paymentId));
  }
  if (payment.status === 'succeeded' && !payment.isSettled) payment = await credit(context, unit, payment, hasPayer);
  // A payment that was never posted needs no reversal.
  if (payment.isSettled && (await isPosted(tx, payment))) await reverse(unit, payment);
  return payment;
}

/**
 * Calls `post` while the row of the payment is locked. Afterwards posts the refunds and disputes that were reported
 * before (rule M12).
 */
export async function postPayment(unit: Unit, paymentId: string, post: () => Promise<void>): Promise<void> {
  const [payment] = await unit.tx.select().from(payments).where(eq(payments.id, paymentId)).for('update');
  if (!payment) throw new Error(`There is no payment ${paymentId}.`);
  await post();
  await reverse(unit, payment);
}
