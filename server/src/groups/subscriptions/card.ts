import type { SubscribeRequest, SubscriptionReceipt } from '@fanlight/sdk/models';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { payments, subscriptions } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { claimKey, keepReference, lockStoredResponse, releaseKey, storeResponse } from '../../idempotency/store.ts';
import type { Unit } from '../../unit.ts';
import { beginCharge, cardFailure, finishCharge, readSettled, requireGateway } from '../payments/index.ts';
import type { PaidType } from '../performers/index.ts';
import { redeemPromotion } from './promotions.ts';
import { applyPayment, keyOfPeriod } from './settling.ts';
import { insertSubscription, lockRunning, type SubscriptionRow } from './store.ts';
import { prepareSubscription, readTerms, requireInserted, resume, toReceipt } from './subscribe.ts';

type Request = SubscribeRequest & { type: PaidType };

/** If the first payment of a subscription has no result after this number of milliseconds, it counts as interrupted. */
const pendingTimeoutMs = 60_000;

/** A pending subscription, and whether this request has inserted its rows. */
interface PendingStart {
  row: SubscriptionRow;
  /** Whether this request has inserted the subscription. */
  isNew: boolean;
  /** Whether this request is the first with its idempotency key. */
  isKeyNew: boolean;
}

/**
 * The result of {@link start}. `removedId` is the id of a subscription that the first request inserted and that was
 * removed meanwhile.
 */
type Begun = { response: { data: SubscriptionReceipt } } | PendingStart | { removedId: string };

/** Returns the pending subscription, or inserts one. Refuses the request if a concurrent duplicate is in progress. */
async function beginPending(context: Context, unit: Unit, userId: string, body: Request): Promise<PendingStart> {
  const { performerId, type } = body;
  const { name: provider } = requireGateway(context);
  const { price, firstPrice, promotion } = await readTerms(unit.tx, type, body);
  const waiting = await lockRunning(unit.tx, userId, performerId);
  if (waiting?.status === 'pending') {
    const isInProgress = !waiting.paymentId && unit.now.getTime() - waiting.createdAt.getTime() < pendingTimeoutMs;
    if (isInProgress) throw new ApiFailure('ALREADY_SUBSCRIBED');
    if (waiting.type !== type || waiting.price !== price || waiting.firstPrice !== firstPrice) {
      throw new ApiFailure('STATUS_CONFLICT', { reason: 'PAYMENT_PENDING' });
    }
    return { row: waiting, isNew: false, isKeyNew: true };
  }
  const now = unit.now;
  const times = { startedAt: now, paidThroughAt: now };
  const draft = { userId, performerId, type, status: 'pending' as const, price, firstPrice, provider, ...times };
  const row = requireInserted(await insertSubscription(unit, draft));
  // Reserves a use, which is released if the subscription is removed.
  if (promotion) await redeemPromotion(unit, promotion, row);
  return { row, isNew: true, isKeyNew: true };
}

/**
 * Runs the transaction that precedes the call of the gateway. A retry waits until the transaction of the first request
 * is committed, and then continues with the same subscription (rule W4).
 */
function start(context: Context, userId: string, body: Request): Promise<Begun> {
  const { callKey } = context;
  return context.transaction(
    async (unit) => {
      const { tx, now } = unit;
      const claim = callKey && (await claimKey(tx, callKey, null, now));
      if (claim?.isKnown) return { response: context.replay(claim) };
      if (claim?.referenceId) {
        const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, claim.referenceId));
        return row ? { row, isNew: false, isKeyNew: false } : { removedId: claim.referenceId };
      }
      const running = await prepareSubscription(unit, userId, body);
      if (running) {
        const row = await resume(unit, running, body);
        const response = { data: await toReceipt({ ...context, db: tx }, userId, { row }) };
        if (callKey) await storeResponse(tx, callKey, 201, response);
        return { response };
      }
      const waiting = await beginPending(context, unit, userId, body);
      if (callKey) await keepReference(tx, callKey, waiting.row.id);
      return waiting;
    },
    { requiredIds: [body.performerId] },
  );
}

/**
 * Removes the rows that this request has inserted, because the gateway was not called. Rows of other requests are kept.
 */
async function undoStart(context: Context, { row: { id }, isNew, isKeyNew }: PendingStart): Promise<void> {
  const { callKey } = context;
  await context.transaction(async ({ tx }) => {
    // Removes nothing if a duplicate of this request has created a payment for the subscription meanwhile.
    if (isNew && (await tx.$count(payments, eq(payments.subscriptionId, id))) > 0) return;
    if (callKey && isKeyNew) await releaseKey(tx, callKey);
    const where = and(eq(subscriptions.id, id), eq(subscriptions.status, 'pending'));
    if (isNew) await tx.delete(subscriptions).where(where);
  });
}

/** Returns the failure code of the first payment, whose subscription was removed. */
async function failureOf({ db }: Context, id: string): Promise<ApiFailure> {
  const [payment] = await db
    .select({ failureCode: payments.failureCode })
    .from(payments)
    .where(eq(payments.subscriptionId, id))
    .orderBy(desc(payments.id))
    .limit(1);
  return cardFailure(payment?.failureCode ?? 'processing_error');
}

/**
 * Subscribes by card (rules M6, M7). The gateway is called outside of any transaction. Every step is idempotent, so
 * that a retry completes an interrupted request. If the bank's result arrives later, {@link applySettledPayment}
 * applies it.
 */
export async function subscribeByCard(context: Context, userId: string, body: Request) {
  const { performerId, couponCode, paymentMethodId } = body;
  const started = await start(context, userId, body);
  if ('response' in started) return started.response;
  if ('removedId' in started) {
    context.markReplayed();
    throw await failureOf(context, started.removedId);
  }
  const { id: subscriptionId } = started.row;
  const price = started.row.firstPrice ?? started.row.price;
  const charge = { userId, performerId, subscriptionId, price, onceKey: keyOfPeriod(subscriptionId, 0) };
  const request = { ...charge, couponCode, paymentMethodId, isOffSession: false };
  const begunId = await beginCharge(context, request).catch(async (error) => {
    if (error instanceof ApiFailure) await undoStart(context, started);
    throw error;
  });
  // From now on the card may be charged even if the gateway does not respond. All rows are therefore kept for the next
  // attempt.
  const result = await finishCharge(context, begunId);
  const payment = await readSettled(context, result.paymentId);
  if (!payment) throw new Error(`The payment ${result.paymentId} does not exist.`);
  const { callKey } = context;
  const response = await context.transaction(
    async (unit) => {
      const first = callKey && (await lockStoredResponse(unit.tx, callKey));
      const row = await applyPayment(unit, payment);
      if (!unit.people.has(userId)) return 'deleted';
      if (!row || payment.status === 'failed') return undefined;
      const { payment: paid, clientSecret } = result;
      const data = { ...(await toReceipt({ ...context, db: unit.tx }, userId, { row })), payment: paid, clientSecret };
      if (first?.isKnown) return context.replay<{ data: SubscriptionReceipt }>(first);
      if (callKey) await storeResponse(unit.tx, callKey, 201, { data });
      return { data };
    },
    // The card may have been charged. If the account was deleted meanwhile, the payment is refunded.
    { ids: [performerId], isViewerOptional: true },
  );
  if (response === 'deleted') throw new ApiFailure('UNAUTHENTICATED');
  if (!response) throw cardFailure(payment.failureCode ?? 'processing_error');
  return response;
}
