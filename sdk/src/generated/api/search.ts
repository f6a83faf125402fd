// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Store a search.
 *
 * Counts for everyone's suggestions; a logged-in user also finds it among their own searches.
 */
export const saveSearchKeyword = "POST /search/keywords" as Route<"saveSearchKeyword">;

/**
 * Suggestions while typing.
 *
 * The viewer's own searches first, then popular ones.
 */
export const listSearchKeywords = "GET /search/list/keywords" as Route<"listSearchKeywords">;
