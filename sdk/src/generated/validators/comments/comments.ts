/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CommentCreateRequest,
  CommentUpdateUpload
} from '../fanlight.schemas.ts';


/**
 * @summary The comments under something, newest first
 */
export const listCommentsQueryObjectIdRegExp = new RegExp('^[0-9a-f]{24}$');
export const listCommentsQueryLimitDefault = 20;
export const listCommentsQueryLimitMax = 100;

export const listCommentsQueryOffsetDefault = 0;
export const listCommentsQueryOffsetMin = 0;
export const listCommentsQueryOffsetMax = 10000;

export const listCommentsQueryCursorMax = 200;



export const ListCommentsQueryParams = /*#__PURE__*/ zod.strictObject({
  "objectType": /*#__PURE__*/ zod.enum(['feed']),
  "objectId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCommentsQueryObjectIdRegExp)),
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCommentsQueryLimitMax)), listCommentsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listCommentsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listCommentsQueryOffsetMax)), listCommentsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCommentsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary Comment on something that one may see, or reply to a comment
 */
export const CreateCommentBody = CommentCreateRequest

/**
 * @summary Edit one's own comment
 */
export const updateCommentPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateCommentParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateCommentPathIdRegExp))
})

export const UpdateCommentBody = CommentUpdateUpload

/**
 * @summary Delete one's own comment, or any under one's own post
 */
export const deleteCommentPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeleteCommentParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteCommentPathIdRegExp))
})

/**
 * @summary The replies to a comment, oldest first
 */
export const listCommentRepliesPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListCommentRepliesParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listCommentRepliesPathIdRegExp))
})

export const listCommentRepliesQueryLimitDefault = 20;
export const listCommentRepliesQueryLimitMax = 100;

export const listCommentRepliesQueryOffsetDefault = 0;
export const listCommentRepliesQueryOffsetMin = 0;
export const listCommentRepliesQueryOffsetMax = 10000;

export const listCommentRepliesQueryCursorMax = 200;



export const ListCommentRepliesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listCommentRepliesQueryLimitMax)), listCommentRepliesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listCommentRepliesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listCommentRepliesQueryOffsetMax)), listCommentRepliesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listCommentRepliesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

