// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** Like or bookmark; doing it twice changes nothing. */
export const createReaction = "POST /reactions" as Route<"createReaction">;

/** Take a like or bookmark back; doing it twice changes nothing. */
export const deleteReaction = "DELETE /reactions" as Route<"deleteReaction">;

/**
 * The viewer's bookmarks in short form, latest first.
 *
 * Kinds with a list of their own, such as `videos`, answer that list at this address.
 */
export const listBookmarks = "GET /reactions/{type}/bookmark" as Route<"listBookmarks">;
