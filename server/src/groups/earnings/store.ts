import type { EarningStatus, ListReferralEarningsParams } from '@fanlight/sdk/models';
import { and, asc, desc, eq, getTableColumns, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { charges, referralEarnings, referrals } from '../../db/schema/index.ts';
import { countCapped, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import type { Period } from './periods.ts';

/** A referrer's share, with the referred user and the charge. */
export type EarningRow = typeof referralEarnings.$inferSelect & { userId: string; chargeStatus: string | null };

/** Filters and order of a list of shares. */
export type EarningFilter = Pick<ListReferralEarningsParams, 'from' | 'to' | 'referralId' | 'status' | 'sortBy'>;

/** The rows behind a referrer's statistics. */
export interface EarningSums {
  /** The shares of the period. */
  rows: EarningRow[];
  /** The users who were referred in the period. */
  joined: { createdAt: Date }[];
  /** Integer hundredths, of all shares so far. */
  standing: { held: number; payable: number } | undefined;
}

/** Condition that a part of a share is left: its charge is not refunded, and its money was not lost in a dispute. */
const isKept = sql`(coalesce(${charges.status}, 'paid') <> 'refunded' and ${referralEarnings.reversed} < ${referralEarnings.net})`;

/** Amount of a share that is left. */
const left = sql`(${referralEarnings.net} - ${referralEarnings.reversed})`;

/** Shares are never frozen: a dispute freezes the performer's balance. */
function hasStatus(status: EarningStatus | undefined, now: Date): SQL | undefined {
  if (status === 'refunded') return sql`not ${isKept}`;
  if (status === 'held') return and(isKept, gt(referralEarnings.payableAt, now));
  if (status === 'payable') return and(isKept, lte(referralEarnings.payableAt, now));
  return status === 'frozen' ? sql`false` : undefined;
}

const select = (db: Db) =>
  db
    .select({ ...getTableColumns(referralEarnings), userId: referrals.userId, chargeStatus: charges.status })
    .from(referralEarnings)
    .innerJoin(referrals, eq(referrals.id, referralEarnings.referralId))
    .leftJoin(charges, eq(charges.id, referralEarnings.chargeId));

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00.000Z`) + 24 * 60 * 60 * 1000);

/** A page of a referrer's shares, with their status at `now`. */
export async function listEarnings(
  db: Db,
  referrerId: string,
  filter: EarningFilter,
  page: PageRequest,
  now: Date,
): Promise<Page<EarningRow>> {
  const byNet = filter.sortBy === 'net';
  const compare = sql.raw(page.sort === 'asc' ? '>' : '<');
  const [net = '0', netId = ''] = page.cursor?.split('|') ?? [];
  const after = !page.cursor
    ? undefined
    : byNet
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
  const rows: EarningRow[] = await select(db)
    .where(and(where, after))
    .orderBy(...(byNet ? [direction(referralEarnings.net)] : []), direction(referralEarnings.id))
    .limit(page.limit + 1)
    .offset(page.offset);
  const total = await countCapped(
    db,
    sql`select 1 from ${referralEarnings} left join ${charges} on ${charges.id} = ${referralEarnings.chargeId} where ${where}`,
  );
  return toPage(rows, page, total, (row) => (byNet ? `${row.net}|${row.id}` : row.id));
}

/** A referrer's shares in a period, and the held and payable amounts at `now`. */
export async function readEarningSums(db: Db, referrerId: string, period: Period, now: Date): Promise<EarningSums> {
  const mine = and(eq(referralEarnings.referrerId, referrerId), isKept);
  const [rows, joined, [standing]] = await Promise.all([
    select(db).where(
      and(mine, gte(referralEarnings.createdAt, period.start), lt(referralEarnings.createdAt, period.end)),
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
        held: sql`coalesce(sum(${left}) filter (where ${referralEarnings.payableAt} > ${now.toISOString()}::timestamptz), 0)::bigint`.mapWith(
          Number,
        ),
        payable:
          sql`coalesce(sum(${left}) filter (where ${referralEarnings.payableAt} <= ${now.toISOString()}::timestamptz), 0)::bigint`.mapWith(
            Number,
          ),
      })
      .from(referralEarnings)
      .leftJoin(charges, eq(charges.id, referralEarnings.chargeId))
      .where(mine),
  ]);
  return { rows, joined, standing };
}
