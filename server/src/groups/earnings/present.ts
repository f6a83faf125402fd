import type {
  Earning,
  EarningInterval,
  EarningStats,
  EarningStatus,
  ReferralEarning,
  ReferralEarningStats,
} from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { readUserSummaries } from '../users/index.ts';
import { type Period, startOfInterval, toDay, toDays } from './periods.ts';
import type { SaleRow, SalesSum } from './sales.ts';
import type { EarningRow, EarningSums } from './store.ts';

/** Returns the status of a share. A share is held before it is payable, and is refunded with its charge (rule M3). */
function statusOf(row: EarningRow, now: Date): EarningStatus {
  if (row.chargeStatus === 'refunded' || row.reversed >= row.net) return 'refunded';
  return row.payableAt > now ? 'held' : 'payable';
}

/** Presents the shares of a referrer, and reads the referred users with one query. */
export async function toEarnings({ db, ports }: Context, rows: EarningRow[], now: Date): Promise<ReferralEarning[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.map(({ userId }) => userId),
  );
  return rows.map((row) => ({
    _id: row.id,
    referralId: row.referralId,
    user: people.get(row.userId) ?? null,
    status: statusOf(row, now),
    sharePercent: row.sharePercent,
    base: fromHundredths(row.base),
    net: fromHundredths(row.net),
    payableAt: row.payableAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The types of earnings that are not from an item. */
const typesWithoutItem: ReadonlySet<Earning['type']> = new Set(['tip', 'subscription']);

/** Presents a performer's earnings, and reads the payers with one query. */
export async function toSales({ db, ports }: Context, rows: SaleRow[]): Promise<Earning[]> {
  const payers = await readUserSummaries(
    ports,
    db,
    rows.map(({ payerId }) => payerId),
  );
  return rows.map((row) => ({
    _id: row.id,
    type: row.type,
    status: row.status,
    payer: payers.get(row.payerId) ?? null,
    objectId: typesWithoutItem.has(row.type) ? null : row.objectId,
    title: row.type === 'tip' ? row.message : row.title,
    gross: fromHundredths(row.gross),
    commission: fromHundredths(row.gross - row.net),
    net: fromHundredths(row.net),
    payableAt: row.payableAt.toISOString(),
    createdAt: row.createdAt.toISOString(),
  }));
}

/** The sums of some earnings, in integer hundredths. */
interface Sums {
  gross: number;
  net: number;
  totalSales: number;
}

const add = (sums: Sums, { gross, net, totalSales }: Sums): Sums => ({
  gross: sums.gross + gross,
  net: sums.net + net,
  totalSales: sums.totalSales + totalSales,
});

const nothing: Sums = { gross: 0, net: 0, totalSales: 0 };

const toAmounts = ({ gross, net, totalSales }: Sums) => ({
  gross: fromHundredths(gross),
  net: fromHundredths(net),
  totalSales,
});

/** Adds up the sums that have the same key. */
function sumBy<Key extends string>(sums: SalesSum[], keyOf: (sum: SalesSum) => Key, keys: readonly Key[] = []) {
  const byKey = new Map<Key, Sums>(keys.map((key) => [key, nothing]));
  for (const sum of sums) byKey.set(keyOf(sum), add(byKey.get(keyOf(sum)) ?? nothing, sum));
  return [...byKey];
}

/**
 * Presents the statistics of a performer's earnings in a period.
 *
 * @param days - the first days of the period's intervals
 * @param current - the amounts that are now held, payable and frozen, in integer hundredths
 */
export function toEarningStats(
  sums: SalesSum[],
  current: { held: number; payable: number; frozen: number },
  { period, interval, days }: { period: Period; interval: EarningInterval; days: string[] },
): EarningStats {
  const total = sums.reduce(add, nothing);
  const types = sumBy(sums, ({ type }) => type).sort(([, first], [, second]) => second.net - first.net);
  return {
    ...toDays(period),
    interval,
    ...toAmounts(total),
    commission: fromHundredths(total.gross - total.net),
    held: fromHundredths(current.held),
    payable: fromHundredths(current.payable),
    frozen: fromHundredths(current.frozen),
    types: types.map(([type, each]) => ({ type, ...toAmounts(each) })),
    points: sumBy(sums, ({ day }) => day, days).map(([date, each]) => ({ date, ...toAmounts(each) })),
  };
}

/**
 * Presents the statistics of a referrer's shares in a period.
 *
 * @param days - the first days of the period's intervals
 */
export function toReferralStats(
  { shares, referredUsers, totals }: EarningSums,
  { period, interval, days }: { period: Period; interval: EarningInterval; days: string[] },
): ReferralEarningStats {
  const points = new Map(days.map((date) => [date, { net: 0, totalReferrals: 0 }]));
  const pointOf = (at: Date) => points.get(toDay(startOfInterval(at, interval)));
  for (const { createdAt, net, reversed } of shares) {
    const point = pointOf(createdAt);
    if (point) point.net += net - reversed;
  }
  for (const { createdAt } of referredUsers) {
    const point = pointOf(createdAt);
    if (point) point.totalReferrals += 1;
  }
  return {
    ...toDays(period),
    interval,
    net: fromHundredths(shares.reduce((sum, { net, reversed }) => sum + net - reversed, 0)),
    totalReferrals: referredUsers.length,
    held: fromHundredths(totals?.held ?? 0),
    payable: fromHundredths(totals?.payable ?? 0),
    frozen: 0,
    points: [...points].map(([date, { net, totalReferrals }]) => ({
      date,
      net: fromHundredths(net),
      totalReferrals,
    })),
  };
}
