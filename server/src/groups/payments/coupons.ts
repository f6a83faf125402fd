import type { AppliedCoupon, KnownErrorReason, PaymentType, SubscriptionSource } from '@fanlight/sdk/models';
import { and, count, eq, gt, or, sql } from 'drizzle-orm';
import type { Context } from '../../context.ts';
import { coupons, couponUses, payments } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { limitFailures } from '../../http/limit.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { allowedDiscount, type Bought } from '../../ledger/promotion.ts';
import type { Db, Tx } from '../../ports/index.ts';
import { readSettings } from '../settings/index.ts';

/** A payment that waits for authentication reserves its coupon for this number of milliseconds. */
const reservedForMs = 60 * 60 * 1000;

/** The maximum number of wrong codes that a user can try. */
const couponLimit = { points: 10, seconds: 60 };

type CouponRow = typeof coupons.$inferSelect;

/** The reason why a coupon is refused. */
type CouponReason = Extract<KnownErrorReason, `COUPON_${string}`>;

/** The purchase to which a coupon is applied. Amounts are in integer hundredths. */
export interface CouponTarget {
  userId: string;
  type: PaymentType;
  price: number;
  /** The bonus tokens of a token package. */
  bonus?: number;
  /** The source of the subscription's payment. */
  source?: SubscriptionSource | undefined;
}

const invalid = (reason: CouponReason) => fieldFailure('COUPON_INVALID', 'couponCode', reason);

/**
 * Counts the uses of a coupon by paid and pending payments. If `userId` is given, counts only the uses by this user.
 */
async function countUses(db: Db, couponId: string, now: Date, userId?: string): Promise<number> {
  const [row] = await db
    .select({ uses: count() })
    .from(couponUses)
    .where(
      and(
        eq(couponUses.couponId, couponId),
        userId ? eq(couponUses.userId, userId) : undefined,
        or(couponUses.isPaid, gt(couponUses.createdAt, new Date(now.getTime() - reservedForMs))),
      ),
    );
  return Number(row?.uses ?? 0);
}

/**
 * Checks that a coupon can be used. Returns how often the user can still use it; null if there is no limit.
 *
 * @throws {ApiFailure} `COUPON_INVALID` if the coupon is expired, used up or of another type (rule M8)
 */
async function check(db: Db, coupon: CouponRow, { userId, type }: CouponTarget, now: Date): Promise<number | null> {
  if (coupon.type && coupon.type !== type)
    throw invalid(coupon.type === 'top-up' ? 'COUPON_FOR_TOP_UPS' : 'COUPON_FOR_SUBSCRIPTIONS');
  if (coupon.expiresAt && coupon.expiresAt <= now) throw invalid('COUPON_EXPIRED');
  const remainingUses = coupon.totalUses === null ? null : coupon.totalUses - (await countUses(db, coupon.id, now));
  if (remainingUses !== null && remainingUses <= 0) throw invalid('COUPON_USED_UP');
  if (coupon.usesPerPerson === null) return remainingUses;
  const remainingUsesOfUser = coupon.usesPerPerson - (await countUses(db, coupon.id, now, userId));
  if (remainingUsesOfUser <= 0) throw invalid('COUPON_USED');
  return remainingUses === null ? remainingUsesOfUser : Math.min(remainingUsesOfUser, remainingUses);
}

/** Finds the purchase in which the user bought tokens at the lowest price per token. */
async function cheapestTokens(db: Db, userId: string): Promise<Bought | undefined> {
  const [bought] = await db
    .select({ tokens: payments.tokens, paid: payments.amount })
    .from(payments)
    .where(and(eq(payments.userId, userId), eq(payments.type, 'top-up'), eq(payments.isSettled, true)))
    .orderBy(sql`${payments.amount}::float / ${payments.tokens}`)
    .limit(1);
  return bought;
}

async function discountOf(db: Db, { percentOff }: CouponRow, { userId, price, bonus = 0, source }: CouponTarget) {
  const paidWith = source === 'wallet' ? await cheapestTokens(db, userId) : undefined;
  return allowedDiscount(price, { percentOff, bonus, ...(paidWith && { paidWith }) }, await readSettings(db));
}

/**
 * Limits how many coupon codes a user can guess. An attempt is counted before `work` runs, and the count is undone if
 * `work` succeeds.
 *
 * @throws {ApiFailure} `RATE_LIMITED`
 */
export function limitCoupons<T>(
  context: Context,
  { userId, code }: { userId: string; code: string | undefined },
  work: () => Promise<T>,
): Promise<T> {
  return code ? limitFailures(context, `coupon:${userId}`, couponLimit, work) : work();
}

/** Returns the discount of a coupon, without using the coupon (operation `applyCoupon`). */
export async function quoteCoupon(context: Context, code: string, target: CouponTarget): Promise<AppliedCoupon> {
  const { db, ports } = context;
  const [coupon] = await db.select().from(coupons).where(eq(coupons.code, code.toUpperCase()));
  if (!coupon) throw new ApiFailure('NOT_FOUND', { reason: 'COUPON_UNKNOWN' });
  const remainingUses = await check(db, coupon, target, ports.clock.now());
  const settings = await readSettings(db);
  const { type, price, bonus = 0 } = target;
  const discount = await discountOf(db, coupon, target);
  return {
    code: coupon.code,
    type,
    percentOff: coupon.percentOff,
    amountBefore: fromHundredths(price),
    discount: fromHundredths(discount),
    amount: fromHundredths(price - discount),
    tokens: type === 'top-up' ? fromHundredths(price + bonus) : 0,
    currency: settings.primaryCurrency,
    remainingUses,
    expiresAt: coupon.expiresAt?.toISOString() ?? null,
  };
}

/**
 * Uses a coupon for a payment or a charge, in the transaction that inserts the payment or the charge. Locks the row of
 * the coupon, so that concurrent requests do not exceed its number of uses (rule M8). With `isPaid: false` the use is
 * only reserved, until {@link finishCoupon} or {@link releaseCoupon} is called.
 *
 * @returns the discount in integer hundredths, and the coupon's code in its stored spelling
 * @throws {ApiFailure} `COUPON_INVALID` @public
 */
export async function takeCoupon(
  tx: Tx,
  code: string,
  target: CouponTarget,
  use: { id: string; referenceId: string; isPaid: boolean; now: Date },
): Promise<{ discount: number; code: string }> {
  const [coupon] = await tx.select().from(coupons).where(eq(coupons.code, code.toUpperCase())).for('update');
  if (!coupon) throw invalid('COUPON_UNKNOWN');
  await check(tx, coupon, target, use.now);
  const { id, referenceId, isPaid, now } = use;
  await tx
    .insert(couponUses)
    .values({ id, couponId: coupon.id, userId: target.userId, referenceId, isPaid, createdAt: now });
  return { discount: await discountOf(tx, coupon, target), code: coupon.code };
}

/** Makes the use of a coupon permanent after the payment has succeeded, even if the use was released meanwhile. */
export async function finishCoupon(
  tx: Tx,
  { id, userId, couponCode }: { id: string; userId: string; couponCode: string | null },
  use: { id: string; now: Date },
): Promise<void> {
  if (!couponCode) return;
  const [coupon] = await tx.select({ id: coupons.id }).from(coupons).where(eq(coupons.code, couponCode));
  if (!coupon) return;
  await tx
    .insert(couponUses)
    .values({ id: use.id, couponId: coupon.id, userId, referenceId: id, isPaid: true, createdAt: use.now })
    .onConflictDoUpdate({ target: couponUses.referenceId, set: { isPaid: true } });
}

/** Releases the use of a coupon after the payment has failed. */
export async function releaseCoupon(tx: Tx, referenceId: string): Promise<void> {
  await tx.delete(couponUses).where(and(eq(couponUses.referenceId, referenceId), eq(couponUses.isPaid, false)));
}
