import { and, asc, desc, eq, sql } from 'drizzle-orm';
import { type Context, requireViewer } from '../../context.ts';
import type { HandlersOf } from '../../contract.ts';
import { notifications } from '../../db/schema/index.ts';
import { ApiFailure, fieldFailure } from '../../http/failure.ts';
import { countCapped, type PageRequest, toPage, toPageRequest } from '../../http/paging.ts';
import { readUserSummaries } from '../users/index.ts';
import { countUnread, markRead, type NotificationRow, toNotification } from './store.ts';

const cursorOf = (column: 'updatedAt' | 'createdAt') => (row: NotificationRow) =>
  `${row[column].toISOString()}_${row.id}`;

/** After a cursor: the time first, then the id, since times can be equal. */
function afterCursor(column: 'updatedAt' | 'createdAt', { cursor, sort }: PageRequest) {
  if (!cursor) return undefined;
  const [at = '', id = ''] = cursor.split('_');
  if (!/^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(at) || Number.isNaN(Date.parse(at)))
    throw fieldFailure('VALIDATION_FAILED', 'cursor', 'This cursor is not one of ours.');
  const compare = sql.raw(sort === 'asc' ? '>' : '<');
  return sql`(${notifications[column]}, ${notifications.id}) ${compare} (${at}::timestamptz, ${id})`;
}

async function read(context: Context, id?: string) {
  const { userId } = requireViewer(context);
  const total = await context.transaction(async (unit) => {
    const isChanged = await markRead(unit.tx, userId, unit.now, id);
    const totalUnread = await countUnread(unit.tx, userId);
    if (isChanged) unit.emit(userId, 'notification/read', { notificationId: id ?? null, totalUnread });
    return totalUnread;
  });
  return { data: { total } };
}

export const notificationsHandlers = {
  async listNotifications(context, { query }) {
    const { db, ports } = context;
    const page = toPageRequest(query, 12);
    const column = query.sortBy ?? 'updatedAt';
    const direction = page.sort === 'asc' ? asc : desc;
    const mine = and(
      eq(notifications.userId, requireViewer(context).userId),
      query.type ? eq(notifications.type, query.type) : undefined,
    );
    const rows = await db
      .select()
      .from(notifications)
      .where(and(mine, afterCursor(column, page)))
      .orderBy(direction(notifications[column]), direction(notifications.id))
      .limit(page.limit + 1)
      .offset(page.offset);
    const total = await countCapped(db, sql`select 1 from ${notifications} where ${mine}`);
    const people = await readUserSummaries(
      ports,
      db,
      rows.flatMap(({ actorId }) => actorId ?? []),
    );
    return { data: toPage(rows, page, total, cursorOf(column), (row) => toNotification(row, people)) };
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
