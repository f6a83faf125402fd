/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * @summary The events of a channel after a number, oldest first
 */
export const listEventsQueryChannelRegExp = new RegExp('^(user|conversation|stream):[0-9a-f]{24}$');
export const listEventsQueryAfterDefault = 0;
export const listEventsQueryAfterMin = 0;

export const listEventsQueryLimitDefault = 20;
export const listEventsQueryLimitMax = 100;



export const ListEventsQueryParams = /*#__PURE__*/ zod.strictObject({
  "channel": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listEventsQueryChannelRegExp))),
  "after": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listEventsQueryAfterMin)), listEventsQueryAfterDefault),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listEventsQueryLimitMax)), listEventsQueryLimitDefault)
})

