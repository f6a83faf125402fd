// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The mails of demo mode, latest first.
 *
 * In production mode this mailbox does not exist, and the response is 404 (rule P5).
 */
export const listDevelopmentMails = "GET /development-mailbox" as Route<"listDevelopmentMails">;
