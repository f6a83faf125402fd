/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Done,
  Feed,
  FeedFile,
  FeedList,
  FeedPoll,
  FileProcessing,
  HashtagList,
  HashtagSuggestions,
  PlannedFeeds
} from '../fanlight.schemas.ts';


/**
 * @summary Create hashtags
 */
export const CreateHashtagsResponse = /*#__PURE__*/ zod.object({
  "data": HashtagList
})

/**
 * @summary Hashtags while a performer types
 */
export const GetHashtagSuggestionsResponse = /*#__PURE__*/ zod.object({
  "data": HashtagSuggestions
})

/**
 * @summary A performer's own posts
 */
export const ListMyFeedsResponse = /*#__PURE__*/ zod.object({
  "data": FeedList
})

/**
 * @summary Publish a post
 */
export const CreateFeedResponse = /*#__PURE__*/ zod.object({
  "data": Feed
})

/**
 * @summary Upload an audio file for a post
 */
export const UploadFeedAudioResponse = /*#__PURE__*/ zod.object({
  "data": FeedFile
})

/**
 * @summary Upload a photo for a post
 */
export const UploadFeedPhotoResponse = /*#__PURE__*/ zod.object({
  "data": FeedFile
})

/**
 * @summary What a performer has planned in a period
 */
export const GetPlannedFeedsResponse = /*#__PURE__*/ zod.object({
  "data": PlannedFeeds
})

/**
 * @summary Create a poll for a post
 */
export const CreateFeedPollResponse = /*#__PURE__*/ zod.object({
  "data": FeedPoll
})

/**
 * @summary Upload the teaser clip of a post
 */
export const UploadFeedTeaserResponse = /*#__PURE__*/ zod.object({
  "data": FeedFile
})

/**
 * @summary Upload the thumbnail of a post
 */
export const UploadFeedThumbnailResponse = /*#__PURE__*/ zod.object({
  "data": FeedFile
})

/**
 * @summary Upload a video for a post
 */
export const UploadFeedVideoResponse = /*#__PURE__*/ zod.object({
  "data": FeedFile
})

/**
 * @summary One of a performer's own posts
 */
export const GetMyFeedResponse = /*#__PURE__*/ zod.object({
  "data": Feed
})

/**
 * @summary Change a post
 */
export const UpdateFeedResponse = /*#__PURE__*/ zod.object({
  "data": Feed
})

/**
 * @summary Delete a post with its files, comments and reactions
 */
export const DeleteFeedResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Pin a post to the top of the performer's profile
 */
export const PinFeedResponse = /*#__PURE__*/ zod.object({
  "data": Feed
})

/**
 * @summary Unpin a post
 */
export const UnpinFeedResponse = /*#__PURE__*/ zod.object({
  "data": Feed
})

/**
 * @summary The posts that the viewer bookmarked, latest bookmark first
 */
export const ListBookmarkedFeedsResponse = /*#__PURE__*/ zod.object({
  "data": FeedList
})

/**
 * @summary The home timeline
 */
export const ListFeedsResponse = /*#__PURE__*/ zod.object({
  "data": FeedList
})

/**
 * @summary The posts of one performer, by username or id
 */
export const ListPerformerFeedsResponse = /*#__PURE__*/ zod.object({
  "data": FeedList
})

/**
 * @summary Vote in the poll of a post
 */
export const VoteFeedPollResponse = /*#__PURE__*/ zod.object({
  "data": FeedPoll
})

/**
 * @summary One post
 */
export const GetFeedResponse = /*#__PURE__*/ zod.object({
  "data": Feed
})

/**
 * @summary The processing status of a post's file
 */
export const GetFeedFileStatusResponse = /*#__PURE__*/ zod.object({
  "data": FileProcessing
})

