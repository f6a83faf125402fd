import type { Notification, UserSummary } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { NotificationRow } from './store.ts';

/**
 * Presents a notification.
 *
 * @param people - the actors by id; a missing actor is presented as a deleted user
 */
export function toNotification(row: NotificationRow, people: Map<string, UserSummary>): Notification {
  return {
    _id: row.id,
    type: row.type,
    actor: row.actorId ? (people.get(row.actorId) ?? deletedUserSummary(row.actorId)) : null,
    totalActors: row.totalActors,
    objectType: row.objectType,
    objectId: row.objectId,
    commentId: row.commentId,
    excerpt: row.excerpt,
    amount: row.amount === null ? null : fromHundredths(row.amount),
    orderStatus: row.orderStatus,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Presents notifications, and reads their actors with one query. */
export async function toNotifications({ ports, db }: Context, rows: NotificationRow[]): Promise<Notification[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  return rows.map((row) => toNotification(row, people));
}
