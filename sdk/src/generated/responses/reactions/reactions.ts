/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BookmarkList,
  ReactionState
} from '../fanlight.schemas.ts';


/**
 * @summary Like or bookmark an object (idempotent)
 */
export const CreateReactionResponse = /*#__PURE__*/ zod.object({
  "data": ReactionState
})

/**
 * @summary Remove a like or bookmark (idempotent)
 */
export const DeleteReactionResponse = /*#__PURE__*/ zod.object({
  "data": ReactionState
})

/**
 * @summary The viewer's bookmarks in short form, latest first
 */
export const ListBookmarksResponse = /*#__PURE__*/ zod.object({
  "data": BookmarkList
})

