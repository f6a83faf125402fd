// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Like or bookmark an object (idempotent).
 *
 * Bookmarking a comment fails with `VALIDATION_FAILED`.
 */
export const createReaction = "POST /reactions" as Route<"createReaction">;

/** Remove a like or bookmark (idempotent). */
export const deleteReaction = "DELETE /reactions" as Route<"deleteReaction">;

/**
 * The viewer's bookmarks in short form, latest first.
 *
 * Types with their own list, such as `videos`, return that list at this path.
 */
export const listBookmarks = "GET /reactions/{type}/bookmark" as Route<"listBookmarks">;
