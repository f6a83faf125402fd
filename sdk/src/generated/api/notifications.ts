// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The viewer's notifications, latest first. */
export const listNotifications = "GET /notification" as Route<"listNotifications">;

/** Mark all notifications as read. */
export const readAllNotifications = "PUT /notification/read-all" as Route<"readAllNotifications">;

/** The number of unread notifications. */
export const getUnreadNotificationCount = "GET /notification/total-unread" as Route<"getUnreadNotificationCount">;

/** Mark one notification as read. */
export const readNotification = "PUT /notification/{id}/read" as Route<"readNotification">;
