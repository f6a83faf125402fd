import { and, eq, getTableColumns, isNull, type SQL, sql } from 'drizzle-orm';
import { runPrepared, type Slots } from '../../db/prepared.ts';
import { notificationActors, notifications } from '../../db/schema/index.ts';
import {
  countPrepared,
  type Page,
  type PageRequest,
  type SortKey,
  shapeOfPage,
  sortedKeyset,
  toPage,
  valuesOfPage,
} from '../../http/paging.ts';
import type { Db, Tx } from '../../ports/index.ts';
import type { Unit } from '../../unit.ts';
import { type Summarised, summaryColumn } from '../users/index.ts';

export type NotificationRow = typeof notifications.$inferSelect;

/** Fields of a notification. */
export interface NotificationDraft {
  userId: string;
  type: NotificationRow['type'];
  actorId: string;
  objectType: NotificationRow['objectType'];
  objectId: string;
  excerpt?: string | null;
  /** Integer hundredths. */
  amount?: number | null;
  /** Identifies the cause, which is notified once. Reactions to one item share a key, and are grouped while unread. */
  onceKey: string;
}

/** Maximum count of unread notifications; clients do not display larger numbers. */
const unreadCap = 1000;

const totalUnread = (userId: string): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from ${notifications} as other
    where other.user_id = ${userId} and other.read_at is null limit ${sql.raw(String(unreadCap))}) as unread)`;

/** Filters and order of a list of notifications. */
export interface NotificationFilter {
  type?: NotificationRow['type'] | undefined;
  sortBy?: 'updatedAt' | 'createdAt' | undefined;
}

/** Sort key by a time; equal times are ordered by id. */
const sortKeyOf = (column: 'updatedAt' | 'createdAt'): SortKey<NotificationRow> => ({
  column: notifications[column],
  type: 'timestamptz',
  of: (row) => row[column],
});

/** A page of a user's notifications. */
export async function listNotifications(
  db: Db,
  userId: string,
  { type, sortBy = 'updatedAt' }: NotificationFilter,
  page: PageRequest,
): Promise<Page<NotificationRow>> {
  const { after, order, cursorOf } = sortedKeyset(sortKeyOf(sortBy), notifications.id, ({ id }) => id, page);
  const values = { userId };
  const key = `notifications of ${type ?? 'every type'}`;
  const isMine = (slots: Slots<typeof values>) =>
    and(eq(notifications.userId, slots.userId), type ? eq(notifications.type, type) : undefined);
  // A cursor of two values changes the condition, so such statements are not prepared.
  const pageKey = page.cursor ? undefined : `${key} by ${sortBy}, ${shapeOfPage(page)}`;
  const rows = await runPrepared(db, pageKey, { ...values, ...valuesOfPage(page) }, (slots) =>
    db
      .select()
      .from(notifications)
      .where(and(isMine(slots), after))
      .orderBy(...order)
      .limit(slots.rows)
      .offset(slots.offset),
  );
  const total = await countPrepared(db, key, values, (slots) => [
    sql`select 1 from ${notifications} where ${isMine(slots)}`,
  ]);
  return toPage(rows, page, total, cursorOf);
}

/** Whether a notification belongs to this user. */
export async function findReceived(
  db: Db,
  userId: string,
  id: string,
): Promise<Pick<NotificationRow, 'id' | 'userId'> | undefined> {
  const [row] = await db
    .select({ id: notifications.id, userId: notifications.userId })
    .from(notifications)
    .where(and(eq(notifications.id, id), eq(notifications.userId, userId)));
  return row;
}

/** Number of unread notifications of a user. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = (await db.execute(sql`select ${totalUnread(userId)} as total`)) as unknown as {
    rows: { total: number }[];
  };
  return rows[0]?.total ?? 0;
}

/** Adds an actor to an open group; false if they are already in it. */
async function addActor(tx: Tx, notificationId: string, actorId: string): Promise<boolean> {
  const added = await tx
    .insert(notificationActors)
    .values({ notificationId, actorId })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

/** A notification, its actor, and the number of unread notifications of its recipient, itself included. */
interface WrittenNotification {
  row: NotificationRow;
  actor: Summarised | null;
  totalUnread: number;
}

/** Adds an actor to an open group; undefined if they are already in it. */
async function growGroup({ tx, now }: Unit, draft: NotificationDraft): Promise<WrittenNotification | undefined> {
  const [open] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, draft.userId), eq(notifications.onceKey, draft.onceKey)))
    .for('update');
  if (!open || !(await addActor(tx, open.id, draft.actorId))) return undefined;
  const [grown] = await tx
    .update(notifications)
    .set({ actorId: draft.actorId, totalActors: open.totalActors + 1, updatedAt: now })
    .where(eq(notifications.id, open.id))
    .returning({
      ...getTableColumns(notifications),
      actor: summaryColumn(draft.actorId),
      others: totalUnread(draft.userId),
    });
  if (!grown) return undefined;
  const { actor, others, ...row } = grown;
  return { row, actor, totalUnread: others };
}

/**
 * Inserts a notification, or adds its actor to an open group of reactions; undefined if it was sent before, or if the
 * actor or the recipient has deleted the account since (rule P8). The transaction must have locked both accounts.
 */
export async function insertNotification(
  unit: Unit,
  draft: NotificationDraft,
): Promise<WrittenNotification | undefined> {
  const { tx, now, people } = unit;
  if (!people.has(draft.userId) || !people.has(draft.actorId)) return undefined;
  const { excerpt = null, amount = null, ...rest } = draft;
  const others = totalUnread(draft.userId);
  const [made] = await tx
    .insert(notifications)
    .values({ id: unit.nextId(), ...rest, excerpt, amount, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    // The count was read before the insert.
    .returning({ ...getTableColumns(notifications), others, actor: summaryColumn(draft.actorId) });
  const isGrouped = draft.type === 'reaction';
  if (!made) return isGrouped ? growGroup(unit, draft) : undefined;
  const { others: total, actor, ...row } = made;
  if (isGrouped) await addActor(tx, row.id, draft.actorId);
  return { row, actor, totalUnread: Math.min(unreadCap, total + 1) };
}

/**
 * Marks one notification or all as read; returns whether anything changed. A group that was read is closed: its key is
 * released, so that later reactions form a new group.
 */
export async function markRead(tx: Tx, userId: string, now: Date, id?: string): Promise<boolean> {
  const changed = await tx
    .update(notifications)
    .set({
      readAt: now,
      onceKey: sql`case when ${notifications.type} = 'reaction' then ${notifications.onceKey} || ':' || ${notifications.id} else ${notifications.onceKey} end`,
    })
    .where(
      and(eq(notifications.userId, userId), isNull(notifications.readAt), id ? eq(notifications.id, id) : undefined),
    )
    .returning({ id: notifications.id });
  return changed.length > 0;
}
