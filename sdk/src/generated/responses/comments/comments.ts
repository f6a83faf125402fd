/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Comment,
  CommentList,
  Done
} from '../fanlight.schemas.ts';


/**
 * @summary The comments on an item, newest first
 */
export const ListCommentsResponse = /*#__PURE__*/ zod.object({
  "data": CommentList
})

/**
 * @summary Comment on an item that the viewer may see, or reply to a comment
 */
export const CreateCommentResponse = /*#__PURE__*/ zod.object({
  "data": Comment
})

/**
 * @summary Edit the viewer's own comment
 */
export const UpdateCommentResponse = /*#__PURE__*/ zod.object({
  "data": Comment
})

/**
 * @summary Delete the viewer's own comment, or any comment on the viewer's own post
 */
export const DeleteCommentResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary The replies to a comment, oldest first
 */
export const ListCommentRepliesResponse = /*#__PURE__*/ zod.object({
  "data": CommentList
})

