/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * @summary The mails of demo mode, latest first
 */
export const listDevelopmentMailsQueryToMax = 254;

export const listDevelopmentMailsQueryLimitDefault = 20;
export const listDevelopmentMailsQueryLimitMax = 100;

export const listDevelopmentMailsQueryCursorMax = 200;



export const ListDevelopmentMailsQueryParams = /*#__PURE__*/ zod.strictObject({
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.email().check(/*#__PURE__*/ zod.maxLength(listDevelopmentMailsQueryToMax))),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listDevelopmentMailsQueryLimitMax)), listDevelopmentMailsQueryLimitDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listDevelopmentMailsQueryCursorMax)))
})

