import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { referralCodes, referrals, users } from '../../db/schema/index.ts';
import { countCapped, toPage, toPageRequest } from '../../http/paging.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { readSettings } from '../settings/index.ts';
import { readUserSummaries } from '../users/index.ts';
import { makeCode } from './rules.ts';

/** The code of a person, made when it is first asked for. */
async function readCode({ db, ports }: Context, userId: string): Promise<string> {
  for (;;) {
    const [row] = await db.select().from(referralCodes).where(eq(referralCodes.userId, userId));
    if (row) return row.code;
    const [user] = await db
      .select({ name: users.name, username: users.username })
      .from(users)
      .where(eq(users.id, userId));
    const code = makeCode(user?.username ?? user?.name ?? '', ports.random.fraction);
    // The random code exists already, or a concurrent call created one: read again.
    await db.insert(referralCodes).values({ userId, code }).onConflictDoNothing();
  }
}

/** After a row of the list ordered by amount, whose ids break ties. */
function afterAmount(cursor: string | undefined, sort: 'asc' | 'desc'): SQL | undefined {
  if (!cursor) return undefined;
  const [amount = '0', id = ''] = cursor.split('|');
  const compare = sql.raw(sort === 'asc' ? '>' : '<');
  return sql`(${referrals.amount}, ${referrals.id}) ${compare} (${Number(amount) || 0}, ${id})`;
}

export const referralsHandlers = {
  async getReferralCode(context) {
    const { userId } = requireViewer(context);
    const [code, { referralSharePercent, referralShareDays }, [sums]] = await Promise.all([
      readCode(context, userId),
      readSettings(context.db),
      context.db
        .select({
          total: sql<number>`count(*)::int`,
          amount: sql`coalesce(sum(${referrals.amount}), 0)::bigint`.mapWith(Number),
        })
        .from(referrals)
        .where(eq(referrals.referrerId, userId)),
    ]);
    return {
      data: {
        code,
        url: `/auth/register?${new URLSearchParams({ referral: code })}`,
        sharePercent: referralSharePercent,
        shareDays: referralShareDays,
        totalReferrals: sums?.total ?? 0,
        amount: fromHundredths(sums?.amount ?? 0),
      },
    };
  },

  async listReferrals(context, { query }) {
    const { db, ports } = context;
    const page = toPageRequest(query);
    const byAmount = query.sortBy === 'amount';
    const word = query.q?.trim()
      ? `%${query.q
          .trim()
          .toLowerCase()
          .replaceAll(/[\\%_]/g, '\\$&')}%`
      : undefined;
    const mine = and(
      eq(referrals.referrerId, requireViewer(context).userId),
      word ? sql`(${users.nameKey} like ${word} or ${users.usernameKey} like ${word})` : undefined,
    );
    const direction = page.sort === 'asc' ? asc : desc;
    const compare = sql.raw(page.sort === 'asc' ? '>' : '<');
    const afterId = page.cursor ? sql`${referrals.id} ${compare} ${page.cursor}` : undefined;
    const rows = await db
      .select({ ...getTableColumns(referrals), isPerformer: users.isPerformer })
      .from(referrals)
      .leftJoin(users, eq(users.id, referrals.userId))
      .where(and(mine, byAmount ? afterAmount(page.cursor, page.sort) : afterId))
      .orderBy(...(byAmount ? [direction(referrals.amount)] : []), direction(referrals.id))
      .limit(page.limit + 1)
      .offset(page.offset);
    const joined = sql`select 1 from ${referrals} left join ${users} on ${users.id} = ${referrals.userId} where ${mine}`;
    const people = await readUserSummaries(
      ports,
      db,
      rows.map(({ userId }) => userId),
    );
    const now = ports.clock.now();
    return {
      data: toPage(
        rows,
        page,
        await countCapped(db, joined),
        ({ id, amount }) => (byAmount ? `${amount}|${id}` : id),
        (row) => ({
          _id: row.id,
          user: people.get(row.userId) ?? null,
          amount: fromHundredths(row.amount),
          isActive: row.isPerformer === true && row.endsAt > now,
          endsAt: row.endsAt.toISOString(),
          createdAt: row.createdAt.toISOString(),
        }),
      ),
    };
  },
} satisfies HandlersOf<'referrals'>;
