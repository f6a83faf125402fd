import { and, asc, eq, getTableColumns, inArray, isNull, sql } from 'drizzle-orm';
import { countryBlocks, userBlocks, users } from '../../db/schema/index.ts';
import { countCapped, keyset, type Page, type PageRequest, toPage } from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';
import { matchesName } from '../users/index.ts';

export type BlockRow = typeof userBlocks.$inferSelect;

/** Whether an account exists, even if one of the two users has blocked the other. */
export async function hasAccount(db: Db, userId: string): Promise<boolean> {
  const rows = await db
    .select({ id: users.id })
    .from(users)
    .where(and(eq(users.id, userId), isNull(users.closedAt)));
  return rows.length > 0;
}

/** Lists the users whom a user has blocked. */
export async function listBlocks(
  db: Db,
  blockerId: string,
  q: string | undefined,
  page: PageRequest,
): Promise<Page<BlockRow>> {
  const hasMatchingName = matchesName(q);
  const where = and(eq(userBlocks.blockerId, blockerId), hasMatchingName);
  const { after, order } = keyset(userBlocks.id, page);
  const rows = await db
    .select(getTableColumns(userBlocks))
    .from(userBlocks)
    .innerJoin(users, eq(users.id, userBlocks.userId))
    .where(and(where, after))
    .orderBy(order)
    .limit(page.limit + 1)
    .offset(page.offset);
  const joinBlockedUser = hasMatchingName ? sql`inner join ${users} on ${users.id} = ${userBlocks.userId}` : sql``;
  const total = await countCapped(db, sql`select 1 from ${userBlocks} ${joinBlockedUser} where ${where}`);
  return toPage(rows, page, total, ({ id }) => id);
}

/** Inserts a block, or returns the existing block of this user. */
export async function insertBlock(tx: Tx, block: BlockRow): Promise<BlockRow> {
  const [inserted] = await tx.insert(userBlocks).values(block).onConflictDoNothing().returning();
  if (inserted) return inserted;
  const [row] = await tx
    .select()
    .from(userBlocks)
    .where(and(eq(userBlocks.blockerId, block.blockerId), eq(userBlocks.userId, block.userId)));
  if (!row) throw new Error('The block was neither inserted nor found.');
  return row;
}

/** Deletes a block. Idempotent. */
export async function deleteBlock(db: Db, blockerId: string, userId: string): Promise<void> {
  await db.delete(userBlocks).where(and(eq(userBlocks.blockerId, blockerId), eq(userBlocks.userId, userId)));
}

/** Lists the countries that a performer blocks, sorted by code. */
export function listCountryBlocks(db: Db, performerId: string) {
  return db
    .select()
    .from(countryBlocks)
    .where(eq(countryBlocks.performerId, performerId))
    .orderBy(asc(countryBlocks.countryCode));
}

/** Replaces the countries that a performer blocks. A country that was blocked before keeps the date of its block. */
export async function replaceCountryBlocks(tx: Tx, performerId: string, codes: string[], now: Date): Promise<void> {
  const before = (await listCountryBlocks(tx, performerId)).map(({ countryCode }) => countryCode);
  const removed = before.filter((code) => !codes.includes(code));
  if (removed.length > 0) {
    await tx
      .delete(countryBlocks)
      .where(and(eq(countryBlocks.performerId, performerId), inArray(countryBlocks.countryCode, removed)));
  }
  const added = codes.filter((countryCode) => !before.includes(countryCode));
  if (added.length === 0) return;
  const rows = added.map((countryCode) => ({ performerId, countryCode, createdAt: now }));
  await tx.insert(countryBlocks).values(rows).onConflictDoNothing();
}
