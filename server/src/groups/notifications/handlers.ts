import { userChannel } from '../../channels/names.ts';
import { type Context, requireViewer } from '../../context.ts';
import type { AccessOf, HandlersOf } from '../../contract.ts';
import { toPageRequest } from '../../http/paging.ts';
import { toNotifications } from './present.ts';
import { countUnread, findReceived, listNotifications, markRead } from './store.ts';

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

// Notifications of other users are indistinguishable from missing ones.
async function findOwn(context: Context, { params }: { params: { id: string } }) {
  const row = await findReceived(context.db, requireViewer(context).userId, params.id);
  return row && { ownerId: row.userId, row };
}

/** The resolvers of `x-access`. */
export const notificationsAccess = { readNotification: findOwn } satisfies AccessOf<'notifications'>;

export const notificationsHandlers = {
  async listNotifications(context, { query }) {
    const { userId } = requireViewer(context);
    const found = await listNotifications(context.db, userId, query, toPageRequest(query, 12));
    return { data: { ...found, data: await toNotifications(context, found.data) } };
  },

  async getUnreadNotificationCount(context) {
    return { data: { total: await countUnread(context.db, requireViewer(context).userId) } };
  },

  readAllNotifications: (context) => read(context),

  readNotification: (context, _, row) => read(context, row.id),
} satisfies HandlersOf<'notifications', typeof notificationsAccess>;
