import type { EarningStatus, ListReferralEarningsParams } from '@fanlight/sdk/models';
import { and, eq, getTableColumns, gte, lt, type SQL, sql } from 'drizzle-orm';
import { runPrepared, type Slot } from '../../db/prepared.ts';
import { charges, referralEarnings, referrals } from '../../db/schema/index.ts';
import {
  countPrepared,
  isWithin,
  keyOfSorted,
  type Page,
  type PageRequest,
  type SortKey,
  sortedKeyset,
  toPage,
  valuesOfPage,
} from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';
import { type Period, startOfCalendarDay } from './periods.ts';

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
function hasStatus(status: EarningStatus | undefined, now: Slot<string>): SQL | undefined {
  if (status === 'refunded') return sql`not ${hasRemainder}`;
  if (status === 'held') return and(hasRemainder, sql`${referralEarnings.payableAt} > ${now}::timestamptz`);
  if (status === 'payable') return and(hasRemainder, sql`${referralEarnings.payableAt} <= ${now}::timestamptz`);
  return status === 'frozen' ? sql`false` : undefined;
}

const selectShares = (db: Db) =>
  db
    .select({ ...getTableColumns(referralEarnings), userId: referrals.userId, chargeStatus: charges.status })
    .from(referralEarnings)
    .innerJoin(referrals, eq(referrals.id, referralEarnings.referralId))
    .leftJoin(charges, eq(charges.id, referralEarnings.chargeId));

function conditionOf(slots: { referrerId: Slot<string>; now: Slot<string> }, filter: EarningFilter): SQL | undefined {
  const { from, to, referralId, status } = filter;
  return and(
    eq(referralEarnings.referrerId, slots.referrerId),
    isWithin(referralEarnings.createdAt, {
      ...(from && { from: startOfCalendarDay(from).toISOString() }),
      ...(to && { to: startOfCalendarDay(to, 1).toISOString() }),
    }),
    referralId ? eq(referralEarnings.referralId, referralId) : undefined,
    hasStatus(status, slots.now),
  );
}

const sortKeys: Record<'createdAt' | 'net', SortKey<EarningRow>> = {
  // Ids are in the order of their creation, and the index ends with the id.
  createdAt: { column: referralEarnings.id, type: 'text', of: ({ id }) => id },
  net: { column: referralEarnings.net, type: 'bigint', of: ({ net }) => net },
};

/** Lists a referrer's shares. The filter by status uses the status at the time `now`. */
export async function listEarnings(
  db: Db,
  referrerId: string,
  filter: EarningFilter,
  page: PageRequest,
  now: Date,
): Promise<Page<EarningRow>> {
  const { sortBy = 'createdAt', from, to, referralId, status } = filter;
  const { after, order, cursorOf } = sortedKeyset(sortKeys[sortBy], referralEarnings.id, ({ id }) => id, page);
  const key = [from, to, referralId, status].some(Boolean) ? undefined : 'referral earnings';
  const values = { referrerId, now: now.toISOString() };
  const rows = await runPrepared(db, keyOfSorted(key, sortBy, page), { ...values, ...valuesOfPage(page) }, (slots) =>
    selectShares(db)
      .where(and(conditionOf(slots, filter), after))
      .orderBy(...order)
      .limit(slots.rows)
      .offset(slots.offset),
  );
  const total = await countPrepared(db, key, values, (slots) => [
    sql`select 1 from ${referralEarnings}
      left join ${charges} on ${charges.id} = ${referralEarnings.chargeId}
      where ${conditionOf(slots, filter)}`,
  ]);
  return toPage(rows, page, total, cursorOf);
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
