// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Store a search.
 *
 * The keyword counts for the suggestions of all users, and is added to the viewer's own searches.
 */
export const saveSearchKeyword = "POST /search/keywords" as Route<"saveSearchKeyword">;

/**
 * Suggestions while typing.
 *
 * The viewer's own searches first, then popular ones.
 */
export const listSearchKeywords = "GET /search/list/keywords" as Route<"listSearchKeywords">;
