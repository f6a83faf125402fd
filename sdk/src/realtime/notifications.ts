import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from '../generated/events.ts';
import type { Notification, UnreadCount } from '../generated/models.ts';
import { notificationQueries } from '../generated/queries.ts';
import { changeCached, changeLists } from './cache.ts';

const setUnread = (client: QueryClient, total: number): void =>
  changeCached<UnreadCount>(client, ['getUnreadNotificationCount'], () => ({ total: Math.max(0, total) }));

/**
 * Adds a new notification at the top of the lists of its type. If the notification was grouped with a new event, moves
 * it to the top.
 */
export function notificationCreated(client: QueryClient, { data }: ServerEvent<'notification/created'>): void {
  const { notification, totalUnread } = data;
  changeLists<Notification>(client, 'listNotifications', (items, params) => {
    if (params.type && params.type !== notification.type) return items;
    const others = items.filter((item) => item._id !== notification._id);
    return params.sort === 'asc' ? [...others, notification] : [notification, ...others];
  });
  setUnread(client, totalUnread);
}

/** Marks one notification or all notifications as read. */
export function notificationRead(client: QueryClient, { data }: ServerEvent<'notification/read'>): void {
  const { notificationId, totalUnread } = data;
  changeCached(client, notificationQueries, (item) =>
    notificationId === null || item._id === notificationId ? { ...item, isRead: true } : item,
  );
  setUnread(client, totalUnread);
}

/** Updates the unread count; the contract invalidates the lists. */
export function notificationWithdrawn(client: QueryClient, { data }: ServerEvent<'notification/withdrawn'>): void {
  setUnread(client, data.totalUnread);
}
