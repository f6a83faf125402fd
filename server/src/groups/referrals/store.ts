import type { ListReferralsParams } from '@fanlight/sdk/models';
import { and, asc, desc, eq, getTableColumns, type SQL, sql } from 'drizzle-orm';
import { referrals, users } from '../../db/schema/index.ts';
import { countCapped, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db } from '../../ports/index.ts';

/** A referral, and whether the referred user is a performer now. The user is null if the account was deleted. */
export type ReferralRow = typeof referrals.$inferSelect & { isPerformer: boolean | null };

/**
 * Returns the number of users whom a referrer has referred, and the referrer's earnings from these users in hundredths.
 */
export async function readSums(db: Db, referrerId: string): Promise<{ total: number; amount: number }> {
  const [sums] = await db
    .select({
      total: sql<number>`count(*)::int`,
      amount: sql`coalesce(sum(${referrals.amount}), 0)::bigint`.mapWith(Number),
    })
    .from(referrals)
    .where(eq(referrals.referrerId, referrerId));
  return sums ?? { total: 0, amount: 0 };
}

/** Returns the condition for the rows after the cursor, in a list that is sorted by amount and then by id. */
function afterAmount(cursor: string | undefined, sort: 'asc' | 'desc'): SQL | undefined {
  if (!cursor) return undefined;
  const [amount = '0', id = ''] = cursor.split('|');
  const compare = sql.raw(sort === 'asc' ? '>' : '<');
  return sql`(${referrals.amount}, ${referrals.id}) ${compare} (${Number(amount) || 0}, ${id})`;
}

/** Lists the users whom a referrer has referred. */
export async function listReferrals(
  db: Db,
  referrerId: string,
  { q, sortBy }: Pick<ListReferralsParams, 'q' | 'sortBy'>,
  page: PageRequest,
): Promise<Page<ReferralRow>> {
  const isByAmount = sortBy === 'amount';
  const pattern = q?.trim()
    ? `%${q
        .trim()
        .toLowerCase()
        .replaceAll(/[\\%_]/g, '\\$&')}%`
    : undefined;
  const isOfReferrer = and(
    eq(referrals.referrerId, referrerId),
    pattern ? sql`(${users.nameKey} like ${pattern} or ${users.usernameKey} like ${pattern})` : undefined,
  );
  const direction = page.sort === 'asc' ? asc : desc;
  const compare = sql.raw(page.sort === 'asc' ? '>' : '<');
  const afterId = page.cursor ? sql`${referrals.id} ${compare} ${page.cursor}` : undefined;
  const rows = await db
    .select({ ...getTableColumns(referrals), isPerformer: users.isPerformer })
    .from(referrals)
    .leftJoin(users, eq(users.id, referrals.userId))
    .where(and(isOfReferrer, isByAmount ? afterAmount(page.cursor, page.sort) : afterId))
    .orderBy(...(isByAmount ? [direction(referrals.amount)] : []), direction(referrals.id))
    .limit(page.limit + 1)
    .offset(page.offset);
  const counted = sql`select 1 from ${referrals} left join ${users} on ${users.id} = ${referrals.userId} where ${isOfReferrer}`;
  return toPage(rows, page, await countCapped(db, counted), ({ id, amount }) => (isByAmount ? `${amount}|${id}` : id));
}
