import type { Notification, UserSummary } from '@fanlight/sdk/models';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { NotificationRow } from './store.ts';

/** Maps a notification to the contract. */
export function toNotification(row: NotificationRow, people: Map<string, UserSummary>): Notification {
  return {
    _id: row.id,
    type: row.type,
    actor: row.actorId ? (people.get(row.actorId) ?? deletedUserSummary(row.actorId)) : null,
    totalActors: row.totalActors,
    objectType: row.objectType,
    objectId: row.objectId,
    excerpt: row.excerpt,
    amount: row.amount === null ? null : fromHundredths(row.amount),
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Maps notifications to the contract, with one query for their users. */
export async function toNotifications({ ports, db }: Context, rows: NotificationRow[]): Promise<Notification[]> {
  const people = await readUserSummaries(
    ports,
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  return rows.map((row) => toNotification(row, people));
}
