import type { SubscribeRequest, SubscriptionReceipt } from '@fanlight/sdk/models';
import { and, desc, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { idempotentAnswers, payments, subscriptions } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { type CallKey, claimKey, findAnswer, keepAnswer } from '../../idempotency/store.ts';
import type { Unit } from '../../unit.ts';
import { cardFailure, chargeCard, readSettled, requireGateway } from '../payments/index.ts';
import type { PaidType } from './periods.ts';
import { applyPayment, keyOfPeriod } from './settling.ts';
import { insertSubscription, lockRunning, type SubscriptionRow } from './store.ts';
import { begin, makeRoom, readPrice, resume, toReceipt } from './subscribe.ts';

type Request = SubscribeRequest & { type: PaidType };

/** Milliseconds after which a first payment that nobody heard of again counts as cut off. */
const patience = 60_000;

/** What a subscribe by card found or began. */
type Begun = { answer: { data: SubscriptionReceipt } } | { row: SubscriptionRow } | { goneId: string };

/** The subscription that waits for its first payment, or a new one; whoever is slower with the same click is refused. */
async function beginPending(context: Context, unit: Unit, userId: string, body: Request): Promise<SubscriptionRow> {
  const { performerId, type, expectedPrice } = body;
  const { name: provider } = requireGateway(context);
  const price = await readPrice(unit.tx, performerId, type, expectedPrice);
  const waiting = await lockRunning(unit.tx, userId, performerId);
  if (waiting?.status === 'pending') {
    const isUnderWay = !waiting.paymentId && unit.now.getTime() - waiting.createdAt.getTime() < patience;
    if (isUnderWay) throw new ApiFailure('ALREADY_SUBSCRIBED');
    if (waiting.type !== type || waiting.price !== price) {
      throw new ApiFailure('STATUS_CONFLICT', { message: 'A payment for this waits for your bank.' });
    }
    return waiting;
  }
  const now = unit.now;
  const times = { startedAt: now, paidThroughAt: now };
  return begin(
    await insertSubscription(unit, { userId, performerId, type, status: 'pending', price, provider, ...times }),
  );
}

const rowOfKey = ({ userId, key }: CallKey) =>
  and(eq(idempotentAnswers.userId, userId), eq(idempotentAnswers.key, key));

/** One transaction before the gateway is asked: a repeated call waits for the first one, and finds what that began (rule W4). */
function start(context: Context, userId: string, body: Request): Promise<Begun> {
  const { callKey } = context;
  return context.transaction(async (unit) => {
    const { tx, now } = unit;
    const kept = callKey && (await claimKey(tx, callKey, null, now));
    if (kept?.isKnown) return { answer: JSON.parse(kept.body) };
    if (kept?.referenceId) {
      const [row] = await tx.select().from(subscriptions).where(eq(subscriptions.id, kept.referenceId));
      return row ? { row } : { goneId: kept.referenceId };
    }
    const running = await makeRoom(unit, userId, body);
    if (running) {
      const row = await resume(unit, running, body);
      const answer = { data: await toReceipt({ ...context, db: tx }, userId, { row }) };
      if (callKey) await keepAnswer(tx, callKey, 201, answer);
      return { answer };
    }
    const row = await beginPending(context, unit, userId, body);
    if (callKey) await tx.update(idempotentAnswers).set({ referenceId: row.id }).where(rowOfKey(callKey));
    return { row };
  });
}

/** Nothing was begun at the gateway: the subscription and its key are as if nobody had asked. */
async function takeBack(context: Context, { id }: SubscriptionRow): Promise<void> {
  const { callKey } = context;
  await context.transaction(async ({ tx }) => {
    await tx.delete(subscriptions).where(and(eq(subscriptions.id, id), eq(subscriptions.status, 'pending')));
    if (callKey) await tx.delete(idempotentAnswers).where(rowOfKey(callKey));
  });
}

/** Why the first payment of a subscription that is gone was refused. */
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
 * Subscribes by card (rules M6, M7). The gateway is asked outside of any transaction; every step bears being repeated, so
 * that a call that was cut off is finished by the next one, and a late answer of the bank by {@link settleOf}.
 */
export async function subscribeByCard(context: Context, userId: string, body: Request) {
  const { performerId, couponCode, paymentMethodId } = body;
  const begun = await start(context, userId, body);
  if ('answer' in begun) return begun.answer;
  if ('goneId' in begun) throw await failureOf(context, begun.goneId);
  const { id: subscriptionId, price } = begun.row;
  const charge = { userId, performerId, subscriptionId, price, onceKey: keyOfPeriod(subscriptionId, 0) };
  const result = await chargeCard(context, { ...charge, couponCode, paymentMethodId, isOffSession: false }).catch(
    async (error) => {
      if (error instanceof ApiFailure) await takeBack(context, begun.row);
      throw error;
    },
  );
  const payment = await readSettled(context, result.paymentId);
  if (!payment) throw new Error(`The payment ${result.paymentId} is gone.`);
  const { callKey } = context;
  const answer = await context.transaction(async (unit) => {
    const row = await applyPayment(unit, payment);
    if (!row || payment.status === 'failed') return undefined;
    const { payment: paid, clientSecret } = result;
    const data = { ...(await toReceipt({ ...context, db: unit.tx }, userId, { row })), payment: paid, clientSecret };
    const first = callKey && (await findAnswer(unit.tx, callKey));
    if (first?.isKnown) return JSON.parse(first.body) as { data: SubscriptionReceipt };
    if (callKey) await keepAnswer(unit.tx, callKey, 201, { data });
    return { data };
  });
  if (!answer) throw cardFailure(payment.failureCode ?? 'processing_error');
  return answer;
}
