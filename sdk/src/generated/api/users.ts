// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Change the viewer's own profile and settings.
 *
 * A new e-mail address requires the current password and has to be confirmed. Until then, the account keeps its old address. The old address receives a link that undoes the change (rule P2).
 */
export const updateMe = "PUT /users" as Route<"updateMe">;

/** Set the viewer's own avatar. */
export const uploadMyAvatar = "POST /users/avatar/upload multipart" as Route<"uploadMyAvatar">;

/** The logged-in user. */
export const getMe = "GET /users/me" as Route<"getMe">;

/**
 * Search users by name or username.
 *
 * For mentions, messages and blocking. Users who blocked the viewer are left out (rule A4).
 */
export const searchUsers = "GET /users/search" as Route<"searchUsers">;

/**
 * One user, by username or id.
 *
 * 404 for a user who blocked the viewer (rule A4).
 */
export const getUser = "GET /users/view/{id}" as Route<"getUser">;

/** Set the avatar of the account with this id. */
export const uploadUserAvatar = "POST /users/{id}/avatar/upload multipart" as Route<"uploadUserAvatar">;

/**
 * Delete the viewer's own fan account.
 *
 * Refused while a payout is open. Ends sessions and subscriptions, forfeits tokens, deletes personal data, and keeps the ledger under a pseudonym (rule P8).
 */
export const deleteUser = "DELETE /users/{id}/delete" as Route<"deleteUser">;
