import { and, asc, desc, eq, inArray, isNull, ne, or, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { comments, notificationActors, notifications } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { isLikedBy, type Liked, likesOf } from './likes.ts';
import { countUnreadOf } from './store.ts';

/** The events that report that the cause of a notification no longer exists. */
type WithdrawingEvent = DomainEventOf<'reaction-deleted' | 'comment-unliked' | 'comments-removed'>;

/** Sends the new number of unread notifications to users whose notifications were withdrawn. */
async function emitWithdrawn(unit: Unit, userIds: string[]): Promise<void> {
  for (const { userId, total } of await countUnreadOf(unit.tx, userIds))
    unit.emit(userChannel(userId), 'notification/withdrawn', { totalUnread: total });
}

/** Deletes the notifications of comments, whose keys contain the ids of the comments, and those of their likes. */
async function withdrawComments(context: Context, { commentIds }: DomainEventOf<'comments-removed'>): Promise<void> {
  const keys = commentIds.flatMap((id) => [`comment:${id}`, `reply:${id}`, `mention:${id}`]);
  const isAboutComments = or(inArray(notifications.onceKey, keys), inArray(notifications.commentId, commentIds));
  const rows = await context.db
    .selectDistinct({ userId: notifications.userId })
    .from(notifications)
    .where(isAboutComments);
  const userIds = rows.map(({ userId }) => userId);
  if (userIds.length === 0) return;
  await context.transaction(
    async (unit) => {
      const locked = unit.tx
        .select({ id: notifications.id })
        .from(notifications)
        .where(isAboutComments)
        .orderBy(asc(notifications.id))
        .for('update');
      const deleted = await unit.tx
        .delete(notifications)
        .where(inArray(notifications.id, locked))
        .returning({ userId: notifications.userId });
      await emitWithdrawn(unit, [...new Set(deleted.map((row) => row.userId))]);
    },
    { ids: userIds },
  );
}

/** Returns the latest of the other users whose likes a notification counts, and the number of these users. */
async function findOthers(
  tx: Tx,
  notificationId: string,
  liked: Liked,
  userId: string,
): Promise<{ actorId: string; total: number } | undefined> {
  const { actorId } = notificationActors;
  const { table, createdAt, isBy } = likesOf(liked);
  const [latest] = await tx
    .select({ actorId, total: sql<number>`(count(*) over ())::int` })
    .from(notificationActors)
    .innerJoin(table, isBy(actorId))
    .where(and(eq(notificationActors.notificationId, notificationId), ne(actorId, userId)))
    .orderBy(desc(createdAt))
    .limit(1);
  return latest;
}

/**
 * Removes a user from the notifications about the likes of an object; deletes the notifications that have no other
 * user.
 */
async function withdrawLike(context: Context, recipientId: string, actorId: string, liked: Liked): Promise<void> {
  const { objectType, objectId, commentId } = liked;
  await context.transaction(
    async (unit) => {
      const { tx } = unit;
      const rows = await tx
        .select({ id: notifications.id, actorId: notifications.actorId })
        .from(notifications)
        .innerJoin(notificationActors, eq(notificationActors.notificationId, notifications.id))
        .where(
          and(
            eq(notificationActors.actorId, actorId),
            eq(notifications.userId, recipientId),
            eq(notifications.objectType, objectType),
            eq(notifications.objectId, objectId),
            commentId ? eq(notifications.commentId, commentId) : isNull(notifications.commentId),
          ),
        )
        .orderBy(asc(notifications.id))
        .for('update', { of: notifications });
      // The user may have liked the object again before this event was handled.
      if (rows.length === 0 || (await isLikedBy(tx, liked, actorId))) return;
      for (const row of rows) {
        const others = await findOthers(tx, row.id, liked, actorId);
        const isRow = eq(notifications.id, row.id);
        if (!others) {
          await tx.delete(notifications).where(isRow);
          continue;
        }
        const isActor = and(eq(notificationActors.notificationId, row.id), eq(notificationActors.actorId, actorId));
        await tx.delete(notificationActors).where(isActor);
        await tx
          .update(notifications)
          .set({ totalActors: others.total, ...(row.actorId === actorId && { actorId: others.actorId }) })
          .where(isRow);
      }
      await emitWithdrawn(unit, [recipientId]);
    },
    { ids: [recipientId] },
  );
}

async function withdrawCommentLike(
  context: Context,
  { commentId, authorId, userId }: DomainEventOf<'comment-unliked'>,
): Promise<void> {
  const [comment] = await context.db.select().from(comments).where(eq(comments.id, commentId));
  // The notifications about a deleted comment are withdrawn by the event of its deletion.
  if (comment) await withdrawLike(context, authorId, userId, { ...comment, commentId });
}

/** Withdraws the notifications of a like that was removed, or of comments that were deleted or hidden. Idempotent. */
export async function withdrawNotifications(context: Context, event: WithdrawingEvent): Promise<void> {
  switch (event.type) {
    case 'comments-removed':
      return withdrawComments(context, event);
    case 'comment-unliked':
      return withdrawCommentLike(context, event);
    case 'reaction-deleted':
      return withdrawLike(context, event.performerId, event.userId, event);
  }
}
