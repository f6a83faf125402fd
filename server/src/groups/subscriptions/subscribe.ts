import type { SubscribeRequest, SubscriptionReceipt } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { performers, subscriptions } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths, toHundredths } from '../../ledger/money.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { readPerformer } from '../performers/index.ts';
import { readSettings } from '../settings/index.ts';
import { readUserSummaries } from '../users/index.ts';
import { type Charged, toCharge } from '../wallet/index.ts';
import { payPeriodWithTokens } from './paying.ts';
import { freeUntil, type PaidType, periodStart } from './periods.ts';
import {
  changeSubscription,
  endSubscription,
  insertSubscription,
  isPaid,
  lockRunning,
  type SubscriptionDraft,
  type SubscriptionRow,
  toSubscription,
} from './store.ts';

/** What a subscribe comes to, inside its transaction. */
interface Taken {
  row: SubscriptionRow;
  charged?: Charged;
}

/** What a period costs now, in hundredths (rule M2); a type that is not offered is refused. */
async function readPrice(tx: Tx, performerId: string, type: PaidType, expectedPrice?: number): Promise<number> {
  const [row] = await tx
    .select({ monthly: performers.monthlyPrice, yearly: performers.yearlyPrice })
    .from(performers)
    .where(eq(performers.userId, performerId));
  const price = row?.[type] ?? null;
  if (price === null) throw new ApiFailure('STATUS_CONFLICT', { message: `There is no ${type} subscription here.` });
  if (expectedPrice !== undefined && toHundredths(expectedPrice) !== price) throw new ApiFailure('PRICE_CHANGED');
  return price;
}

/** Whether nothing more comes of a subscription, though nobody has ended it yet. */
const isOver = (row: SubscriptionRow, now: Date): boolean =>
  row.paidThroughAt <= now && row.renewsAt === null && row.status !== 'pending';

/**
 * Makes room for a new subscription: what is over is ended, one that waits for another try to renew it is given up for
 * the new one. Answers the one that was cancelled and still runs.
 *
 * @throws {ApiFailure} `ALREADY_SUBSCRIBED`
 */
async function makeRoom(unit: Unit, userId: string, { performerId, type }: SubscribeRequest) {
  const running = await lockRunning(unit.tx, userId, performerId);
  if (!running) return undefined;
  if (isOver(running, unit.now)) await endSubscription(unit, running, running.paidThroughAt);
  else if (running.status === 'past-due' && !running.paymentId) await endSubscription(unit, running);
  else if (running.status === 'cancelled' && running.type === type) return running;
  else throw new ApiFailure('ALREADY_SUBSCRIBED');
  return undefined;
}

async function begin(unit: Unit, draft: SubscriptionDraft): Promise<SubscriptionRow> {
  const row = await insertSubscription(unit, draft);
  // Somebody was faster, with the same hand.
  if (!row) throw new ApiFailure('ALREADY_SUBSCRIBED');
  return row;
}

/** Takes the free subscription (rule M7). */
async function takeFree(unit: Unit, userId: string, performerId: string): Promise<Taken> {
  const { tx, now } = unit;
  const { freeSubscriptionEnabled, freeSubscriptionDuration } = await readSettings(tx);
  const [offer] = await tx
    .select({ monthly: performers.monthlyPrice, yearly: performers.yearlyPrice })
    .from(performers)
    .where(eq(performers.userId, performerId));
  if (!freeSubscriptionEnabled || (offer?.monthly ?? offer?.yearly ?? null) === null) {
    throw new ApiFailure('STATUS_CONFLICT', { message: 'There is no free subscription here.' });
  }
  const used = await tx.$count(
    subscriptions,
    and(eq(subscriptions.userId, userId), eq(subscriptions.performerId, performerId), eq(subscriptions.type, 'free')),
  );
  if (used > 0) throw new ApiFailure('FREE_SUBSCRIPTION_USED');
  const row = await begin(unit, {
    userId,
    performerId,
    type: 'free',
    status: 'active',
    price: 0,
    provider: 'wallet',
    startedAt: now,
    totalPeriods: 1,
    paidThroughAt: freeUntil(now, freeSubscriptionDuration),
  });
  return { row };
}

async function takeWithTokens(
  unit: Unit,
  userId: string,
  type: PaidType,
  { performerId, expectedPrice }: SubscribeRequest,
): Promise<Taken> {
  const price = await readPrice(unit.tx, performerId, type, expectedPrice);
  const paidThroughAt = periodStart(unit.now, type, 1);
  const row = await begin(unit, {
    userId,
    performerId,
    type,
    status: 'active',
    price,
    provider: 'wallet',
    startedAt: unit.now,
    totalPeriods: 1,
    paidThroughAt,
    renewsAt: paidThroughAt,
  });
  if (!isPaid(row)) throw new Error('A paid subscription came out free.');
  return { row, charged: await payPeriodWithTokens(unit, row, 0, price) };
}

/** Takes up one that was cancelled and still runs: nothing is charged before it is renewed, by the price of today. */
async function resume(unit: Unit, row: SubscriptionRow, { performerId, expectedPrice }: SubscribeRequest) {
  const again = { status: 'active', cancelledAt: null, cancelReason: null, cancelNote: null } as const;
  if (!isPaid(row)) return changeSubscription(unit, row, again);
  const price = await readPrice(unit.tx, performerId, row.type, expectedPrice);
  const priced = { price, newPrice: null, newPriceAt: null, hasConsented: false };
  return changeSubscription(unit, row, { ...again, ...priced, renewsAt: row.paidThroughAt });
}

async function toReceipt(
  { ports, db }: Pick<Context, 'ports' | 'db'>,
  userId: string,
  { row, charged }: Taken,
): Promise<SubscriptionReceipt> {
  const people = await readUserSummaries(ports, db, [row.userId, row.performerId]);
  const subscription = toSubscription(row, userId, people);
  const balance = fromHundredths(charged?.balance ?? spendable(await readBalance(db, userId)));
  const charge = charged ? toCharge(charged.row, subscription.performer) : null;
  return { subscription, payment: null, charge, balance, clientSecret: null };
}

/** Subscribes to a performer (operation `subscribePerformer`; rules M1, M2, M6, M7). */
export async function subscribe(
  context: Context,
  userId: string,
  body: SubscribeRequest,
): Promise<{ data: SubscriptionReceipt }> {
  const { performerId, type = 'monthly', source = 'card' } = body;
  if (performerId === userId) throw new ApiFailure('OWN_ACCOUNT', { message: 'You cannot subscribe to yourself.' });
  await readPerformer(context.db, performerId, userId);
  return context.once(async (unit) => {
    const running = await makeRoom(unit, userId, { ...body, type });
    const take = async (): Promise<Taken> => {
      if (running) return { row: await resume(unit, running, body) };
      if (type === 'free') return takeFree(unit, userId, performerId);
      if (source === 'card') throw fieldFailure('VALIDATION_FAILED', 'source', 'Cards are not taken for this yet.');
      if (body.couponCode) throw fieldFailure('COUPON_INVALID', 'couponCode');
      return takeWithTokens(unit, userId, type, body);
    };
    const taken = await take();
    if (!running) await unit.publish({ type: 'subscription-created', subscriptionId: taken.row.id });
    return { data: await toReceipt({ ...context, db: unit.tx }, userId, taken) };
  });
}
