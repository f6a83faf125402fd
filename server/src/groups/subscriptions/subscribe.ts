import type { SubscribeRequest, SubscriptionReceipt, SubscriptionType } from '@fanlight/sdk/models';
import { and, eq } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { performers, subscriptions } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import { readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths, toHundredths } from '../../ledger/money.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import {
  firstPriceOf,
  type PaidType,
  type PromotionRow,
  priceColumns,
  pricesOf,
  readPerformer,
} from '../performers/index.ts';
import { readSettings } from '../settings/index.ts';
import { readUserSummaries } from '../users/index.ts';
import { type Charged, toCharge } from '../wallet/index.ts';
import { payPeriodWithTokens } from './paying.ts';
import { freeUntil, periodStart } from './periods.ts';
import { toSubscription } from './present.ts';
import { readUsedPromotion, redeemPromotion } from './promotions.ts';
import {
  changeSubscription,
  endSubscription,
  insertSubscription,
  isPaid,
  lockRunning,
  type SubscriptionDraft,
  type SubscriptionRow,
} from './store.ts';

/** The result of the transaction of a request to subscribe. */
interface Started {
  row: SubscriptionRow;
  charged?: Charged;
}

/**
 * Reads the performer's prices. The caller must have locked the performer's account, so that it is not deleted
 * concurrently (rule P8).
 */
async function readPrices(tx: Tx, performerId: string) {
  const [row] = await tx.select(priceColumns).from(performers).where(eq(performers.userId, performerId));
  return row && pricesOf(row);
}

/** Returns the current price of a period in hundredths (rule M2). Refuses a type that the performer does not offer. */
export async function readPrice(tx: Tx, performerId: string, type: PaidType, expectedPrice?: number): Promise<number> {
  const price = (await readPrices(tx, performerId))?.[type] ?? null;
  if (price === null)
    throw new ApiFailure('STATUS_CONFLICT', {
      reason: 'SUBSCRIPTION_TYPE_NOT_OFFERED',
      params: { type },
    });
  checkExpected(price, expectedPrice);
  return price;
}

/** @throws {ApiFailure} `PRICE_CHANGED` if the viewer was shown another price (rule M2) */
function checkExpected(price: number, expectedPrice: number | undefined): void {
  if (expectedPrice !== undefined && toHundredths(expectedPrice) !== price) throw new ApiFailure('PRICE_CHANGED');
}

/** The prices of a new subscription in hundredths, and the promotion that reduces the first one. */
interface Terms {
  price: number;
  /** The price of the first period; null without a promotion. */
  firstPrice: number | null;
  promotion: PromotionRow['promotion'] | undefined;
}

/** Reads the price of a new subscription, and that of its first period with a promotion (rules M2, M13). */
export async function readTerms(
  tx: Tx,
  type: PaidType,
  { performerId, expectedPrice, promotionCode }: SubscribeRequest,
): Promise<Terms> {
  const promotion = await readUsedPromotion(tx, { performerId, type, promotionCode });
  const price = await readPrice(tx, performerId, type, promotion ? undefined : expectedPrice);
  const firstPrice = promotion ? firstPriceOf(promotion, price) : null;
  if (firstPrice !== null) checkExpected(firstPrice, expectedPrice);
  return { price, firstPrice, promotion };
}

/** Whether the paid time of a subscription is over. The job that ends the subscription may not have run yet. */
const isOver = (row: SubscriptionRow, now: Date): boolean =>
  row.paidThroughAt <= now && row.renewsAt === null && row.status !== 'pending';

/**
 * Prepares a new subscription. Ends a subscription whose time is over or whose renewal has failed. If the new
 * subscription is paid, also ends a free subscription. The free subscription gives access until its end, even if the
 * payment fails.
 *
 * @returns a cancelled subscription of the same type that has not ended, which can be resumed
 * @throws {ApiFailure} `ALREADY_SUBSCRIBED`
 */
export async function prepareSubscription(unit: Unit, userId: string, { performerId, type, source }: SubscribeRequest) {
  const running = await lockRunning(unit.tx, userId, performerId);
  if (!running) return undefined;
  if (isOver(running, unit.now)) await endSubscription(unit, running, running.paidThroughAt);
  else if (running.status === 'past-due') await endSubscription(unit, running);
  // A request for a paid subscription ends the free one. A free subscription never becomes a paid one without a request
  // (rule M7).
  else if (!isPaid(running) && type !== 'free') await endSubscription(unit, running, running.paidThroughAt);
  // `card.ts` retries the first payment.
  else if (running.status === 'pending' && source === 'card') return undefined;
  else if (running.status === 'cancelled' && running.type === type) return running;
  else throw new ApiFailure('ALREADY_SUBSCRIBED');
  return undefined;
}

/**
 * Returns the inserted subscription.
 *
 * @throws {ApiFailure} `ALREADY_SUBSCRIBED` if nothing was inserted
 */
export function requireInserted(row: SubscriptionRow | undefined): SubscriptionRow {
  // Lost a race against another request of the same user.
  if (!row) throw new ApiFailure('ALREADY_SUBSCRIBED');
  return row;
}

/** Starts the free subscription, whose days a promotion can set (rules M7, M13). */
async function startFree(
  unit: Unit,
  userId: string,
  { performerId, promotionCode }: SubscribeRequest,
): Promise<Started> {
  const { tx, now } = unit;
  const { freeSubscriptionEnabled, freeSubscriptionDuration } = await readSettings(tx);
  const promotion = await readUsedPromotion(tx, { performerId, type: 'free', promotionCode });
  const offer = await readPrices(tx, performerId);
  if (!(freeSubscriptionEnabled || promotion) || (offer?.monthly ?? offer?.yearly ?? null) === null) {
    throw new ApiFailure('STATUS_CONFLICT', { reason: 'NO_FREE_SUBSCRIPTION' });
  }
  const used = await tx.$count(
    subscriptions,
    and(eq(subscriptions.userId, userId), eq(subscriptions.performerId, performerId), eq(subscriptions.type, 'free')),
  );
  if (used > 0) throw new ApiFailure('FREE_SUBSCRIPTION_USED');
  const draft: SubscriptionDraft = {
    userId,
    performerId,
    type: 'free',
    status: 'active',
    price: 0,
    provider: 'wallet',
    startedAt: now,
    totalPeriods: 1,
    paidThroughAt: freeUntil(now, promotion?.freeDays ?? freeSubscriptionDuration),
  };
  const row = requireInserted(await insertSubscription(unit, draft));
  if (promotion) await redeemPromotion(unit, promotion, row);
  return { row };
}

async function startWithTokens(unit: Unit, userId: string, type: PaidType, body: SubscribeRequest): Promise<Started> {
  const { performerId, couponCode } = body;
  const { price, firstPrice, promotion } = await readTerms(unit.tx, type, body);
  const paidThroughAt = periodStart(unit.now, type, 1);
  const draft: SubscriptionDraft = {
    userId,
    performerId,
    type,
    status: 'active',
    price,
    firstPrice,
    provider: 'wallet',
    startedAt: unit.now,
    totalPeriods: 1,
    paidThroughAt,
    renewsAt: paidThroughAt,
  };
  const row = requireInserted(await insertSubscription(unit, draft));
  if (!isPaid(row)) throw new Error('A paid subscription was stored as free.');
  if (promotion) await redeemPromotion(unit, promotion, row);
  return { row, charged: await payPeriodWithTokens(unit, row, { no: 0, price: firstPrice ?? price, couponCode }) };
}

/** Resumes a cancelled subscription that has not ended. The next renewal charges the current price. */
export async function resume(unit: Unit, row: SubscriptionRow, { performerId, expectedPrice }: SubscribeRequest) {
  const resumedColumns = { status: 'active', cancelledAt: null, cancelReason: null, cancelNote: null } as const;
  if (!isPaid(row)) return changeSubscription(unit, row, resumedColumns);
  const price = await readPrice(unit.tx, performerId, row.type, expectedPrice);
  const priced = { price, newPrice: null, newPriceAt: null, hasConsented: false, withdrawnAt: null };
  return changeSubscription(unit, row, { ...resumedColumns, ...priced, renewsAt: row.paidThroughAt });
}

export async function toReceipt(
  { ports, db }: Pick<Context, 'ports' | 'db'>,
  userId: string,
  { row, charged }: Started,
): Promise<SubscriptionReceipt> {
  const people = await readUserSummaries(ports, db, [row.userId, row.performerId]);
  const subscription = toSubscription(row, userId, people);
  const balance = fromHundredths(charged?.balance ?? spendable(await readBalance(db, userId)));
  const charge = charged ? toCharge(charged.row, subscription.performer) : null;
  return { subscription, payment: null, charge, balance, clientSecret: null };
}

/** Starts a subscription that is free or paid with tokens. Everything happens in one transaction. */
export function subscribeWithoutCard(
  context: Context,
  userId: string,
  body: SubscribeRequest & { type: SubscriptionType },
) {
  const { performerId, type } = body;
  return context.once(
    async (unit) => {
      const running = await prepareSubscription(unit, userId, body);
      const start = async (): Promise<Started> => {
        if (running) return { row: await resume(unit, running, body) };
        return type === 'free' ? startFree(unit, userId, body) : startWithTokens(unit, userId, type, body);
      };
      const started = await start();
      if (!running) unit.publish({ type: 'subscription-created', subscriptionId: started.row.id });
      return { data: await toReceipt({ ...context, db: unit.tx }, userId, started) };
    },
    { requiredIds: [performerId] },
  );
}

/**
 * Checks that the user may subscribe to the performer.
 *
 * @throws {ApiFailure} `OWN_ACCOUNT`, `NOT_FOUND`
 */
export async function checkParties({ db }: Context, userId: string, performerId: string): Promise<void> {
  if (performerId === userId) throw new ApiFailure('OWN_ACCOUNT', { reason: 'CANNOT_SUBSCRIBE_TO_SELF' });
  await readPerformer(db, performerId, userId);
}
