import type { EarningStatus, ReferralEarning } from '@fanlight/sdk/models';
import { and, asc, desc, eq, getTableColumns, gt, gte, lt, lte, type SQL, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { charges, referralEarnings, referrals } from '../../db/schema/index.ts';
import { countCapped, toPage, toPageRequest } from '../../http/paging.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { readUserSummaries } from '../users/index.ts';
import { bucketOf, bucketsOf, toDay, toPeriod } from './periods.ts';

type EarningRow = typeof referralEarnings.$inferSelect & { userId: string; chargeStatus: string | null };

/** Held, then payable; refunded with the charge behind it (rule M3). */
function statusOf(row: EarningRow, now: Date): EarningStatus {
  if (row.chargeStatus === 'refunded' || row.reversed >= row.net) return 'refunded';
  return row.payableAt > now ? 'held' : 'payable';
}

/** Whether anything of a share is left: its charge was not given back, nor the money behind it taken. */
const isKept = sql`(coalesce(${charges.status}, 'paid') <> 'refunded' and ${referralEarnings.reversed} < ${referralEarnings.net})`;

/** What is left of a share. */
const left = sql`(${referralEarnings.net} - ${referralEarnings.reversed})`;

/** Nothing of this kind is frozen: a dispute freezes what the performer has. */
function hasStatus(status: EarningStatus | undefined, now: Date): SQL | undefined {
  if (status === 'refunded') return sql`not ${isKept}`;
  if (status === 'held') return and(isKept, gt(referralEarnings.payableAt, now));
  if (status === 'payable') return and(isKept, lte(referralEarnings.payableAt, now));
  return status === 'frozen' ? sql`false` : undefined;
}

const select = ({ db }: Pick<Context, 'db'>) =>
  db
    .select({ ...getTableColumns(referralEarnings), userId: referrals.userId, chargeStatus: charges.status })
    .from(referralEarnings)
    .innerJoin(referrals, eq(referrals.id, referralEarnings.referralId))
    .leftJoin(charges, eq(charges.id, referralEarnings.chargeId));

const dayAfter = (day: string) => new Date(Date.parse(`${day}T00:00:00.000Z`) + 24 * 60 * 60 * 1000);

export const earningsHandlers = {
  async listReferralEarnings(context, { query }) {
    const { db, ports } = context;
    const now = ports.clock.now();
    const page = toPageRequest(query);
    const byNet = query.sortBy === 'net';
    const compare = sql.raw(page.sort === 'asc' ? '>' : '<');
    const [net = '0', netId = ''] = page.cursor?.split('|') ?? [];
    const after = !page.cursor
      ? undefined
      : byNet
        ? sql`(${referralEarnings.net}, ${referralEarnings.id}) ${compare} (${Number(net) || 0}, ${netId})`
        : sql`${referralEarnings.id} ${compare} ${page.cursor}`;
    const where = and(
      eq(referralEarnings.referrerId, requireViewer(context).userId),
      query.from ? gte(referralEarnings.createdAt, new Date(`${query.from}T00:00:00.000Z`)) : undefined,
      query.to ? lt(referralEarnings.createdAt, dayAfter(query.to)) : undefined,
      query.referralId ? eq(referralEarnings.referralId, query.referralId) : undefined,
      hasStatus(query.status, now),
    );
    const direction = page.sort === 'asc' ? asc : desc;
    const rows: EarningRow[] = await select(context)
      .where(and(where, after))
      .orderBy(...(byNet ? [direction(referralEarnings.net)] : []), direction(referralEarnings.id))
      .limit(page.limit + 1)
      .offset(page.offset);
    const total = await countCapped(
      db,
      sql`select 1 from ${referralEarnings} left join ${charges} on ${charges.id} = ${referralEarnings.chargeId} where ${where}`,
    );
    const people = await readUserSummaries(
      ports,
      db,
      rows.map(({ userId }) => userId),
    );
    return {
      data: toPage(
        rows,
        page,
        total,
        (row) => (byNet ? `${row.net}|${row.id}` : row.id),
        (row): ReferralEarning => ({
          _id: row.id,
          referralId: row.referralId,
          user: people.get(row.userId) ?? null,
          status: statusOf(row, now),
          sharePercent: row.sharePercent,
          base: fromHundredths(row.base),
          net: fromHundredths(row.net),
          payableAt: row.payableAt.toISOString(),
          createdAt: row.createdAt.toISOString(),
        }),
      ),
    };
  },

  async getReferralEarningStats(context, { query }) {
    const { userId } = requireViewer(context);
    const now = context.ports.clock.now();
    const { interval = 'day' } = query;
    const period = toPeriod(query, now);
    const days = bucketsOf(period, interval);
    const mine = and(eq(referralEarnings.referrerId, userId), isKept);
    const [rows, joined, [standing]] = await Promise.all([
      select(context).where(
        and(mine, gte(referralEarnings.createdAt, period.start), lt(referralEarnings.createdAt, period.end)),
      ),
      context.db
        .select({ createdAt: referrals.createdAt })
        .from(referrals)
        .where(
          and(
            eq(referrals.referrerId, userId),
            gte(referrals.createdAt, period.start),
            lt(referrals.createdAt, period.end),
          ),
        ),
      context.db
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
      data: {
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
      },
    };
  },
} satisfies HandlersOf<'earnings'>;
