// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Take labels into the list of hashtags.
 *
 * Labels are normalised; an existing one is returned. Hashtags in the text of a post need no call.
 */
export const createHashtags = "POST /hashtags/create" as Route<"createHashtags">;

/** A performer's own posts. */
export const listMyFeeds = "GET /performer/feeds" as Route<"listMyFeeds">;

/** Publish a post. */
export const createFeed = "POST /performer/feeds" as Route<"createFeed">;

/**
 * Upload an audio file for a post.
 *
 * It belongs to its performer and is deleted after a day unless a post names it.
 */
export const uploadFeedAudio = "POST /performer/feeds/audio/upload multipart" as Route<"uploadFeedAudio">;

/**
 * Upload a photo for a post.
 *
 * The photo belongs to its performer and is deleted after a day unless a post names it.
 */
export const uploadFeedPhoto = "POST /performer/feeds/photo/upload multipart" as Route<"uploadFeedPhoto">;

/**
 * Create a poll for a post.
 *
 * The poll belongs to its performer and is deleted after a day unless a post contains it. It cannot be changed after publication.
 */
export const createFeedPoll = "POST /performer/feeds/polls" as Route<"createFeedPoll">;

/**
 * Upload the teaser clip of a post.
 *
 * Everyone will see it, also where the post is locked (rule A2). It is deleted after a day unless a post names it.
 */
export const uploadFeedTeaser = "POST /performer/feeds/teaser/upload multipart" as Route<"uploadFeedTeaser">;

/**
 * Upload the thumbnail of a post.
 *
 * It belongs to its performer and is deleted after a day unless a post names it.
 */
export const uploadFeedThumbnail = "POST /performer/feeds/thumbnail/upload multipart" as Route<"uploadFeedThumbnail">;

/**
 * Upload a video for a post.
 *
 * It belongs to its performer and is deleted after a day unless a post names it. It is prepared for playback afterwards
 * (rule F3); a post may name it before that is done.
 */
export const uploadFeedVideo = "POST /performer/feeds/video/upload multipart" as Route<"uploadFeedVideo">;

/** One of a performer's own posts. */
export const getMyFeed = "GET /performer/feeds/{id}" as Route<"getMyFeed">;

/** Change a post. */
export const updateFeed = "PUT /performer/feeds/{id}" as Route<"updateFeed">;

/** Delete a post with its files, comments and reactions. */
export const deleteFeed = "DELETE /performer/feeds/{id}" as Route<"deleteFeed">;

/** The posts that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedFeeds = "GET /reactions/feeds/bookmark" as Route<"listBookmarkedFeeds">;

/**
 * The home timeline.
 *
 * Posts of the performers whom the viewer follows or is subscribed to, and the viewer's own. With `q`, which needs no
 * login, posts of everyone are searched instead; of locked ones only what their teaser shows is looked through (rule A2).
 */
export const listFeeds = "GET /user/feeds" as Route<"listFeeds">;

/** The posts of one performer, by username or id. */
export const listPerformerFeeds = "GET /user/feeds/search/{username}" as Route<"listPerformerFeeds">;

/**
 * Vote in the poll of a post.
 *
 * The address names the post. Everybody has one vote, which stays (409 `ALREADY_VOTED`); a closed poll answers 409
 * `STATUS_CONFLICT`, a locked post 403 `NOT_ENTITLED`.
 */
export const voteFeedPoll = "POST /user/feeds/vote/{id}" as Route<"voteFeedPoll">;

/**
 * One post.
 *
 * A locked post has a teaser, and `access` says why it is locked and what unlocks it.
 */
export const getFeed = "GET /user/feeds/{id}" as Route<"getFeed">;

/** How far a file of a post is prepared. */
export const getFeedFileStatus = "GET /user/feeds/{id}/file/{fileId}/status" as Route<"getFeedFileStatus">;
