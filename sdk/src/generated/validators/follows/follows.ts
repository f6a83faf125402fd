/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * @summary Who follows the performer who asks
 */
export const listFollowersQueryLimitDefault = 20;
export const listFollowersQueryLimitMax = 100;

export const listFollowersQueryOffsetDefault = 0;
export const listFollowersQueryOffsetMin = 0;
export const listFollowersQueryOffsetMax = 10000;

export const listFollowersQueryCursorMax = 200;



export const ListFollowersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFollowersQueryLimitMax)), listFollowersQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listFollowersQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listFollowersQueryOffsetMax)), listFollowersQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFollowersQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary Whom the reader follows
 */
export const listFollowingQueryLimitDefault = 20;
export const listFollowingQueryLimitMax = 100;

export const listFollowingQueryOffsetDefault = 0;
export const listFollowingQueryOffsetMin = 0;
export const listFollowingQueryOffsetMax = 10000;

export const listFollowingQueryCursorMax = 200;



export const ListFollowingQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFollowingQueryLimitMax)), listFollowingQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listFollowingQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listFollowingQueryOffsetMax)), listFollowingQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFollowingQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary Follow a performer; doing it twice changes nothing
 */
export const followPerformerPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const FollowPerformerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(followPerformerPathIdRegExp))
})

/**
 * @summary Stop following a performer
 */
export const unfollowPerformerPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UnfollowPerformerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(unfollowPerformerPathIdRegExp))
})

