import { and, eq, sql } from 'drizzle-orm';
import { userChannel } from '../../channels/names.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { runPrepared, type Slots } from '../../db/prepared.ts';
import { notifications } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import {
  countPrepared,
  type SortKey,
  shapeOfPage,
  sortedKeyset,
  toPage,
  toPageRequest,
  valuesOfPage,
} from '../../http/paging.ts';
import { readUserSummaries } from '../users/index.ts';
import { countUnread, markRead, type NotificationRow, toNotification } from './store.ts';

/** The order by a time; those of equal times go by id. */
const sortKeyOf = (column: 'updatedAt' | 'createdAt'): SortKey<NotificationRow> => ({
  column: notifications[column],
  type: 'timestamptz',
  of: (row) => row[column],
});

async function read(context: Context, id?: string) {
  const { userId } = requireViewer(context);
  const total = await context.transaction(async (unit) => {
    const isChanged = await markRead(unit.tx, userId, unit.now, id);
    const totalUnread = await countUnread(unit.tx, userId);
    if (isChanged) unit.emit(userChannel(userId), 'notification/read', { notificationId: id ?? null, totalUnread });
    return totalUnread;
  });
  return { data: { total } };
}

export const notificationsHandlers = {
  async listNotifications(context, { query }) {
    const { db, ports } = context;
    const page = toPageRequest(query, 12);
    const { sortBy = 'updatedAt', type } = query;
    const { after, order, cursorOf } = sortedKeyset(sortKeyOf(sortBy), notifications.id, ({ id }) => id, page);
    const values = { userId: requireViewer(context).userId };
    const key = `notifications of ${type ?? 'every type'}`;
    const isMine = (slots: Slots<typeof values>) =>
      and(eq(notifications.userId, slots.userId), type ? eq(notifications.type, type) : undefined);
    // A cursor of two values is part of the condition.
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
    const people = await readUserSummaries(
      ports,
      db,
      rows.flatMap(({ actorId }) => actorId ?? []),
    );
    return { data: toPage(rows, page, total, cursorOf, (row) => toNotification(row, people)) };
  },

  async getUnreadNotificationCount(context) {
    return { data: { total: await countUnread(context.db, requireViewer(context).userId) } };
  },

  readAllNotifications: (context) => read(context),

  async readNotification(context, { params }) {
    const { userId } = requireViewer(context);
    const [row] = await context.db
      .select({ userId: notifications.userId })
      .from(notifications)
      .where(eq(notifications.id, params.id));
    // Somebody else's are as if they were not there.
    if (row?.userId !== userId) throw new ApiFailure('NOT_FOUND');
    return read(context, params.id);
  },
} satisfies HandlersOf<'notifications'>;
