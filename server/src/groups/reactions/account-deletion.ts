import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  type AccountDeletion,
  type ContentKind,
  contentTables,
  deleteBatch,
  deletionBatch,
  lockItems,
  lockRows,
  moreAfter,
  readPerformersOf,
  subtractReactions,
} from '../../content/index.ts';
import { reactions, stories } from '../../db/schema/index.ts';
import { lockPerformers, subtractFromPerformers } from '../performers/index.ts';
import { lockStories, subtractLikes } from '../stories/index.ts';

/** Returns the ids of the liked stories. */
const storyIdsOf = (rows: (typeof reactions.$inferSelect)[]): string[] =>
  rows.flatMap(({ objectType, objectId }) => (objectType === 'story' ? [objectId] : []));

const kinds = Object.keys(contentTables) as ContentKind[];

export const accountDeletion: AccountDeletion = {
  async actions({ tx }, { id }) {
    const given = await tx.select().from(reactions).where(eq(reactions.userId, id)).limit(deletionBatch);
    if (given.length === 0) return;
    const performers = new Map<string, string>();
    const itemIds = new Map<ContentKind, string[]>();
    for (const kind of kinds) {
      const ids = given.flatMap(({ objectType, objectId }) => (objectType === kind ? [objectId] : []));
      itemIds.set(kind, ids);
      for (const [itemId, performerId] of await readPerformersOf(tx, kind, ids)) performers.set(itemId, performerId);
    }
    await lockPerformers(tx, [...performers.values()]);
    for (const kind of kinds) await lockItems(tx, kind, itemIds.get(kind) ?? []);
    await lockStories(tx, storyIdsOf(given));
    const givenIds = given.map((reaction) => reaction.id);
    await lockRows(tx, reactions, reactions.id, givenIds);
    // Subtracts only the reactions that this statement has deleted. If an item is deleted concurrently, that deletion
    // subtracts the reactions that it deletes.
    const deleted = await tx.delete(reactions).where(inArray(reactions.id, givenIds)).returning();
    const likes = deleted.filter(({ action }) => action === 'like');
    await subtractFromPerformers(
      tx,
      'total_likes',
      likes.flatMap(({ objectId }) => performers.get(objectId) ?? []),
    );
    for (const kind of kinds) {
      const idsOf = (rows: typeof deleted) =>
        rows.flatMap(({ objectType, objectId }) => (objectType === kind ? [objectId] : []));
      await subtractReactions(tx, kind, 'total_likes', idsOf(likes));
      const bookmarks = deleted.filter(({ action }) => action === 'bookmark');
      await subtractReactions(tx, kind, 'total_bookmarks', idsOf(bookmarks));
    }
    await subtractLikes(tx, storyIdsOf(deleted));
    return moreAfter(given.length);
  },
  async responses({ tx }, { id }) {
    for (const [kind, table] of Object.entries({ ...contentTables, story: stories })) {
      const items = sql`(select ${table.id} from ${table} where ${table.performerId} = ${id})`;
      const isReceived = sql`${reactions.objectType} = ${kind} and ${reactions.objectId} in ${items}`;
      if (await deleteBatch(tx, reactions, reactions.id, isReceived)) return 'more';
    }
    const isOfProfile = and(eq(reactions.objectType, 'performer'), eq(reactions.objectId, id));
    return deleteBatch(tx, reactions, reactions.id, isOfProfile);
  },
};
