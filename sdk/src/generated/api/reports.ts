// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Reports by and about the viewer, latest first.
 *
 * Reporter and reported user see the outcome; the reporter stays anonymous (rule R1).
 */
export const listReports = "GET /reports" as Route<"listReports">;

/**
 * Report an item or a user.
 *
 * One report per user and target. Urgent reasons hide the target immediately (rule R1).
 */
export const createReport = "POST /reports" as Route<"createReport">;

/**
 * Appeal the outcome of a report.
 *
 * Once for each party, after a decision (rule R1).
 */
export const appealReport = "POST /reports/{id}/appeal" as Route<"appealReport">;
