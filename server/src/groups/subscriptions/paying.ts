import { and, eq } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { subscriptionPeriods } from '../../db/schema/index.ts';
import { post, readBalance, spendable } from '../../ledger/ledger.ts';
import { fromHundredths } from '../../ledger/money.ts';
import type { Unit } from '../../unit.ts';
import { postPayment, takeCoupon } from '../payments/index.ts';
import { announceShare } from '../referrals/index.ts';
import { readSettings } from '../settings/index.ts';
import { type Charged, chargeTokens, commissionOf, lockParties } from '../wallet/index.ts';
import { periodStart } from './periods.ts';
import { insertPeriod, type PaidRow } from './store.ts';

/**
 * Returns the performer's share of a price in hundredths. A coupon does not reduce it, because the platform pays for
 * coupons (rules M3, M5, M8).
 */
async function performerShareOf({ tx }: Unit, price: number): Promise<number> {
  const { commissionPercent } = await readSettings(tx);
  return price - commissionOf(price, commissionPercent);
}

/** Returns the start and the end of a period. */
const periodBounds = ({ startedAt, type }: PaidRow, no: number) => ({
  startsAt: periodStart(startedAt, type, no),
  endsAt: periodStart(startedAt, type, no + 1),
});

/** Records that a payment has used a coupon, and returns the discount. Without a coupon it is 0 (rule M8). */
async function redeemCoupon(unit: Unit, row: PaidRow, price: number, couponCode: string | undefined): Promise<number> {
  if (!couponCode) return 0;
  const target = { userId: row.userId, type: 'subscription' as const, price, source: 'wallet' as const };
  const use = { id: unit.nextId(), referenceId: row.id, isPaid: true, now: unit.now };
  return (await takeCoupon(unit.tx, couponCode, target, use)).discount;
}

/**
 * Pays a period of a locked subscription with tokens (rules M1, M3, M5). Writes the period, the charge and the ledger
 * entries in one transaction. Amounts are in hundredths.
 *
 * @throws {ApiFailure} `INSUFFICIENT_BALANCE` before anything is written; `COUPON_INVALID`
 */
export async function payPeriodWithTokens(
  unit: Unit,
  row: PaidRow,
  { no, price, couponCode }: { no: number; price: number; couponCode?: string | undefined },
): Promise<Charged> {
  const amount = price - (await redeemCoupon(unit, row, price, couponCode));
  const commission = amount - (await performerShareOf(unit, price));
  const parties = await lockParties(unit, row.userId, row.performerId);
  const draft = { type: 'subscription', objectId: row.id, isRepeatable: true, amount, commission } as const;
  const charged = await chargeTokens(unit, parties, { kind: 'subscription', ...draft });
  await insertPeriod(unit, row, { no, amount, commission, chargeId: charged.row.id, ...periodBounds(row, no) });
  return charged;
}

/** Finds the card payment of a period. Null if the period was paid with tokens, and undefined if it is not paid. */
export async function findPeriodPayment({ tx }: Unit, id: string, no: number): Promise<string | null | undefined> {
  const [row] = await tx
    .select({ paymentId: subscriptionPeriods.paymentId })
    .from(subscriptionPeriods)
    .where(and(eq(subscriptionPeriods.subscriptionId, id), eq(subscriptionPeriods.no, no)));
  return row?.paymentId;
}

/**
 * Records that a card has paid a period of a locked subscription, and posts the performer's earnings. Amounts are in
 * hundredths.
 */
export async function bookCardPayment(
  unit: Unit,
  row: PaidRow,
  no: number,
  { paymentId, amount, discount }: { paymentId: string; amount: number; discount: number },
): Promise<void> {
  const { tx, now, nextId } = unit;
  const { performerId } = row;
  const price = amount + discount;
  const share = await performerShareOf(unit, price);
  await insertPeriod(unit, row, { no, amount, commission: amount - share, paymentId, ...periodBounds(row, no) });
  const movements = [
    { account: { ownerId: null, kind: 'gateway' as const }, amount: -amount },
    { account: { ownerId: null, kind: 'promotion' as const }, amount: -discount },
    { account: { ownerId: performerId, kind: 'earnings' as const }, amount: share },
    { account: { ownerId: null, kind: 'commission' as const }, amount: price - share },
  ];
  await postPayment(unit, paymentId, async () => {
    const sale = { type: 'subscription' as const, gross: amount };
    await post(tx, { id: nextId(), kind: 'subscription', referenceId: paymentId, at: now, movements, sale }, nextId);
    await announceShare(unit, performerId, paymentId);
  });
  const balance = fromHundredths(spendable(await readBalance(tx, performerId)));
  unit.emit(userChannel(performerId), 'wallet/balance-updated', { balance });
}
