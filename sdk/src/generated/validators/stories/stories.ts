/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  StoryCreateRequest,
  StoryPhotoUpload,
  StoryUpdateRequest,
  StoryVideoUpload
} from '../fanlight.schemas.ts';


/**
 * @summary Upload a photo for a story
 */
export const UploadStoryPhotoBody = StoryPhotoUpload

/**
 * @summary Upload a video for a story
 */
export const UploadStoryVideoBody = StoryVideoUpload

/**
 * @summary A performer's own stories that are out now
 */
export const listMyStoriesQueryLimitDefault = 20;
export const listMyStoriesQueryLimitMax = 100;

export const listMyStoriesQueryOffsetDefault = 0;
export const listMyStoriesQueryOffsetMin = 0;
export const listMyStoriesQueryOffsetMax = 10000;

export const listMyStoriesQueryCursorMax = 200;



export const ListMyStoriesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyStoriesQueryLimitMax)), listMyStoriesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listMyStoriesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listMyStoriesQueryOffsetMax)), listMyStoriesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyStoriesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary Publish a story, for a day
 */
export const CreateStoryBody = StoryCreateRequest

/**
 * @summary One of a performer's own stories
 */
export const getMyStoryPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetMyStoryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getMyStoryPathIdRegExp))
})

/**
 * @summary Change the words or the audience of a story
 */
export const updateStoryPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateStoryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateStoryPathIdRegExp))
})

export const UpdateStoryBody = StoryUpdateRequest

/**
 * @summary Delete a story
 */
export const deleteStoryPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeleteStoryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteStoryPathIdRegExp))
})

/**
 * @summary Stories that are out now, by performer
 */
export const listStoriesQueryLimitDefault = 20;
export const listStoriesQueryLimitMax = 100;

export const listStoriesQueryOffsetDefault = 0;
export const listStoriesQueryOffsetMin = 0;
export const listStoriesQueryOffsetMax = 10000;

export const listStoriesQueryCursorMax = 200;

export const listStoriesQueryPerformerIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListStoriesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listStoriesQueryLimitMax)), listStoriesQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listStoriesQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listStoriesQueryOffsetMax)), listStoriesQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listStoriesQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listStoriesQueryPerformerIdRegExp)))
})

/**
 * @summary One story
 */
export const getStoryPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetStoryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getStoryPathIdRegExp))
})

/**
 * @summary Say that the reader saw a story; doing it twice changes nothing
 */
export const viewStoryPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ViewStoryParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(viewStoryPathIdRegExp))
})

