// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The countries that the performer has blocked. */
export const listBlockedCountries = "GET /block/countries" as Route<"listBlockedCountries">;

/**
 * Set the countries that the performer blocks.
 *
 * Replaces the whole list. Subscriptions from there run to the end of what was paid and are not renewed (rule A4).
 */
export const updateBlockedCountries = "POST /block/countries" as Route<"updateBlockedCountries">;

/**
 * Whether the visitor's country is kept away from the whole site.
 *
 * Called on load; visitors from a blocked country see the block page (rule A4). Performers' own lists are not considered.
 */
export const checkCountryBlock = "GET /block/countries/check" as Route<"checkCountryBlock">;

/** The users that the viewer has blocked, latest first. */
export const listBlockedUsers = "GET /block/users" as Route<"listBlockedUsers">;

/**
 * Block a user.
 *
 * They find the viewer's profile and content no more, and cannot message, comment, react or buy (rule A4). Blocking
 * twice changes nothing.
 */
export const blockUser = "POST /block/users" as Route<"blockUser">;

/** Take a block back; doing it twice changes nothing. */
export const unblockUser = "DELETE /block/users/{id}" as Route<"unblockUser">;
