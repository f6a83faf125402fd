import { and, eq, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type AccountDeletion, contentTables, countOccurrences, lockRows, lowerCounter } from '../../content/index.ts';
import { feeds, performers } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { readPayoutAccount } from './payout-account.ts';
import { lockPerformer } from './store.ts';

/** Hides the profile, the items and the lists of a performer until they are deleted (rule P7). */
export async function closePerformer({ tx }: Unit, userId: string): Promise<void> {
  await tx.update(performers).set({ status: 'rejected' }).where(eq(performers.userId, userId));
}

/** Locks performers in the order of their ids, before a deletion changes their counters. */
export const lockPerformers = (tx: Tx, ids: string[]): Promise<void> =>
  lockRows(tx, performers, performers.userId, ids);

/**
 * Subtracts deleted follows or likes from a counter of performers. `ids` contains the id of a performer as many times
 * as follows or likes were deleted.
 */
export async function subtractFromPerformers(
  tx: Tx,
  counter: 'total_followers' | 'total_likes',
  ids: string[],
): Promise<void> {
  await lockPerformers(tx, ids);
  await lowerCounter(tx, performers, performers.userId, counter, countOccurrences(ids));
}

/** Computes the counters of a profile: the number of published posts, and the likes of all items. */
async function countItems(tx: Tx, performerId: string) {
  const likesOf = async (table: PgTable, likes: PgColumn, where: SQL) => {
    const [row] = await tx
      .select({ total: sql<number>`coalesce(sum(${likes}), 0)::int` })
      .from(table)
      .where(where);
    return row?.total ?? 0;
  };
  let totalLikes = 0;
  for (const table of Object.values(contentTables))
    totalLikes += await likesOf(table, table.totalLikes, eq(table.performerId, performerId));
  const isCounted = and(eq(feeds.performerId, performerId), eq(feeds.status, 'published'), isNull(feeds.deletedAt));
  return { totalFeeds: await tx.$count(feeds, isCounted), totalLikes };
}

export const accountDeletion: AccountDeletion = {
  /** After the commit, the gateway deletes the account for payouts. */
  async own({ tx, publish }, { id }) {
    const account = await readPayoutAccount(tx, id);
    if (!account) return;
    const { gateway, accountId } = account;
    publish({ type: 'payout-account-left', gateway, accountId });
  },
  /**
   * Inserts the profile of the placeholder account. The groups whose steps follow in this phase move the sold items to
   * this profile.
   */
  async sold({ tx, now }, { placeholder }) {
    if (!placeholder) return;
    // The status `rejected` hides the profile and its lists (rule P7).
    const row = { userId: placeholder.id, status: 'rejected' as const, createdAt: now };
    await tx.insert(performers).values(row).onConflictDoNothing();
  },
  async counters({ tx }, { placeholder }) {
    if (!placeholder) return;
    // A like locks the performer before it changes the counter. The lock ensures that each like is counted exactly
    // once.
    await lockPerformer(tx, placeholder.id);
    const totals = await countItems(tx, placeholder.id);
    await tx.update(performers).set(totals).where(eq(performers.userId, placeholder.id));
  },
};
