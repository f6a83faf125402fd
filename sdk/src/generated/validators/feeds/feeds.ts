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
 * @summary Create hashtags
 */
export const CreateHashtagsBody = HashtagCreateRequest

/**
 * @summary Hashtags while a performer types
 */
export const GetHashtagSuggestionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "q": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(51))
})

/**
 * @summary A performer's own posts
 */
export const ListMyFeedsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'popular'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(100))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['draft', 'scheduled', 'published', 'expired']))
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
 * @summary What a performer has planned in a period
 */
export const GetPlannedFeedsQueryParams = /*#__PURE__*/ zod.strictObject({
  "from": /*#__PURE__*/ zod.iso.datetime({"offset":true}),
  "to": /*#__PURE__*/ zod.iso.datetime({"offset":true})
})

/**
 * @summary Create a poll for a post
 */
export const CreateFeedPollBody = FeedPollCreateRequest

/**
 * @summary Upload the teaser clip of a post
 */
export const UploadFeedTeaserBody = FeedTeaserUpload

/**
 * @summary Upload the thumbnail of a post
 */
export const UploadFeedThumbnailBody = FeedThumbnailUpload

/**
 * @summary Upload a video for a post
 */
export const UploadFeedVideoBody = FeedVideoUpload

/**
 * @summary One of a performer's own posts
 */
export const GetMyFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary Change a post
 */
export const UpdateFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const UpdateFeedBody = FeedUpdateRequest

/**
 * @summary Delete a post with its files, comments and reactions
 */
export const DeleteFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary Pin a post to the top of the performer's profile
 */
export const PinFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary Unpin a post
 */
export const UnpinFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */
export const ListBookmarkedFeedsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary The home timeline
 */
export const ListFeedsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt'])),
  "isSubscribed": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.boolean()),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(100)))
})

/**
 * @summary The posts of one performer, by username or id
 */
export const ListPerformerFeedsParams = /*#__PURE__*/ zod.strictObject({
  "username": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(30))
})

export const ListPerformerFeedsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt']))
})

/**
 * @summary Vote in the poll of a post
 */
export const VoteFeedPollParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const VoteFeedPollBody = FeedPollVoteRequest

/**
 * @summary One post
 */
export const GetFeedParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary The processing status of a post's file
 */
export const GetFeedFileStatusParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/)),
  "fileId": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

