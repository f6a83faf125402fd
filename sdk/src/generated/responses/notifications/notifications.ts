/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  NotificationList,
  UnreadCount
} from '../fanlight.schemas.ts';


/**
 * @summary The viewer's notifications, latest first
 */
export const ListNotificationsResponse = /*#__PURE__*/ zod.object({
  "data": NotificationList
})

/**
 * @summary Mark all notifications as read
 */
export const ReadAllNotificationsResponse = /*#__PURE__*/ zod.object({
  "data": UnreadCount
})

/**
 * @summary The number of unread notifications
 */
export const GetUnreadNotificationCountResponse = /*#__PURE__*/ zod.object({
  "data": UnreadCount
})

/**
 * @summary Mark one notification as read
 */
export const ReadNotificationResponse = /*#__PURE__*/ zod.object({
  "data": UnreadCount
})

