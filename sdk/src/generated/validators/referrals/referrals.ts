/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * @summary Whom the reader brought, latest first
 */
export const listReferralsQueryLimitDefault = 20;
export const listReferralsQueryLimitMax = 100;

export const listReferralsQueryOffsetDefault = 0;
export const listReferralsQueryOffsetMin = 0;
export const listReferralsQueryOffsetMax = 10000;

export const listReferralsQueryCursorMax = 200;

export const listReferralsQueryQMax = 100;



export const ListReferralsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReferralsQueryLimitMax)), listReferralsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listReferralsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listReferralsQueryOffsetMax)), listReferralsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReferralsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'amount'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReferralsQueryQMax)))
})

