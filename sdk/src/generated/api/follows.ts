// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The followers of the viewer. */
export const listFollowers = "GET /follows/followers" as Route<"listFollowers">;

/**
 * The followers of the viewer, as a CSV file.
 *
 * Contains all followers that `listFollowers` finds, with their notes and what they have spent.
 */
export const exportFollowers = "GET /follows/followers/export binary" as Route<"exportFollowers">;

/** The performers that the viewer follows. */
export const listFollowing = "GET /follows/following" as Route<"listFollowing">;

/** Follow a performer (idempotent). */
export const followPerformer = "POST /follows/{id}" as Route<"followPerformer">;

/** Stop following a performer. */
export const unfollowPerformer = "DELETE /follows/{id}" as Route<"unfollowPerformer">;
