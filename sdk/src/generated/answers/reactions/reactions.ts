/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BookmarkList,
  ReactionState
} from '../fanlight.schemas.ts';


/**
 * @summary Like or bookmark; doing it twice changes nothing
 */
export const CreateReactionResponse = /*#__PURE__*/ zod.object({
  "data": ReactionState
})

/**
 * @summary Take a like or bookmark back; doing it twice changes nothing
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

