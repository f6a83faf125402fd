import { and, asc, desc, eq, inArray, ne, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import type { Context } from '../../context.ts';
import { notificationActors, notifications, reactions } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import type { Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { countUnreadOf, isLikeOf } from './store.ts';

/** The events that report that the cause of a notification no longer exists. */
type WithdrawingEvent = DomainEventOf<'reaction-deleted' | 'comments-removed'>;

/** Sends the new number of unread notifications to users whose notifications were withdrawn. */
async function emitWithdrawn(unit: Unit, userIds: string[]): Promise<void> {
  for (const { userId, total } of await countUnreadOf(unit.tx, userIds))
    unit.emit(userChannel(userId), 'notification/withdrawn', { totalUnread: total });
}

/** Deletes the notifications of comments, whose keys contain the ids of the comments. */
async function withdrawComments(context: Context, { commentIds }: DomainEventOf<'comments-removed'>): Promise<void> {
  const keys = commentIds.flatMap((id) => [`comment:${id}`, `reply:${id}`, `mention:${id}`]);
  const isAboutComments = inArray(notifications.onceKey, keys);
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
  { userId, objectType, objectId }: DomainEventOf<'reaction-deleted'>,
): Promise<{ actorId: string; total: number } | undefined> {
  const { actorId } = notificationActors;
  const [latest] = await tx
    .select({ actorId, total: sql<number>`(count(*) over ())::int` })
    .from(notificationActors)
    .innerJoin(reactions, isLikeOf({ actorId, objectType, objectId }))
    .where(and(eq(notificationActors.notificationId, notificationId), ne(actorId, userId)))
    .orderBy(desc(reactions.createdAt))
    .limit(1);
  return latest;
}

/**
 * Removes a user from the notifications about the likes of an item; deletes the notifications that have no other user.
 */
async function withdrawLike(context: Context, event: DomainEventOf<'reaction-deleted'>): Promise<void> {
  const { userId: actorId, objectType, objectId, performerId } = event;
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
            eq(notifications.userId, performerId),
            eq(notifications.objectType, objectType),
            eq(notifications.objectId, objectId),
          ),
        )
        .orderBy(asc(notifications.id))
        .for('update', { of: notifications });
      // The user may have liked the item again before this event was handled.
      const [like] = await tx
        .select({ id: reactions.id })
        .from(reactions)
        .where(isLikeOf({ actorId, objectType, objectId }));
      if (like || rows.length === 0) return;
      for (const row of rows) {
        const others = await findOthers(tx, row.id, event);
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
      await emitWithdrawn(unit, [performerId]);
    },
    { ids: [performerId] },
  );
}

/** Withdraws the notifications of a like that was removed, or of comments that were deleted or hidden. Idempotent. */
export function withdrawNotifications(context: Context, event: WithdrawingEvent): Promise<void> {
  return event.type === 'comments-removed' ? withdrawComments(context, event) : withdrawLike(context, event);
}
