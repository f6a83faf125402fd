// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Create hashtags.
 *
 * Labels are normalised; an existing one is returned. Hashtags in the text of a post are created automatically when it is published.
 */
export const createHashtags = "POST /hashtags/create" as Route<"createHashtags">;

/**
 * Hashtags while a performer types.
 *
 * The hashtags of the performer's own latest posts first, the most frequent first, then those of other published posts, in alphabetical order.
 */
export const getHashtagSuggestions = "GET /hashtags/suggestions" as Route<"getHashtagSuggestions">;

/**
 * A performer's own posts.
 *
 * Each post has its `sales`.
 */
export const listMyFeeds = "GET /performer/feeds" as Route<"listMyFeeds">;

/** Publish a post. */
export const createFeed = "POST /performer/feeds" as Route<"createFeed">;

/**
 * Upload an audio file for a post.
 *
 * The file belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
 */
export const uploadFeedAudio = "POST /performer/feeds/audio/upload multipart" as Route<"uploadFeedAudio">;

/**
 * Upload a photo for a post.
 *
 * The photo belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
 */
export const uploadFeedPhoto = "POST /performer/feeds/photo/upload multipart" as Route<"uploadFeedPhoto">;

/**
 * What a performer has planned in a period.
 *
 * The scheduled posts that will be published in the period, and the posts that will disappear in it. Sorted by time, at most 500.
 */
export const getPlannedFeeds = "GET /performer/feeds/planned" as Route<"getPlannedFeeds">;

/**
 * Create a poll for a post.
 *
 * The poll belongs to its performer and is deleted after a day unless a post contains it. It cannot be changed after publication.
 */
export const createFeedPoll = "POST /performer/feeds/polls" as Route<"createFeedPoll">;

/**
 * Upload the teaser clip of a post.
 *
 * Everyone can see the teaser, even if the post is locked (rule A2). It is deleted after 30 days unless an item uses it (rule F4).
 */
export const uploadFeedTeaser = "POST /performer/feeds/teaser/upload multipart" as Route<"uploadFeedTeaser">;

/**
 * Upload the thumbnail of a post.
 *
 * The file belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4).
 */
export const uploadFeedThumbnail = "POST /performer/feeds/thumbnail/upload multipart" as Route<"uploadFeedThumbnail">;

/**
 * Upload a video for a post.
 *
 * The video belongs to its performer, and is deleted after 30 days unless an item uses it (rule F4). It is processed after the upload (rule F3), and can be added to a post before that is done.
 */
export const uploadFeedVideo = "POST /performer/feeds/video/upload multipart" as Route<"uploadFeedVideo">;

/** One of a performer's own posts. */
export const getMyFeed = "GET /performer/feeds/{id}" as Route<"getMyFeed">;

/** Change a post. */
export const updateFeed = "PUT /performer/feeds/{id}" as Route<"updateFeed">;

/** Delete a post with its files, comments and reactions. */
export const deleteFeed = "DELETE /performer/feeds/{id}" as Route<"deleteFeed">;

/**
 * Pin a post to the top of the performer's profile.
 *
 * A performer can pin three published posts. Idempotent: a pinned post keeps its place. A post that is deleted or expires is no longer pinned.
 */
export const pinFeed = "PUT /performer/feeds/{id}/pin" as Route<"pinFeed">;

/**
 * Unpin a post.
 *
 * Idempotent.
 */
export const unpinFeed = "DELETE /performer/feeds/{id}/pin" as Route<"unpinFeed">;

/** The posts that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedFeeds = "GET /reactions/feeds/bookmark" as Route<"listBookmarkedFeeds">;

/**
 * The home timeline.
 *
 * Posts of the performers whom the viewer follows or is subscribed to, and the viewer's own. With `q`, which requires no login, posts of all performers are searched instead; of locked posts only the teaser is searched (rule A2).
 */
export const listFeeds = "GET /user/feeds" as Route<"listFeeds">;

/**
 * The posts of one performer, by username or id.
 *
 * Pinned posts come first, the latest pinned first, unless `sort` or `sortBy` is given.
 */
export const listPerformerFeeds = "GET /user/feeds/search/{username}" as Route<"listPerformerFeeds">;

/**
 * Vote in the poll of a post.
 *
 * The id is that of the post. Each user has one vote, which cannot be changed (409 `ALREADY_VOTED`). A closed poll returns 409 `STATUS_CONFLICT`, a locked post 403 `NOT_ENTITLED`.
 */
export const voteFeedPoll = "POST /user/feeds/vote/{id}" as Route<"voteFeedPoll">;

/**
 * One post.
 *
 * A locked post has a teaser, and `access` says why it is locked and what unlocks it.
 */
export const getFeed = "GET /user/feeds/{id}" as Route<"getFeed">;

/** The processing status of a post's file. */
export const getFeedFileStatus = "GET /user/feeds/{id}/file/{fileId}/status" as Route<"getFeedFileStatus">;
