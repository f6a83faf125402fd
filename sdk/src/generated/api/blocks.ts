// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The countries that the performer has blocked. */
export const listBlockedCountries = "GET /block/countries" as Route<"listBlockedCountries">;

/**
 * Set the countries that the performer blocks.
 *
 * Replaces the whole list. Running subscriptions from these countries continue until the end of the paid period, and are not renewed (rule A4).
 */
export const updateBlockedCountries = "POST /block/countries" as Route<"updateBlockedCountries">;

/**
 * Whether the whole site is blocked in the visitor's country.
 *
 * Requested on page load; visitors from a blocked country see the block page (rule A4). Countries blocked by performers are not considered.
 */
export const checkCountryBlock = "GET /block/countries/check" as Route<"checkCountryBlock">;

/** The users that the viewer has blocked, latest first. */
export const listBlockedUsers = "GET /block/users" as Route<"listBlockedUsers">;

/**
 * Block a user.
 *
 * The blocked user cannot see the viewer's profile and items any more, and cannot message, comment, react or buy (rule A4). Idempotent.
 */
export const blockUser = "POST /block/users" as Route<"blockUser">;

/** Remove a block (idempotent). */
export const unblockUser = "DELETE /block/users/{id}" as Route<"unblockUser">;
