import type { Notification, UserSummary } from '@fanlight/sdk/models';
import { viewerAs } from '../../access/viewer-conditions.ts';
import { contentTables, readThumbnailFileIds } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { fromHundredths } from '../../ledger/money.ts';
import { fileUrl } from '../files/index.ts';
import { deletedUserSummary, readUserSummaries } from '../users/index.ts';
import type { NotificationRow } from './store.ts';

/** The URLs of the thumbnails of objects, by the ids of the objects. */
export type Thumbnails = ReadonlyMap<string, string>;

/** Reads the thumbnails of the objects of notifications that their recipient can access, with one query. */
export async function readThumbnails(
  context: Context,
  userId: string,
  rows: Pick<NotificationRow, 'objectType' | 'objectId'>[],
): Promise<Thumbnails> {
  const shown = rows.filter(({ objectType }) => objectType in contentTables || ['order', 'story'].includes(objectType));
  const ids = shown.map(({ objectId }) => objectId);
  const found = await readThumbnailFileIds(context.db, viewerAs(context, userId), ids);
  return new Map([...found].map(([id, fileId]) => [id, fileUrl(context.ports, fileId, 'thumbnail')]));
}

/**
 * Presents a notification.
 *
 * @param people - the actors by id; a missing actor is presented as a deleted user
 */
export function toNotification(
  row: NotificationRow,
  people: Map<string, UserSummary>,
  thumbnails: Thumbnails,
): Notification {
  return {
    _id: row.id,
    type: row.type,
    actor: row.actorId ? (people.get(row.actorId) ?? deletedUserSummary(row.actorId)) : null,
    totalActors: row.totalActors,
    objectType: row.objectType,
    objectId: row.objectId,
    commentId: row.commentId,
    thumbnailUrl: thumbnails.get(row.objectId) ?? null,
    excerpt: row.excerpt,
    amount: row.amount === null ? null : fromHundredths(row.amount),
    orderStatus: row.orderStatus,
    isRead: row.readAt !== null,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

/** Presents notifications of a user, and reads their actors and thumbnails with one query each. */
export async function toNotifications(
  context: Context,
  userId: string,
  rows: NotificationRow[],
): Promise<Notification[]> {
  const { ports, db } = context;
  const people = await readUserSummaries(
    ports,
    db,
    rows.flatMap(({ actorId }) => actorId ?? []),
  );
  const thumbnails = await readThumbnails(context, userId, rows);
  return rows.map((row) => toNotification(row, people, thumbnails));
}
