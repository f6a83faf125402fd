/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * @summary The viewer's notifications, latest first
 */
export const ListNotificationsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 12),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['updatedAt', 'createdAt'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['follow', 'subscription', 'tip', 'sale', 'comment', 'reply', 'reaction', 'message-request', 'order', 'payout', 'mention', 'live', 'content', 'report-outcome', 'warning'])),
  "isUnread": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean())
})

/**
 * @summary Mark one notification as read
 */
export const ReadNotificationParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

