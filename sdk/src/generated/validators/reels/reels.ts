/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ReelFileRemoveRequest,
  ReelUpdateUpload,
  ReelUpload
} from '../fanlight.schemas.ts';


/**
 * @summary Change a reel
 */
export const updateReelPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateReelParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateReelPathIdRegExp))
})

export const UpdateReelBody = ReelUpdateUpload

/**
 * @summary Take the thumbnail or captions of a reel away
 */
export const removeReelFilePathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const RemoveReelFileParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removeReelFilePathIdRegExp))
})

export const RemoveReelFileBody = ReelFileRemoveRequest

/**
 * @summary A performer's own reels
 */
export const listMyReelsQueryLimitDefault = 20;
export const listMyReelsQueryLimitMax = 100;

export const listMyReelsQueryOffsetDefault = 0;
export const listMyReelsQueryOffsetMin = 0;
export const listMyReelsQueryOffsetMax = 10000;

export const listMyReelsQueryCursorMax = 200;

export const listMyReelsQueryQMax = 100;



export const ListMyReelsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyReelsQueryLimitMax)), listMyReelsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listMyReelsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listMyReelsQueryOffsetMax)), listMyReelsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyReelsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyReelsQueryQMax))),
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'followers', 'subscribers'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['uploaded', 'processing', 'ready', 'failed']))
})

/**
 * @summary Add a reel
 */
export const UploadReelBody = ReelUpload

/**
 * @summary One reel
 */
export const getReelPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetReelParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getReelPathIdRegExp))
})

/**
 * @summary Delete a reel with its files, comments and reactions
 */
export const deleteReelPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeleteReelParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteReelPathIdRegExp))
})

/**
 * @summary One of a performer's own reels
 */
export const viewMyReelPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ViewMyReelParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(viewMyReelPathIdRegExp))
})

/**
 * @summary Reels to swipe through
 */
export const listReelsQueryLimitDefault = 20;
export const listReelsQueryLimitMax = 100;

export const listReelsQueryOffsetDefault = 0;
export const listReelsQueryOffsetMin = 0;
export const listReelsQueryOffsetMax = 10000;

export const listReelsQueryCursorMax = 200;

export const listReelsQueryQMax = 100;

export const listReelsQueryPerformerIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListReelsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listReelsQueryLimitMax)), listReelsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listReelsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listReelsQueryOffsetMax)), listReelsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listReelsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listReelsQueryQMax))),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listReelsQueryPerformerIdRegExp)))
})

/**
 * @summary The reels that the reader bookmarked, latest bookmark first
 */
export const listBookmarkedReelsQueryLimitDefault = 20;
export const listBookmarkedReelsQueryLimitMax = 100;

export const listBookmarkedReelsQueryOffsetDefault = 0;
export const listBookmarkedReelsQueryOffsetMin = 0;
export const listBookmarkedReelsQueryOffsetMax = 10000;

export const listBookmarkedReelsQueryCursorMax = 200;



export const ListBookmarkedReelsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookmarkedReelsQueryLimitMax)), listBookmarkedReelsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listBookmarkedReelsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listBookmarkedReelsQueryOffsetMax)), listBookmarkedReelsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBookmarkedReelsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

