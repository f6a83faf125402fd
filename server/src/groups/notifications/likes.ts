import { and, eq, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import { commentLikes, reactions } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';
import { lockShownComments } from '../comments/index.ts';
import type { NotificationRow } from './store.ts';

/** The object of a like: an item, or a comment on it. */
export interface Liked extends Pick<NotificationRow, 'objectType' | 'objectId'> {
  commentId?: string | undefined;
}

interface Likes {
  table: PgTable;
  createdAt: PgColumn;
  /** The condition that a row is the like of a user. */
  isBy(userId: string | PgColumn): SQL | undefined;
}

/** Returns the table with the likes of an object. */
export function likesOf({ objectType, objectId, commentId }: Liked): Likes {
  if (commentId)
    return {
      table: commentLikes,
      createdAt: commentLikes.createdAt,
      isBy: (userId) => and(eq(commentLikes.commentId, commentId), sql`${commentLikes.userId} = ${userId}`),
    };
  return {
    table: reactions,
    createdAt: reactions.createdAt,
    isBy: (userId) =>
      and(
        sql`${reactions.userId} = ${userId}`,
        eq(reactions.action, 'like'),
        sql`${reactions.objectType} = ${objectType}`,
        eq(reactions.objectId, objectId),
      ),
  };
}

/** Whether a user likes an object. */
export async function isLikedBy(tx: Tx, liked: Liked, userId: string): Promise<boolean> {
  const { table, isBy } = likesOf(liked);
  const rows = await tx.select({ found: sql`1` }).from(table).where(isBy(userId));
  return rows.length > 0;
}

/**
 * Locks a like, so that it is deleted only after this transaction: the deletion then finds the notification, and
 * withdraws it. Returns false if the like was removed, or the liked comment is not shown.
 */
export async function lockLike(tx: Tx, like: Liked & { actorId: string }): Promise<boolean> {
  // Likes of a comment are added and removed under a lock of the comment.
  if (like.commentId) {
    const shown = await lockShownComments(tx, [like.commentId]);
    return shown.has(like.commentId) && isLikedBy(tx, like, like.actorId);
  }
  const rows = await tx
    .select({ id: reactions.id })
    .from(reactions)
    .where(likesOf(like).isBy(like.actorId))
    .for('key share');
  return rows.length > 0;
}
