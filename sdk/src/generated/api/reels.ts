// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** Change a reel. */
export const updateReel = "PUT /performer-assets/performer/reels/edit/{id} multipart" as Route<"updateReel">;

/**
 * Remove the thumbnail or captions of a reel.
 *
 * Removing a missing file changes nothing.
 */
export const removeReelFile = "DELETE /performer-assets/performer/reels/remove-file/{id}" as Route<"removeReelFile">;

/** A performer's own reels. */
export const listMyReels = "GET /performer-assets/performer/reels/search" as Route<"listMyReels">;

/**
 * Add a reel.
 *
 * The video is processed after the upload (rule F3); then others can see it. An unfinished upload returns 409 `FILE_NOT_READY`.
 */
export const uploadReel = "POST /performer-assets/performer/reels/upload multipart" as Route<"uploadReel">;

/**
 * One reel.
 *
 * A locked reel has a preview, and `access` has the reason and what unlocks it (rule A2). The request counts a view of an unlocked reel, once in six hours per viewer and never for its performer.
 */
export const getReel = "GET /performer-assets/performer/reels/{id}" as Route<"getReel">;

/** Delete a reel with its files, comments and reactions. */
export const deleteReel = "DELETE /performer-assets/performer/reels/{id}" as Route<"deleteReel">;

/** One of a performer's own reels. */
export const viewMyReel = "GET /performer-assets/performer/reels/{id}/view" as Route<"viewMyReel">;

/**
 * List reels.
 *
 * Without a performer, reels of all performers. Locked reels have previews, and `access` has the reason and what unlocks them (rule A2).
 */
export const listReels = "GET /performer-assets/user/reels/search" as Route<"listReels">;

/** The reels that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedReels = "GET /reactions/reels/bookmark" as Route<"listBookmarkedReels">;
