// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** Change a reel. */
export const updateReel = "PUT /performer-assets/performer/reels/edit/{id} multipart" as Route<"updateReel">;

/**
 * Take the thumbnail or captions of a reel away.
 *
 * Removing a missing file changes nothing.
 */
export const removeReelFile = "DELETE /performer-assets/performer/reels/remove-file/{id}" as Route<"removeReelFile">;

/** A performer's own reels. */
export const listMyReels = "GET /performer-assets/performer/reels/search" as Route<"listMyReels">;

/**
 * Add a reel.
 *
 * It is prepared for playback afterwards (rule F3) and then shown to others. An upload that is not finished answers 409
 * `FILE_NOT_READY`.
 */
export const uploadReel = "POST /performer-assets/performer/reels/upload multipart" as Route<"uploadReel">;

/**
 * One reel.
 *
 * A locked reel answers its preview, and in `access` why it is locked and what unlocks it (rule A2). Of an open one it counts a view, once in six hours for
 * each viewer and never for its performer.
 */
export const getReel = "GET /performer-assets/performer/reels/{id}" as Route<"getReel">;

/** Delete a reel with its files, comments and reactions. */
export const deleteReel = "DELETE /performer-assets/performer/reels/{id}" as Route<"deleteReel">;

/** One of a performer's own reels. */
export const viewMyReel = "GET /performer-assets/performer/reels/{id}/view" as Route<"viewMyReel">;

/**
 * Reels to swipe through.
 *
 * Without a performer, reels of all performers. Locked ones have previews, and `access` says why they are locked and what unlocks them (rule A2).
 */
export const listReels = "GET /performer-assets/user/reels/search" as Route<"listReels">;

/** The reels that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedReels = "GET /reactions/reels/bookmark" as Route<"listBookmarkedReels">;
