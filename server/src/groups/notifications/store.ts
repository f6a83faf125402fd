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
import { lockShownComments } from '../comments/index.ts';
import { isMutedFan } from '../fans/index.ts';
import { type Summarised, summaryColumn } from '../users/index.ts';
import { lockLike } from './likes.ts';

export type NotificationRow = typeof notifications.$inferSelect;

export interface NotificationDraft {
  userId: string;
  type: NotificationRow['type'];
  /** The user who caused the notification; null for a decision of the platform, such as that about a payout. */
  actorId: string | null;
  objectType: NotificationRow['objectType'];
  objectId: string;
  excerpt?: string | null;
  /** The amount in integer hundredths of a token. */
  amount?: number | null;
  orderStatus?: NotificationRow['orderStatus'];
  /**
   * Identifies the cause, of which the recipient is notified only once. All reactions to an item have the same key:
   * while the notification is unread, further reactions are added to it.
   */
  onceKey: string;
  /**
   * The comment that causes the notification, or that was liked. Nothing is inserted once the comment is deleted or
   * hidden.
   */
  commentId?: string;
}

/** The notification of a reaction, which always has an actor. */
export type ReactionDraft = NotificationDraft & { actorId: string };

/** Unread notifications are counted up to this number, because clients do not display larger numbers. */
const unreadCap = 1000;

const selectTotalUnread = (userId: string | SQL): SQL<number> =>
  sql<number>`(select count(*)::int from (select 1 from ${notifications} as other
    where other.user_id = ${userId} and other.read_at is null limit ${sql.raw(String(unreadCap))}) as unread)`;

/** The filters and the order of a list of notifications. */
export interface NotificationFilter {
  type?: NotificationRow['type'] | undefined;
  isUnread?: boolean | undefined;
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
  { type, isUnread = false, sortBy = 'updatedAt' }: NotificationFilter,
  page: PageRequest,
): Promise<Page<NotificationRow>> {
  const { after, order, cursorOf } = sortedKeyset(sortKeyOf(sortBy), notifications.id, ({ id }) => id, page);
  const values = { userId };
  const key = `${isUnread ? 'unread ' : ''}notifications of ${type ?? 'every type'}`;
  const matchesFilter = (slots: Slots<typeof values>) =>
    and(
      eq(notifications.userId, slots.userId),
      type ? eq(notifications.type, type) : undefined,
      isUnread ? isNull(notifications.readAt) : undefined,
    );
  // A statement with a cursor is not prepared, because its condition contains the values of the cursor instead of
  // placeholders.
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

/** Counts the unread notifications of several users, separately for each user. */
export async function countUnreadOf(db: Db, userIds: string[]): Promise<{ userId: string; total: number }[]> {
  const { rows } = (await db.execute(sql`select id as "userId", ${selectTotalUnread(sql`recipient.id`)} as total
    from jsonb_array_elements_text(${JSON.stringify(userIds)}::jsonb) as recipient (id)`)) as unknown as {
    rows: { userId: string; total: number }[];
  };
  return rows;
}

/** Counts the unread notifications of a user. */
export const countUnread = async (db: Db, userId: string): Promise<number> =>
  (await countUnreadOf(db, [userId]))[0]?.total ?? 0;

/** Adds an actor to a notification; false if the notification has this actor already. */
async function addActor(tx: Tx, notificationId: string, actorId: string): Promise<boolean> {
  const added = await tx
    .insert(notificationActors)
    .values({ notificationId, actorId })
    .onConflictDoNothing()
    .returning();
  return added.length > 0;
}

/** A notification that this transaction inserted or changed. */
export interface WrittenNotification {
  row: NotificationRow;
  actor: Summarised | null;
  /** The number of the recipient's unread notifications, including this one. */
  totalUnread: number;
}

/**
 * Adds a reaction to the unread notification about the same item. Returns undefined if the actor has been added already,
 * and `gone` if the notification was withdrawn or read while this function waited for its lock.
 */
async function addReaction({ tx, now }: Unit, draft: ReactionDraft): Promise<WrittenNotification | 'gone' | undefined> {
  const [unread] = await tx
    .select()
    .from(notifications)
    .where(and(eq(notifications.userId, draft.userId), eq(notifications.onceKey, draft.onceKey)))
    .for('update');
  if (!unread) return 'gone';
  if (!(await addActor(tx, unread.id, draft.actorId))) return undefined;
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

/** Leaves out the drafts whose comments are not shown. Locks the shown comments ({@link lockShownComments}). */
async function withShownComments(tx: Tx, drafts: NotificationDraft[]): Promise<NotificationDraft[]> {
  const ids = drafts.flatMap(({ commentId }) => commentId ?? []);
  if (ids.length === 0) return drafts;
  const shown = await lockShownComments(tx, ids);
  return drafts.filter(({ commentId }) => !commentId || shown.has(commentId));
}

/**
 * Inserts notifications for one recipient with one statement. Leaves out those that exist, and those about a user whom the
 * recipient has muted (rule N1). The status of an order stays, because the recipient is then the buyer, and the actor a
 * performer.
 */
async function insertRows(
  { tx, now, nextId }: Unit,
  userId: string,
  drafts: NotificationDraft[],
): Promise<WrittenNotification[]> {
  if (drafts.length === 0) return [];
  const fixed = { totalActors: 1, readAt: null, createdAt: now, updatedAt: now };
  const drafted = drafts.map(
    ({ excerpt = null, amount = null, orderStatus = null, commentId = null, ...rest }): NotificationRow => {
      const likedId = rest.type === 'reaction' ? commentId : null;
      return { id: nextId(), ...rest, commentId: likedId, excerpt, amount, orderStatus, ...fixed };
    },
  );
  const at = now.toISOString();
  // The statement counts only older notifications, because it does not see the rows that it inserts.
  const { rows } = (await tx.execute(sql`
    insert into ${notifications} (id, user_id, type, actor_id, object_type, object_id, comment_id, excerpt, amount, order_status, once_key, created_at,
      updated_at)
    select given.id, ${userId}, given.type, given."actorId", given."objectType", given."objectId", given."commentId", given.excerpt,
      given.amount, given."orderStatus", given."onceKey", ${at}::timestamptz, ${at}::timestamptz
    from jsonb_to_recordset(${JSON.stringify(drafted.map((row, position) => ({ ...row, position })))}::jsonb)
      as given (id text, type text, "actorId" text, "objectType" text, "objectId" text, "commentId" text, excerpt text, amount bigint,
        "orderStatus" text, "onceKey" text, position int)
    where given.type = 'order' or not ${isMutedFan(userId, sql`given."actorId"`)}
    order by given.position
    on conflict do nothing
    returning id, ${selectTotalUnread(userId)} as others, ${summaryColumn(notifications.actorId)} as actor`)) as unknown as {
    rows: { id: string; others: number; actor: Summarised | null }[];
  };
  const written = new Map(rows.map((row) => [row.id, row]));
  return drafted
    .filter(({ id }) => written.has(id))
    .map((row, index) => {
      const { others = 0, actor = null } = written.get(row.id) ?? {};
      return { row, actor, totalUnread: Math.min(unreadCap, others + index + 1) };
    });
}

/**
 * Inserts notifications for one recipient. Leaves out a notification if its recipient was notified of the same cause
 * before, or if the account of its actor or recipient was deleted (rule P8). The transaction must have locked all these
 * accounts.
 */
export async function insertNotifications(
  unit: Unit,
  userId: string,
  drafts: NotificationDraft[],
): Promise<WrittenNotification[]> {
  const { tx, people } = unit;
  const ofExistingUsers = drafts.filter(
    ({ actorId }) => people.has(userId) && (actorId === null || people.has(actorId)),
  );
  return insertRows(unit, userId, await withShownComments(tx, ofExistingUsers));
}

/** Whether the recipient has muted the actor (rule N1). */
async function isMuted(tx: Tx, { userId, actorId }: ReactionDraft): Promise<boolean> {
  const { rows } = (await tx.execute(sql`select ${isMutedFan(userId, sql`${actorId}`)} as muted`)) as unknown as {
    rows: { muted: boolean }[];
  };
  return rows[0]?.muted === true;
}

/**
 * The maximum number of attempts to add a like to a notification. An attempt fails if another transaction deletes the
 * notification, or marks it as read, at the same time.
 */
const maxAttempts = 3;

/**
 * Inserts the notification of a reaction, or adds the reaction to an unread notification. Returns undefined if the
 * recipient was notified of the reaction before, if the reaction was removed, or if an account was deleted ({@link
 * insertNotifications}).
 */
export async function insertReaction(unit: Unit, draft: ReactionDraft): Promise<WrittenNotification | undefined> {
  const { tx, people } = unit;
  if (!people.has(draft.userId) || !people.has(draft.actorId)) return undefined;
  if (!(await lockLike(tx, draft))) return undefined;
  // The insertion would leave out a muted actor, too, who would then be added to the notification of others.
  if (await isMuted(tx, draft)) return undefined;
  for (let attempt = 1; attempt <= maxAttempts; attempt += 1) {
    const [inserted] = await insertRows(unit, draft.userId, [draft]);
    if (inserted) {
      await addActor(tx, inserted.row.id, draft.actorId);
      return inserted;
    }
    const added = await addReaction(unit, draft);
    if (added !== 'gone') return added;
  }
  // Notifications are effects of the outbox, which retries a failed effect.
  throw new Error(`No reaction could be added to the notification ${draft.onceKey} in ${maxAttempts} attempts.`);
}

/**
 * Marks one notification as read, or all notifications if there is no id. Returns false if none was unread. A read
 * notification about reactions gets a new key, so that a later reaction creates a new notification.
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
