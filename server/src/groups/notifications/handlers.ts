import { userChannel } from '../../channels/names.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { toPageRequest } from '../../http/paging.ts';
import { toNotifications } from './present.ts';
import { countUnread, findNotification, listNotifications, markRead } from './store.ts';

/** Marks one notification as read, or all notifications if there is no id. Presents the number of unread ones. */
async function markReadAndCount(context: Context, id?: string) {
  const { userId } = requireViewer(context);
  const total = await context.transaction(async (unit) => {
    const isChanged = await markRead(unit.tx, userId, unit.now, id);
    const totalUnread = await countUnread(unit.tx, userId);
    if (isChanged) unit.emit(userChannel(userId), 'notification/read', { notificationId: id ?? null, totalUnread });
    return totalUnread;
  });
  return { data: { total } };
}

/**
 * Finds a notification of the viewer. Notifications of other users are not found, so that the response does not reveal
 * them.
 */
async function findNotificationOfViewer(context: Context, { params }: { params: { id: string } }) {
  const row = await findNotification(context.db, requireViewer(context).userId, params.id);
  return row && { ownerId: row.userId, row };
}

export const notificationsAccess = { readNotification: findNotificationOfViewer } satisfies AccessOf<'notifications'>;

export const notificationsHandlers = {
  async listNotifications(context, { query }) {
    const { userId } = requireViewer(context);
    const found = await listNotifications(context.db, userId, query, toPageRequest(query, 12));
    return { data: { ...found, data: await toNotifications(context, userId, found.data) } };
  },

  async getUnreadNotificationCount(context) {
    return { data: { total: await countUnread(context.db, requireViewer(context).userId) } };
  },

  readAllNotifications: (context) => markReadAndCount(context),

  readNotification: (context, _, row) => markReadAndCount(context, row.id),
} satisfies HandlersOf<'notifications', typeof notificationsAccess>;
