/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * @summary The performer's earnings as a CSV file
 */
export const ExportEarningsQueryParams = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['subscription', 'tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['held', 'payable', 'frozen', 'refunded']))
})

/**
 * @summary The performer's earnings, latest first
 */
export const ListEarningsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'net'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['subscription', 'tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['held', 'payable', 'frozen', 'refunded']))
})

/**
 * @summary Statistics of the performer's earnings in a period
 */
export const GetEarningStatsQueryParams = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "interval": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['day', 'week', 'month'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['subscription', 'tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream']))
})

/**
 * @summary The viewer's referral earnings, latest first
 */
export const ListReferralEarningsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'net'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['held', 'payable', 'frozen', 'refunded'])),
  "referralId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/)))
})

/**
 * @summary Statistics of the viewer's referral earnings in a period
 */
export const GetReferralEarningStatsQueryParams = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "interval": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['day', 'week', 'month']))
})

