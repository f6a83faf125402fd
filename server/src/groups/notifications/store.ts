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

export interface NotificationDraft {
  userId: string;
  type: NotificationRow['type'];
  actorId: string;
  objectType: NotificationRow['objectType'];
  objectId: string;
  excerpt?: string | null;
  /** Integer hundredths of a token. */
  amount?: number | null;
  /**
   * Identifies the cause, so that it is notified once. All reactions to an item have the same key: while the notification
   * is unread, further reactions are added to it.
   */
  onceKey: string;
}

/** Unread notifications are counted up to this number, because clients do not display larger numbers. */
const unreadCap = 1000;

const selectTotalUnread = (userId: string): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from ${notifications} as other
    where other.user_id = ${userId} and other.read_at is null limit ${sql.raw(String(unreadCap))}) as unread)`;

/** The filters and the order of a list of notifications. */
export interface NotificationFilter {
  type?: NotificationRow['type'] | undefined;
  sortBy?: 'updatedAt' | 'createdAt' | undefined;
}

/** Returns the key for sorting by a time. Notifications with equal times are sorted by id. */
const sortKeyOf = (column: 'updatedAt' | 'createdAt'): SortKey<NotificationRow> => ({
  column: notifications[column],
  type: 'timestamptz',
  of: (row) => row[column],
});

/** Lists a user's notifications. */
export async function listNotifications(
  db: Db,
  userId: string,
  { type, sortBy = 'updatedAt' }: NotificationFilter,
  page: PageRequest,
): Promise<Page<NotificationRow>> {
  const { after, order, cursorOf } = sortedKeyset(sortKeyOf(sortBy), notifications.id, ({ id }) => id, page);
  const values = { userId };
  const key = `notifications of ${type ?? 'every type'}`;
  const matchesFilter = (slots: Slots<typeof values>) =>
    and(eq(notifications.userId, slots.userId), type ? eq(notifications.type, type) : undefined);
  // A cursor consists of two values, which are part of the condition. So a statement with a cursor is not prepared.
  const pageKey = page.cursor ? undefined : `${key} by ${sortBy}, ${shapeOfPage(page)}`;
  const rows = await runPrepared(db, pageKey, { ...values, ...valuesOfPage(page) }, (slots) =>
    db
      .select()
      .from(notifications)
      .where(and(matchesFilter(slots), after))
      .orderBy(...order)
      .limit(slots.rows)
      .offset(slots.offset),
  );
  const total = await countPrepared(db, key, values, (slots) => [
    sql`select 1 from ${notifications} where ${matchesFilter(slots)}`,
  ]);
  return toPage(rows, page, total, cursorOf);
}

/** Finds a notification of this user; undefined if it belongs to another user. */
export async function findNotification(
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

/** Counts the unread notifications of a user. */
export async function countUnread(db: Db, userId: string): Promise<number> {
  const { rows } = (await db.execute(sql`select ${selectTotalUnread(userId)} as total`)) as unknown as {
    rows: { total: number }[];
  };
  return rows[0]?.total ?? 0;
}

/** Adds an actor to a notification; false if the notification has this actor already. */
async function addActor(tx: Tx, notificationId: string, actorId: string): Promise<boolean> {
  const added = await tx
    .insert(notificationActors)
    .values({ notificationId, actorId })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

interface WrittenNotification {
  row: NotificationRow;
  actor: Summarised | null;
  /** The number of the recipient's unread notifications, including this one. */
  totalUnread: number;
}

/** Adds a reaction to the unread notification about the same item; undefined if the actor has been added already. */
async function addReaction({ tx, now }: Unit, draft: NotificationDraft): Promise<WrittenNotification | undefined> {
  const [unread] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, draft.userId), eq(notifications.onceKey, draft.onceKey)))
    .for('update');
  if (!unread || !(await addActor(tx, unread.id, draft.actorId))) return undefined;
  const [updated] = await tx
    .update(notifications)
    .set({ actorId: draft.actorId, totalActors: unread.totalActors + 1, updatedAt: now })
    .where(eq(notifications.id, unread.id))
    .returning({
      ...getTableColumns(notifications),
      actor: summaryColumn(draft.actorId),
      totalUnread: selectTotalUnread(draft.userId),
    });
  if (!updated) return undefined;
  const { actor, totalUnread, ...row } = updated;
  return { row, actor, totalUnread };
}

/**
 * Inserts a notification, or adds a reaction to an unread notification. Returns undefined if the cause was notified
 * before, or if the account of the actor or the recipient was deleted (rule P8). The transaction must have locked both
 * accounts.
 */
export async function insertNotification(
  unit: Unit,
  draft: NotificationDraft,
): Promise<WrittenNotification | undefined> {
  const { tx, now, people } = unit;
  if (!people.has(draft.userId) || !people.has(draft.actorId)) return undefined;
  const { excerpt = null, amount = null, ...rest } = draft;
  const [inserted] = await tx
    .insert(notifications)
    .values({ id: unit.nextId(), ...rest, excerpt, amount, createdAt: now, updatedAt: now })
    .onConflictDoNothing()
    .returning({
      ...getTableColumns(notifications),
      // A statement does not see its own inserts, so this count does not include the new notification.
      totalOthers: selectTotalUnread(draft.userId),
      actor: summaryColumn(draft.actorId),
    });
  const isReaction = draft.type === 'reaction';
  if (!inserted) return isReaction ? addReaction(unit, draft) : undefined;
  const { totalOthers, actor, ...row } = inserted;
  if (isReaction) await addActor(tx, row.id, draft.actorId);
  return { row, actor, totalUnread: Math.min(unreadCap, totalOthers + 1) };
}

/**
 * Marks a notification as read, or without an id all of them; returns false if none was unread. A read notification
 * about reactions gets a new key, so that a later reaction creates a new notification.
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
