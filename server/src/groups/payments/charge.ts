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

/** The data of a new payment. Amounts are in integer hundredths. */
export type PaymentDraft = Pick<typeof payments.$inferInsert, 'userId' | 'type' | 'paymentMethodId'> &
  Partial<
    Pick<
      typeof payments.$inferInsert,
      'packageId' | 'performerId' | 'subscriptionId' | 'onceKey' | 'isOffSession' | 'tokens'
    >
  > & {
    /** The price before the coupon's discount. */
    price: number;
    bonus?: number;
    couponCode?: string | undefined;
  };

/** @throws {ApiFailure} `VALIDATION_FAILED` if the user has no such payment method */
export async function requireCard(context: Context, gateway: PaymentGateway, userId: string, paymentMethodId: string) {
  const card = await gateway.findCard(context, userId, paymentMethodId);
  if (!card) throw fieldFailure('VALIDATION_FAILED', 'paymentMethodId', 'CARD_MISSING');
  return card;
}

/**
 * Inserts a payment before the gateway is called. If a payment with the same `onceKey` exists, returns that payment's
 * id. The coupon is used after the insert. A concurrent duplicate waits at the unique index of `onceKey`, and therefore
 * does not use the coupon.
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
    const where = and(eq(payments.onceKey, onceKey ?? ''), ne(payments.status, 'failed'));
    const [known] = await tx.select({ id: payments.id }).from(payments).where(where);
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

/**
 * Charges a payment at the gateway. If the payment was charged before, returns the outcome of that charge. Idempotent.
 */
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

/** Opens a dispute of a sandbox payment if it was made with the test card that simulates disputes. */
export async function disputeInSandbox(context: Context, paymentId: string): Promise<void> {
  const payment = await findPayment(context.db, paymentId);
  if (payment?.gateway !== 'sandbox' || payment.status !== 'succeeded') return;
  if (!(await isDisputed(context, payment.userId, payment.paymentMethodId))) return;
  const { amount } = payment;
  const fact = { type: 'dispute' as const, disputeId: `dp_${paymentId}`, status: 'open' as const, amount };
  await context.transaction((unit) => settle(context, unit, paymentId, fact), { isViewerOptional: true });
}

/** The input of {@link chargeCard}. @public */
export interface CardCharge {
  userId: string;
  /** The performer to whose subscription the payment belongs. */
  performerId: string;
  subscriptionId: string;
  /**
   * The idempotency key of the period, such as `<subscription>/<period>`. A period is paid once. After a failed
   * payment, it may be charged again.
   */
  onceKey: string;
  /** The price before the coupon's discount, in integer hundredths. */
  price: number;
  couponCode?: string | undefined;
  /** The payment method to charge; by default that of the user's default card. */
  paymentMethodId?: string | undefined;
  /** True if the cardholder is not present and can't authenticate, as in a renewal. */
  isOffSession: boolean;
}

/** The result of {@link chargeCard}. @public */
export interface CardChargeResult {
  status: PaymentStatus;
  paymentId: string;
  /** The payment as in the contract. */
  payment: Payment;
  /** The amount charged to the card, after the coupon's discount, in integer hundredths. */
  amount: number;
  discount: number;
  /**
   * The secret with which the gateway's browser form authenticates. Set only if `status` is `requires-authentication`.
   */
  clientSecret: string | null;
  /** The reason of the failure. Set only if `status` is `failed`. */
  failureCode: PaymentFailureCode | null;
}

/** Finds the payment method of the user's default card. If no card is the default, finds that of the latest card. */
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
 * Before another card is charged for a renewal, cancels the earlier payment that waits for the authentication of the
 * first card (rule M7). The subscriber was notified when the authentication was requested.
 */
async function cancelSuperseded(context: Context, gateway: PaymentGateway, onceKey: string, paymentMethodId: string) {
  const isWaiting = and(eq(payments.onceKey, onceKey), eq(payments.status, 'requires-authentication'));
  const [waiting] = await context.db.select().from(payments).where(isWaiting);
  if (!waiting?.gatewayPaymentId || waiting.gateway !== gateway.name) return;
  if (waiting.paymentMethodId === paymentMethodId) return;
  if (!(await gateway.cancelCharge(context, waiting.gatewayPaymentId))) return;
  const failed = { status: 'failed', failureCode: 'authentication_failed' } as const;
  await context.transaction(async ({ tx, now }) => {
    const where = and(eq(payments.id, waiting.id), isWaiting);
    await tx
      .update(payments)
      .set({ ...failed, updatedAt: now })
      .where(where);
  });
}

/**
 * Inserts the payment of a subscription's period, once per `onceKey`. Does not charge the card. Must not be called
 * inside a transaction, because it calls the gateway.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without a card, `COUPON_INVALID`
 * @returns the payment's id, or the id of the earlier payment with this key @public
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
 * Charges a payment that {@link beginCharge} inserted. If the gateway does not respond, the payment stays pending and
 * is checked again later.
 *
 * @public
 */
export async function finishCharge(context: Context, paymentId: string): Promise<CardChargeResult> {
  const gateway = requireGateway(context);
  const pendingPayment = await findPayment(context.db, paymentId);
  if (!pendingPayment) throw new Error(`The payment ${paymentId} does not exist.`);
  const outcome = await askGateway(context, gateway, pendingPayment);
  // The card may have been charged. If the account was deleted meanwhile, the payment is refunded.
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
 * Charges a user's card for a period of a subscription, once per `onceKey` (rules M6, M7). If the card is refused, the
 * status of the result is `failed`. If the payment is settled later, the domain event `payment-settled` is published,
 * and {@link readSettled} returns the payment. The caller must post the subscription to the ledger, with the kind
 * `subscription` and the payment as reference, so that a dispute finds the earnings (rule M12). Must not be called
 * inside a transaction, because it calls the gateway.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` without a card, `COUPON_INVALID` @public
 */
export async function chargeCard(context: Context, request: CardCharge): Promise<CardChargeResult> {
  return finishCharge(context, await beginCharge(context, request));
}

/**
 * Returns the payment of a subscription, for subscribers of `payment-settled`. Undefined for payments of another type.
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
