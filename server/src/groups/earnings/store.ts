import type { EarningStatus, ListReferralEarningsParams } from '@fanlight/sdk/models';
import { and, asc, desc, eq, getTableColumns, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { charges, referralEarnings, referrals } from '../../db/schema/index.ts';
import { countCapped, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { Period } from './periods.ts';

/** A referrer's share, with the referred user and the status of the charge. */
export type EarningRow = typeof referralEarnings.$inferSelect & { userId: string; chargeStatus: string | null };

/** The filters and the order of a list of shares. */
export type EarningFilter = Pick<ListReferralEarningsParams, 'from' | 'to' | 'referralId' | 'status' | 'sortBy'>;

/** The data of a referrer's statistics. */
export interface EarningSums {
  /** The shares of the period. */
  shares: EarningRow[];
  /** The users who were referred in the period. */
  referredUsers: { createdAt: Date }[];
  /** The sums of all shares, not only those of the period, in integer hundredths of a token. */
  totals: { held: number; payable: number } | undefined;
}

/** The condition that a share was not reversed completely, by a refund of its charge or by lost disputes. */
const hasRemainder = sql`(coalesce(${charges.status}, 'paid') <> 'refunded' and ${referralEarnings.reversed} < ${referralEarnings.net})`;

/** The amount of a share without its reversed part. */
const remainder = sql`(${referralEarnings.net} - ${referralEarnings.reversed})`;

/** Returns the condition for a status. No share is frozen, because a dispute freezes only the performer's balance. */
function hasStatus(status: EarningStatus | undefined, now: Date): SQL | undefined {
  if (status === 'refunded') return sql`not ${hasRemainder}`;
  if (status === 'held') return and(hasRemainder, gt(referralEarnings.payableAt, now));
  if (status === 'payable') return and(hasRemainder, lte(referralEarnings.payableAt, now));
  return status === 'frozen' ? sql`false` : undefined;
}

const selectShares = (db: Db) =>
  db
    .select({ ...getTableColumns(referralEarnings), userId: referrals.userId, chargeStatus: charges.status })
    .from(referralEarnings)
    .innerJoin(referrals, eq(referrals.id, referralEarnings.referralId))
    .leftJoin(charges, eq(charges.id, referralEarnings.chargeId));

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00.000Z`) + 24 * 60 * 60 * 1000);

/** Lists a referrer's shares. The filter by status uses the status at the time `now`. */
export async function listEarnings(
  db: Db,
  referrerId: string,
  filter: EarningFilter,
  page: PageRequest,
  now: Date,
): Promise<Page<EarningRow>> {
  const isSortedByNet = filter.sortBy === 'net';
  const compare = sql.raw(page.sort === 'asc' ? '>' : '<');
  const [net = '0', netId = ''] = page.cursor?.split('|') ?? [];
  const after = !page.cursor
    ? undefined
    : isSortedByNet
      ? sql`(${referralEarnings.net}, ${referralEarnings.id}) ${compare} (${Number(net) || 0}, ${netId})`
      : sql`${referralEarnings.id} ${compare} ${page.cursor}`;
  const where = and(
    eq(referralEarnings.referrerId, referrerId),
    filter.from ? gte(referralEarnings.createdAt, new Date(`${filter.from}T00:00:00.000Z`)) : undefined,
    filter.to ? lt(referralEarnings.createdAt, dayAfter(filter.to)) : undefined,
    filter.referralId ? eq(referralEarnings.referralId, filter.referralId) : undefined,
    hasStatus(filter.status, now),
  );
  const direction = page.sort === 'asc' ? asc : desc;
  const rows: EarningRow[] = await selectShares(db)
    .where(and(where, after))
    .orderBy(...(isSortedByNet ? [direction(referralEarnings.net)] : []), direction(referralEarnings.id))
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(
    db,
    sql`select 1 from ${referralEarnings} left join ${charges} on ${charges.id} = ${referralEarnings.chargeId} where ${where}`,
  );
  return toPage(rows, page, total, (row) => (isSortedByNet ? `${row.net}|${row.id}` : row.id));
}

/** Reads a referrer's shares and referred users of a period, and the sums of the held and payable shares at `now`. */
export async function readEarningSums(db: Db, referrerId: string, period: Period, now: Date): Promise<EarningSums> {
  const isOwnShare = and(eq(referralEarnings.referrerId, referrerId), hasRemainder);
  const [shares, referredUsers, [totals]] = await Promise.all([
    selectShares(db).where(
      and(isOwnShare, gte(referralEarnings.createdAt, period.start), lt(referralEarnings.createdAt, period.end)),
    ),
    db
      .select({ createdAt: referrals.createdAt })
      .from(referrals)
      .where(
        and(
          eq(referrals.referrerId, referrerId),
          gte(referrals.createdAt, period.start),
          lt(referrals.createdAt, period.end),
        ),
      ),
    db
      .select({
        held: sql`coalesce(sum(${remainder}) filter (where ${referralEarnings.payableAt} > ${now.toISOString()}::timestamptz), 0)::bigint`.mapWith(
          Number,
        ),
        payable:
          sql`coalesce(sum(${remainder}) filter (where ${referralEarnings.payableAt} <= ${now.toISOString()}::timestamptz), 0)::bigint`.mapWith(
            Number,
          ),
      })
      .from(referralEarnings)
      .leftJoin(charges, eq(charges.id, referralEarnings.chargeId))
      .where(isOwnShare),
  ]);
  return { shares, referredUsers, totals };
}
