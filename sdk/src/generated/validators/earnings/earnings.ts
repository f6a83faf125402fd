/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * @summary The performer's single earnings, latest first
 */
export const listEarningsQueryLimitDefault = 20;
export const listEarningsQueryLimitMax = 100;

export const listEarningsQueryOffsetDefault = 0;
export const listEarningsQueryOffsetMin = 0;
export const listEarningsQueryOffsetMax = 10000;

export const listEarningsQueryCursorMax = 200;



export const ListEarningsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEarningsQueryLimitMax)), listEarningsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listEarningsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listEarningsQueryOffsetMax)), listEarningsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listEarningsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'net'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['subscription', 'tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['held', 'payable', 'frozen', 'refunded']))
})

/**
 * @summary What the performer earned in a period
 */
export const GetEarningStatsQueryParams = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "interval": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['day', 'week', 'month'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['subscription', 'tip', 'feed', 'product', 'video', 'gallery', 'message', 'booking-cameo', 'stream']))
})

/**
 * @summary A referrer's single earnings, latest first
 */
export const listReferralEarningsQueryLimitDefault = 20;
export const listReferralEarningsQueryLimitMax = 100;

export const listReferralEarningsQueryOffsetDefault = 0;
export const listReferralEarningsQueryOffsetMin = 0;
export const listReferralEarningsQueryOffsetMax = 10000;

export const listReferralEarningsQueryCursorMax = 200;

export const listReferralEarningsQueryReferralIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListReferralEarningsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReferralEarningsQueryLimitMax)), listReferralEarningsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listReferralEarningsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listReferralEarningsQueryOffsetMax)), listReferralEarningsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReferralEarningsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'net'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['held', 'payable', 'frozen', 'refunded'])),
  "referralId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listReferralEarningsQueryReferralIdRegExp)))
})

/**
 * @summary What the reader earned as a referrer in a period
 */
export const GetReferralEarningStatsQueryParams = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.date()),
  "interval": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['day', 'week', 'month']))
})

