/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  VideoFileRemoveRequest,
  VideoUpdateUpload,
  VideoUpload
} from '../fanlight.schemas.ts';


/**
 * @summary Find videos
 */
export const listVideosQueryLimitDefault = 20;
export const listVideosQueryLimitMax = 100;

export const listVideosQueryOffsetDefault = 0;
export const listVideosQueryOffsetMin = 0;
export const listVideosQueryOffsetMax = 10000;

export const listVideosQueryCursorMax = 200;

export const listVideosQueryQMax = 100;

export const listVideosQueryPerformerIdRegExp = new RegExp('^[0-9a-f]{24}$');
export const listVideosQueryExcludeIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListVideosQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listVideosQueryLimitMax)), listVideosQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listVideosQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listVideosQueryOffsetMax)), listVideosQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listVideosQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listVideosQueryQMax))),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listVideosQueryPerformerIdRegExp))),
  "excludeId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listVideosQueryExcludeIdRegExp)))
})

/**
 * @summary One video
 */
export const getVideoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetVideoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getVideoPathIdRegExp))
})

/**
 * @summary How far a file of a video is prepared
 */
export const getVideoFileStatusPathIdRegExp = new RegExp('^[0-9a-f]{24}$');
export const getVideoFileStatusPathFileIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetVideoFileStatusParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getVideoFileStatusPathIdRegExp)),
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getVideoFileStatusPathFileIdRegExp))
})

/**
 * @summary Change a video
 */
export const updateVideoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateVideoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateVideoPathIdRegExp))
})

export const UpdateVideoBody = VideoUpdateUpload

/**
 * @summary Take the thumbnail, teaser or captions of a video away
 */
export const removeVideoFilePathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const RemoveVideoFileParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(removeVideoFilePathIdRegExp))
})

export const RemoveVideoFileBody = VideoFileRemoveRequest

/**
 * @summary A performer's own videos
 */
export const listMyVideosQueryLimitDefault = 20;
export const listMyVideosQueryLimitMax = 100;

export const listMyVideosQueryOffsetDefault = 0;
export const listMyVideosQueryOffsetMin = 0;
export const listMyVideosQueryOffsetMax = 10000;

export const listMyVideosQueryCursorMax = 200;

export const listMyVideosQueryQMax = 100;



export const ListMyVideosQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyVideosQueryLimitMax)), listMyVideosQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listMyVideosQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listMyVideosQueryOffsetMax)), listMyVideosQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyVideosQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyVideosQueryQMax))),
  "audience": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['public', 'followers', 'subscribers'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['uploaded', 'processing', 'ready', 'failed']))
})

/**
 * @summary Add a video
 */
export const UploadVideoBody = VideoUpload

/**
 * @summary One of a performer's own videos
 */
export const getMyVideoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetMyVideoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getMyVideoPathIdRegExp))
})

/**
 * @summary Delete a video with its files, comments and reactions
 */
export const deleteVideoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeleteVideoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteVideoPathIdRegExp))
})

/**
 * @summary One of a performer's own videos, to be looked at
 */
export const viewMyVideoPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ViewMyVideoParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(viewMyVideoPathIdRegExp))
})

/**
 * @summary The videos that the reader bookmarked, latest bookmark first
 */
export const listBookmarkedVideosQueryLimitDefault = 20;
export const listBookmarkedVideosQueryLimitMax = 100;

export const listBookmarkedVideosQueryOffsetDefault = 0;
export const listBookmarkedVideosQueryOffsetMin = 0;
export const listBookmarkedVideosQueryOffsetMax = 10000;

export const listBookmarkedVideosQueryCursorMax = 200;



export const ListBookmarkedVideosQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookmarkedVideosQueryLimitMax)), listBookmarkedVideosQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listBookmarkedVideosQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listBookmarkedVideosQueryOffsetMax)), listBookmarkedVideosQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBookmarkedVideosQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

