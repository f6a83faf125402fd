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
 * @summary Mark all notifications read
 */
export const ReadAllNotificationsResponse = /*#__PURE__*/ zod.object({
  "data": UnreadCount
})

/**
 * @summary How many notifications are unread
 */
export const GetUnreadNotificationCountResponse = /*#__PURE__*/ zod.object({
  "data": UnreadCount
})

/**
 * @summary Mark one notification read
 */
export const ReadNotificationResponse = /*#__PURE__*/ zod.object({
  "data": UnreadCount
})

