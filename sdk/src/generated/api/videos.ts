// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Find videos.
 *
 * Without a performer, videos of all performers. Locked videos have teasers, and `access` has the reason and what unlocks them (rule A2).
 */
export const listVideos = "GET /performer-assets/videos/search" as Route<"listVideos">;

/**
 * One video.
 *
 * A locked video has a teaser, and `access` has the reason and what unlocks it (rule A2). The request counts a view of an unlocked video, once in six hours per viewer and never for its performer.
 */
export const getVideo = "GET /performer-assets/videos/{id}" as Route<"getVideo">;

/** The processing status of a video's file. */
export const getVideoFileStatus = "GET /performer-assets/videos/{id}/file/{fileId}/status" as Route<"getVideoFileStatus">;

/** Change a video. */
export const updateVideo = "PUT /performer/performer-assets/videos/edit/{id} multipart" as Route<"updateVideo">;

/**
 * Remove the thumbnail, teaser or captions of a video.
 *
 * Removing a missing file changes nothing.
 */
export const removeVideoFile = "DELETE /performer/performer-assets/videos/remove-file/{id}" as Route<"removeVideoFile">;

/** A performer's own videos. */
export const listMyVideos = "GET /performer/performer-assets/videos/search" as Route<"listMyVideos">;

/**
 * Add a video.
 *
 * The video is processed after the upload (rule F3); then others can see it. An unfinished upload returns 409 `FILE_NOT_READY`.
 */
export const uploadVideo = "POST /performer/performer-assets/videos/upload multipart" as Route<"uploadVideo">;

/** One of a performer's own videos. */
export const getMyVideo = "GET /performer/performer-assets/videos/{id}" as Route<"getMyVideo">;

/**
 * Delete a video with its files, comments and reactions.
 *
 * Buyers keep access to the video (rule A4).
 */
export const deleteVideo = "DELETE /performer/performer-assets/videos/{id}" as Route<"deleteVideo">;

/**
 * One of the performer's own videos.
 *
 * The same response as `getMyVideo`.
 */
export const viewMyVideo = "GET /performer/performer-assets/videos/{id}/view" as Route<"viewMyVideo">;

/** The videos that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedVideos = "GET /reactions/videos/bookmark" as Route<"listBookmarkedVideos">;
