/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  FeedAudioUpload,
  FeedCreateRequest,
  FeedPhotoUpload,
  FeedPollCreateRequest,
  FeedPollVoteRequest,
  FeedTeaserUpload,
  FeedThumbnailUpload,
  FeedUpdateRequest,
  FeedVideoUpload,
  HashtagCreateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Take labels into the list of hashtags
 */
export const CreateHashtagsBody = HashtagCreateRequest

/**
 * @summary A performer's own posts
 */
export const listMyFeedsQueryLimitDefault = 20;
export const listMyFeedsQueryLimitMax = 100;

export const listMyFeedsQueryOffsetDefault = 0;
export const listMyFeedsQueryOffsetMin = 0;
export const listMyFeedsQueryOffsetMax = 10000;

export const listMyFeedsQueryCursorMax = 200;

export const listMyFeedsQueryQMax = 100;



export const ListMyFeedsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listMyFeedsQueryLimitMax)), listMyFeedsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listMyFeedsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listMyFeedsQueryOffsetMax)), listMyFeedsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listMyFeedsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listMyFeedsQueryQMax))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'scheduled', 'published']))
})

/**
 * @summary Publish a post
 */
export const CreateFeedBody = FeedCreateRequest

/**
 * @summary Upload an audio file for a post
 */
export const UploadFeedAudioBody = FeedAudioUpload

/**
 * @summary Upload a photo for a post
 */
export const UploadFeedPhotoBody = FeedPhotoUpload

/**
 * @summary Ask a question, to be named in a post
 */
export const CreateFeedPollBody = FeedPollCreateRequest

/**
 * @summary Upload the teaser clip of a post
 */
export const UploadFeedTeaserBody = FeedTeaserUpload

/**
 * @summary Upload a picture that stands for a post in lists
 */
export const UploadFeedThumbnailBody = FeedThumbnailUpload

/**
 * @summary Upload a video for a post
 */
export const UploadFeedVideoBody = FeedVideoUpload

/**
 * @summary One of a performer's own posts
 */
export const getMyFeedPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetMyFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getMyFeedPathIdRegExp))
})

/**
 * @summary Change a post
 */
export const updateFeedPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const UpdateFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(updateFeedPathIdRegExp))
})

export const UpdateFeedBody = FeedUpdateRequest

/**
 * @summary Delete a post with its files, comments and reactions
 */
export const deleteFeedPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeleteFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deleteFeedPathIdRegExp))
})

/**
 * @summary The posts that the reader bookmarked, latest bookmark first
 */
export const listBookmarkedFeedsQueryLimitDefault = 20;
export const listBookmarkedFeedsQueryLimitMax = 100;

export const listBookmarkedFeedsQueryOffsetDefault = 0;
export const listBookmarkedFeedsQueryOffsetMin = 0;
export const listBookmarkedFeedsQueryOffsetMax = 10000;

export const listBookmarkedFeedsQueryCursorMax = 200;



export const ListBookmarkedFeedsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listBookmarkedFeedsQueryLimitMax)), listBookmarkedFeedsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listBookmarkedFeedsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listBookmarkedFeedsQueryOffsetMax)), listBookmarkedFeedsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listBookmarkedFeedsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary The home timeline
 */
export const listFeedsQueryLimitDefault = 20;
export const listFeedsQueryLimitMax = 100;

export const listFeedsQueryOffsetDefault = 0;
export const listFeedsQueryOffsetMin = 0;
export const listFeedsQueryOffsetMax = 10000;

export const listFeedsQueryCursorMax = 200;

export const listFeedsQueryQMax = 100;



export const ListFeedsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listFeedsQueryLimitMax)), listFeedsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listFeedsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listFeedsQueryOffsetMax)), listFeedsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listFeedsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listFeedsQueryQMax)))
})

/**
 * @summary The posts of one performer, by username or id
 */
export const listPerformerFeedsPathUsernameMax = 30;



export const ListPerformerFeedsParams = /*#__PURE__*/ zod.strictObject({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPerformerFeedsPathUsernameMax))
})

export const listPerformerFeedsQueryLimitDefault = 20;
export const listPerformerFeedsQueryLimitMax = 100;

export const listPerformerFeedsQueryOffsetDefault = 0;
export const listPerformerFeedsQueryOffsetMin = 0;
export const listPerformerFeedsQueryOffsetMax = 10000;

export const listPerformerFeedsQueryCursorMax = 200;



export const ListPerformerFeedsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPerformerFeedsQueryLimitMax)), listPerformerFeedsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listPerformerFeedsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listPerformerFeedsQueryOffsetMax)), listPerformerFeedsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listPerformerFeedsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt']))
})

/**
 * @summary Vote in the poll of a post
 */
export const voteFeedPollPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const VoteFeedPollParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(voteFeedPollPathIdRegExp))
})

export const VoteFeedPollBody = FeedPollVoteRequest

/**
 * @summary One post
 */
export const getFeedPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getFeedPathIdRegExp))
})

/**
 * @summary How far a file of a post is prepared
 */
export const getFeedFileStatusPathIdRegExp = new RegExp('^[0-9a-f]{24}$');
export const getFeedFileStatusPathFileIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetFeedFileStatusParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getFeedFileStatusPathIdRegExp)),
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getFeedFileStatusPathFileIdRegExp))
})

