/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';


/**
 * @summary The pages of the site
 */
export const listPostsQueryLimitDefault = 20;
export const listPostsQueryLimitMax = 100;

export const listPostsQueryOffsetDefault = 0;
export const listPostsQueryOffsetMin = 0;
export const listPostsQueryOffsetMax = 10000;

export const listPostsQueryQMax = 100;



export const ListPostsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPostsQueryLimitMax)), listPostsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listPostsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listPostsQueryOffsetMax)), listPostsQueryOffsetDefault),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['title', 'createdAt', 'updatedAt'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listPostsQueryQMax))),
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en-US', 'es-ES']))
})

/**
 * @summary One page of the site, by id or short name
 */
export const getPostPathIdMax = 100;


export const getPostPathIdRegExp = new RegExp('^[A-Za-z0-9-]+$');


export const GetPostParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(getPostPathIdMax)).check(/*#__PURE__*/ zod.regex(getPostPathIdRegExp))
})

export const GetPostQueryParams = /*#__PURE__*/ zod.strictObject({
  "locale": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['en-US', 'es-ES']))
})

