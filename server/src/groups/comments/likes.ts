import { and, eq, sql } from 'drizzle-orm';
import { isBlockedBetween } from '../../access/viewer-conditions.ts';
import { countOccurrences, deletionBatch, lockRows, lowerCounter } from '../../content/index.ts';
import { type Context, requireViewer } from '../../context.ts';
import { isOneOf, runPrepared } from '../../db/prepared.ts';
import { commentLikes, comments } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { readComment } from './reading.ts';
import type { CommentRow } from './store.ts';

/** Returns the ids of the comments that the viewer likes, with one query. */
export async function readLikedIds(db: Db, viewerId: string | null, rows: CommentRow[]): Promise<Set<string>> {
  const ids = rows.filter(({ totalLikes }) => totalLikes > 0).map(({ id }) => id);
  if (viewerId === null || ids.length === 0) return new Set();
  const liked = await runPrepared(db, 'liked comments', { viewerId, ids }, (slots) =>
    db
      .select({ id: commentLikes.commentId })
      .from(commentLikes)
      .where(and(sql`${commentLikes.userId} = ${slots.viewerId}`, isOneOf(commentLikes.commentId, slots.ids))),
  );
  return new Set(liked.map(({ id }) => id));
}

/** Sets or removes a like, and returns the number of the comment's likes. Idempotent. */
async function writeLike(unit: Unit, comment: CommentRow, userId: string, isSet: boolean): Promise<number> {
  const { tx, now } = unit;
  const { id: commentId, authorId } = comment;
  // Locked first, because the foreign key would fail if the comment was deleted concurrently.
  const [locked] = await tx
    .select({ totalLikes: comments.totalLikes })
    .from(comments)
    .where(eq(comments.id, commentId))
    .for('no key update');
  if (!locked) throw new ApiFailure('NOT_FOUND');
  const changed = isSet
    ? await tx.insert(commentLikes).values({ commentId, userId, createdAt: now }).onConflictDoNothing().returning()
    : await tx
        .delete(commentLikes)
        .where(and(eq(commentLikes.commentId, commentId), eq(commentLikes.userId, userId)))
        .returning();
  if (changed.length === 0) return locked.totalLikes;
  const totalLikes = Math.max(0, locked.totalLikes + (isSet ? 1 : -1));
  await tx.update(comments).set({ totalLikes }).where(eq(comments.id, commentId));
  unit.publish({ type: isSet ? 'comment-liked' : 'comment-unliked', commentId, authorId, userId });
  return totalLikes;
}

/** Whether the viewer or the author of a comment has blocked the other one (rule A4). */
async function isAuthorBlocked(db: Db, comment: CommentRow, viewerId: string): Promise<boolean> {
  const [row] = await db
    .select({ id: comments.id })
    .from(comments)
    .where(and(eq(comments.id, comment.id), isBlockedBetween(viewerId, comments.authorId)));
  return row !== undefined;
}

/**
 * Sets or removes the viewer's like of a comment, and returns the number of its likes. Earlier likes of a locked item's
 * comments can be removed.
 *
 * @throws {ApiFailure} `NOT_FOUND` if the viewer cannot see the comment, or must not like it
 */
export async function changeCommentLike(context: Context, commentId: string, isSet: boolean): Promise<number> {
  const { userId } = requireViewer(context);
  const { comment, item } = await readComment(context, commentId);
  const canLike = item.isVisibleInLists && item.access.isAllowed;
  if (isSet && (!canLike || (await isAuthorBlocked(context.db, comment, userId)))) throw new ApiFailure('NOT_FOUND');
  return context.transaction((unit) => writeLike(unit, comment, userId, isSet), {
    requiredIds: [item.performerId, comment.authorId],
  });
}

/**
 * Deletes a batch of the likes of an account that is deleted.
 *
 * @returns `more` if it has deleted likes: the transaction has then locked comments, and must lock no items
 */
export async function removeLikesOf(tx: Tx, userId: string): Promise<'more' | undefined> {
  const given = await tx
    .select({ id: commentLikes.commentId })
    .from(commentLikes)
    .where(eq(commentLikes.userId, userId))
    .limit(deletionBatch);
  if (given.length === 0) return undefined;
  const ids = given.map(({ id }) => id);
  await lockRows(tx, comments, comments.id, ids);
  const deleted = await tx
    .delete(commentLikes)
    .where(and(eq(commentLikes.userId, userId), isOneOf(commentLikes.commentId, ids)))
    .returning({ id: commentLikes.commentId });
  const decrements = countOccurrences(deleted.map(({ id }) => id));
  await lowerCounter(tx, comments, comments.id, 'total_likes', decrements);
  return 'more';
}
