// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Change the note about a fan and the fan's lists.
 *
 * Idempotent. The fan never sees the note or the lists. A fan who is muted causes no notifications for the performer (rule N1); comments, sales and tips still appear in their lists. The changes last when the fan unfollows or unsubscribes, and are deleted with the account of the fan or the performer (rule P8).
 */
export const updateFan = "PUT /performers/fans/{id}" as Route<"updateFan">;
