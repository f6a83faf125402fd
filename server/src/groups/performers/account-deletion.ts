import { and, eq, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import {
  type ContentKind,
  contentTables,
  countOccurrences,
  isPhotoOfSold,
  lockRows,
  lowerCounter,
  type OnAccountDeleted,
  type SoldItems,
} from '../../content/index.ts';
import { feeds, performers, photos, reactions } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';

/**
 * Subtracts the account's follows and likes from the counters of performers. One statement locks all these performers, so
 * that concurrent deletions do not deadlock.
 */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { id, followedIds }) => {
  const likedIds: string[] = [];
  for (const [kind, table] of Object.entries(contentTables) as [ContentKind, (typeof contentTables)['feed']][]) {
    const isLiked = and(eq(reactions.objectType, kind), eq(reactions.action, 'like'));
    const rows = await tx
      .select({ performerId: table.performerId })
      .from(reactions)
      .innerJoin(table, eq(table.id, reactions.objectId))
      .where(and(eq(reactions.userId, id), isLiked));
    likedIds.push(...rows.map(({ performerId }) => performerId));
  }
  const { userId: key } = performers;
  await lockRows(tx, performers, key, [...followedIds, ...likedIds]);
  await lowerCounter(tx, performers, key, 'total_followers', countOccurrences(followedIds));
  await lowerCounter(tx, performers, key, 'total_likes', countOccurrences(likedIds));
};

/** Computes the counters of the placeholder performer: the published posts, and the likes of all sold items. */
async function countSold(tx: Tx, sold: SoldItems) {
  let totalLikes = 0;
  const addLikes = async (table: PgTable, likes: PgColumn, where: SQL | undefined) => {
    const [row] = await tx
      .select({ total: sql<number>`coalesce(sum(${likes}), 0)::int` })
      .from(table)
      .where(where);
    totalLikes += row?.total ?? 0;
  };
  for (const kind of ['feed', 'gallery', 'video', 'product'] as const) {
    const table = contentTables[kind];
    if (sold[kind].length > 0) await addLikes(table, table.totalLikes, inArray(table.id, sold[kind]));
  }
  if (sold.gallery.length > 0) await addLikes(photos, photos.totalLikes, isPhotoOfSold(sold.gallery));
  const isCounted = and(inArray(feeds.id, sold.feed), eq(feeds.status, 'published'), isNull(feeds.deletedAt));
  return { totalFeeds: await tx.$count(feeds, isCounted), totalLikes };
}

/** Inserts the performer of the placeholder account, after the account's own likes were subtracted from the sold items. */
export const addPlaceholder: OnAccountDeleted = async ({ tx, now }, { placeholder }) => {
  if (!placeholder) return;
  const totals = await countSold(tx, placeholder.sold);
  // The profile and the lists of a rejected performer are hidden (rule P7).
  await tx.insert(performers).values({ userId: placeholder.id, status: 'rejected', createdAt: now, ...totals });
};
