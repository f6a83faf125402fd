/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ReactionRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Like or bookmark an object (idempotent)
 */
export const CreateReactionBody = ReactionRequest

/**
 * @summary Remove a like or bookmark (idempotent)
 */
export const DeleteReactionBody = ReactionRequest

/**
 * @summary The viewer's bookmarks in short form, latest first
 */
export const ListBookmarksParams = /*#__PURE__*/ zod.strictObject({
  "type": /*#__PURE__*/ zod.enum(['all', 'photos'])
})

export const ListBookmarksQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

