import type { Payment, PaymentFailureCode, PaymentStatus } from '@fanlight/sdk/models';
import { and, desc, eq, ne } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { paymentCards, payments } from '../../db/schema/index.ts';
import { fieldFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { readSettings } from '../settings/index.ts';
import { takeCoupon } from './coupons.ts';
import type { ChargeOutcome, PaymentGateway } from './gateways/gateway.ts';
import { requireGateway } from './gateways/index.ts';
import { isDisputed } from './gateways/sandbox/index.ts';
import { toPayment } from './present.ts';
import { settle } from './settle.ts';
import { findPayment, type PaymentRow } from './store.ts';

/** What a payment is begun with. Amounts in integer hundredths. */
export type PaymentDraft = Pick<typeof payments.$inferInsert, 'userId' | 'type' | 'paymentMethodId'> &
  Partial<
    Pick<
      typeof payments.$inferInsert,
      'packageId' | 'performerId' | 'subscriptionId' | 'onceKey' | 'isOffSession' | 'tokens'
    >
  > & {
    /** Before a coupon. */
    price: number;
    bonus?: number;
    couponCode?: string | undefined;
  };

/** The card of a payment method. @throws {ApiFailure} `VALIDATION_FAILED` where it is not this person's */
export async function requireCard(context: Context, gateway: PaymentGateway, userId: string, paymentMethodId: string) {
  const card = await gateway.findCard(context, userId, paymentMethodId);
  if (!card) throw fieldFailure('VALIDATION_FAILED', 'paymentMethodId', 'CARD_MISSING');
  return card;
}

/**
 * Writes a payment down before the gateway hears of it; with a key that is taken, answers the payment that took it. What
 * is unique comes first: whoever is slower waits there, and takes no coupon.
 */
export async function insertPayment(
  { tx, now, nextId }: Unit,
  draft: PaymentDraft,
  { id, gateway, card }: { id: string; gateway: PaymentGateway['name']; card: { brand: string; last4: string } },
): Promise<string> {
  const { price, bonus = 0, couponCode, ...rest } = draft;
  const { onceKey, userId, type } = rest;
  const { primaryCurrency: currency } = await readSettings(tx);
  const status = 'pending' as const;
  const { brand: cardBrand, last4: cardLast4 } = card;
  const values = { tokens: 0, ...rest, id, status, amount: price, currency, gateway, cardBrand, cardLast4 };
  const inserted = await tx
    .insert(payments)
    .values({ ...values, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({ id: payments.id });
  if (inserted.length === 0) {
    const isIt = and(eq(payments.onceKey, onceKey ?? ''), ne(payments.status, 'failed'));
    const [known] = await tx.select({ id: payments.id }).from(payments).where(isIt);
    if (!known) throw new Error(`The payment ${onceKey} could not be begun.`);
    return known.id;
  }
  if (!couponCode) return id;
  const target = { userId, type, price, bonus };
  const use = { id: nextId(), referenceId: id, isPaid: false, now };
  const { discount, code } = await takeCoupon(tx, couponCode, target, use);
  await tx
    .update(payments)
    .set({ amount: price - discount, discount, couponCode: code })
    .where(eq(payments.id, id));
  return id;
}

/** Asks the gateway for what a payment needs; the same payment charges once however often it is asked for. */
export async function askGateway(
  context: Context,
  gateway: PaymentGateway,
  payment: PaymentRow,
): Promise<ChargeOutcome> {
  const { id: paymentId, userId, amount, currency, paymentMethodId, isOffSession, status } = payment;
  if (status === 'succeeded') return { status };
  if (status === 'failed') return { status, failureCode: payment.failureCode ?? 'processing_error' };
  if (payment.gatewayPaymentId) {
    const outcome = await gateway.readCharge(context, payment.gatewayPaymentId);
    if (outcome) return outcome;
  }
  return gateway.charge(context, { paymentId, userId, amount, currency, paymentMethodId, isOffSession });
}

/** What a sandbox's card that is always disputed has paid is disputed at once. */
export async function disputeInSandbox(context: Context, paymentId: string): Promise<void> {
  const payment = await findPayment(context.db, paymentId);
  if (payment?.gateway !== 'sandbox' || payment.status !== 'succeeded') return;
  if (!(await isDisputed(context, payment.userId, payment.paymentMethodId))) return;
  const { amount } = payment;
  const fact = { type: 'dispute' as const, disputeId: `dp_${paymentId}`, status: 'open' as const, amount };
  await context.transaction((unit) => settle(context, unit, paymentId, fact), { isViewerOptional: true });
}

/** What {@link chargeCard} is asked for. @public */
export interface CardCharge {
  userId: string;
  /** Whose subscription is paid. */
  performerId: string;
  subscriptionId: string;
  /** Names what is paid for, such as `<subscription>/<period>`: it is paid once; after a failure it may be tried again. */
  onceKey: string;
  /** Integer hundredths, before a coupon. */
  price: number;
  couponCode?: string | undefined;
  /** The default card where it is left out. */
  paymentMethodId?: string | undefined;
  /** Nobody is there to answer the bank, as when a subscription is renewed. */
  isOffSession: boolean;
}

/** What came of it. @public */
export interface CardChargeResult {
  status: PaymentStatus;
  paymentId: string;
  /** As it goes over the wire. */
  payment: Payment;
  /** What the card pays, the coupon taken off; integer hundredths. */
  amount: number;
  discount: number;
  /** With `requires-authentication` at a gateway whose own form asks the bank. */
  clientSecret: string | null;
  /** With `failed`. */
  failureCode: PaymentFailureCode | null;
}

/** The payment method of the default card, or of the latest one. */
async function findDefaultMethod({ db }: Context, userId: string): Promise<string> {
  const [card] = await db
    .select({ paymentMethodId: paymentCards.paymentMethodId })
    .from(paymentCards)
    .where(and(eq(paymentCards.userId, userId), eq(paymentCards.status, 'ready')))
    .orderBy(desc(paymentCards.isDefault), desc(paymentCards.id))
    .limit(1);
  if (!card) throw fieldFailure('VALIDATION_FAILED', 'paymentMethodId', 'NO_SAVED_CARD');
  return card.paymentMethodId;
}

/**
 * Cancels a renewal that waits for the bank's confirmation of one card when another card is charged (rule M7). The
 * subscriber is not notified: they were when the bank asked for the confirmation.
 */
async function cancelSuperseded(context: Context, gateway: PaymentGateway, onceKey: string, paymentMethodId: string) {
  const isWaiting = and(eq(payments.onceKey, onceKey), eq(payments.status, 'requires-authentication'));
  const [waiting] = await context.db.select().from(payments).where(isWaiting);
  if (!waiting?.gatewayPaymentId || waiting.gateway !== gateway.name) return;
  if (waiting.paymentMethodId === paymentMethodId) return;
  if (!(await gateway.cancelCharge(context, waiting.gatewayPaymentId))) return;
  const failed = { status: 'failed', failureCode: 'authentication_failed' } as const;
  await context.transaction(async ({ tx, now }) => {
    const isIt = and(eq(payments.id, waiting.id), isWaiting);
    await tx
      .update(payments)
      .set({ ...failed, updatedAt: now })
      .where(isIt);
  });
}

/**
 * Writes down that a period of a subscription is to be paid by card, once for its key; the gateway takes nothing yet.
 * Not for inside a transaction.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without a card, `COUPON_INVALID`
 * @returns the payment, which is another one's where that took the key
 * @public
 */
export async function beginCharge(context: Context, request: CardCharge): Promise<string> {
  const gateway = requireGateway(context);
  const { paymentMethodId = await findDefaultMethod(context, request.userId), ...rest } = request;
  const card = await requireCard(context, gateway, request.userId, paymentMethodId);
  if (rest.isOffSession) await cancelSuperseded(context, gateway, rest.onceKey, paymentMethodId);
  const draft: PaymentDraft = { ...rest, paymentMethodId, type: 'subscription' };
  return context.transaction((unit) => insertPayment(unit, draft, { id: unit.nextId(), gateway: gateway.name, card }));
}

/**
 * Asks the gateway for a payment that was begun. Where it fails with no answer nobody knows what was taken: the payment
 * stays, and is asked for again.
 *
 * @public
 */
export async function finishCharge(context: Context, paymentId: string): Promise<CardChargeResult> {
  const gateway = requireGateway(context);
  const begun = await findPayment(context.db, paymentId);
  if (!begun) throw new Error(`The payment ${paymentId} is gone.`);
  const outcome = await askGateway(context, gateway, begun);
  // The card may be charged by now: for a deleted account the money goes back.
  const payment = await context.transaction((unit) => settle(context, unit, paymentId, { type: 'outcome', outcome }), {
    isViewerOptional: true,
  });
  await disputeInSandbox(context, paymentId);
  const { status, amount, discount, failureCode } = payment;
  const clientSecret = outcome.status === 'requires-authentication' ? outcome.clientSecret : null;
  const wire = await toPayment(context.ports, context.db, payment);
  return { status, paymentId, payment: wire, amount, discount, clientSecret, failureCode };
}

/**
 * Charges a person's card for a period of a subscription, once for its key (rules M6, M7). A refused card is an answer
 * and no error. What is settled later is told by the domain event `payment-settled`; {@link readSettled} says how a
 * payment came out. The ledger posting of the subscription is the caller's: kind `subscription`, the payment as its
 * reference, so that a dispute finds the earnings again (rule M12). Asks the gateway: not for inside a transaction.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without a card, `COUPON_INVALID`
 * @public
 */
export async function chargeCard(context: Context, request: CardCharge): Promise<CardChargeResult> {
  return finishCharge(context, await beginCharge(context, request));
}

/**
 * How a subscription's payment stands, for whoever hears `payment-settled`; undefined for a payment of another type.
 *
 * @public
 */
export async function readSettled(context: Context, paymentId: string) {
  const payment = await findPayment(context.db, paymentId);
  if (payment?.type !== 'subscription') return undefined;
  const { userId, performerId, subscriptionId, onceKey, status, amount, discount, failureCode } = payment;
  const { paymentMethodId, cardBrand, cardLast4 } = payment;
  return {
    paymentId,
    userId,
    performerId,
    subscriptionId,
    onceKey,
    status,
    amount,
    discount,
    failureCode,
    paymentMethodId,
    cardBrand,
    cardLast4,
  };
}
