import type { EarningInterval, EarningStatus, ReferralEarning, ReferralEarningStats } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { readUserSummaries } from '../users/index.ts';
import { bucketOf, type Period, toDay } from './periods.ts';
import type { EarningRow, EarningSums } from './store.ts';

/** Status of a share: held, then payable; refunded together with its charge (rule M3). */
function statusOf(row: EarningRow, now: Date): EarningStatus {
  if (row.chargeStatus === 'refunded' || row.reversed >= row.net) return 'refunded';
  return row.payableAt > now ? 'held' : 'payable';
}

/** Maps shares to the contract. */
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

/** Maps the statistics of a period to the contract; `days` are the first days of its intervals. */
export function toStats(
  { rows, joined, standing }: EarningSums,
  { period, interval, days }: { period: Period; interval: EarningInterval; days: string[] },
): ReferralEarningStats {
  const points = new Map(days.map((date) => [date, { net: 0, totalReferrals: 0 }]));
  const pointOf = (at: Date) => points.get(toDay(bucketOf(at, interval)));
  for (const { createdAt, net, reversed } of rows) {
    const point = pointOf(createdAt);
    if (point) point.net += net - reversed;
  }
  for (const { createdAt } of joined) {
    const point = pointOf(createdAt);
    if (point) point.totalReferrals += 1;
  }
  return {
    from: toDay(period.start),
    to: toDay(new Date(period.end.getTime() - 1)),
    interval,
    net: fromHundredths(rows.reduce((sum, { net, reversed }) => sum + net - reversed, 0)),
    totalReferrals: joined.length,
    held: fromHundredths(standing?.held ?? 0),
    payable: fromHundredths(standing?.payable ?? 0),
    frozen: 0,
    points: [...points].map(([date, { net, totalReferrals }]) => ({
      date,
      net: fromHundredths(net),
      totalReferrals,
    })),
  };
}
