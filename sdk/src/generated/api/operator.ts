// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The operator's access and open tasks. */
export const getOperator = "GET /operator" as Route<"getOperator">;

/**
 * The actions of all operators, latest first.
 *
 * Entries are written in the transaction of the action, and are never changed or deleted (rule O1).
 */
export const listAuditEntries = "GET /operator/audit-entries" as Route<"listAuditEntries">;

/**
 * The bytes of an identity document.
 *
 * Each call is recorded in the audit log before the bytes are sent. The response must not be cached (rule P7).
 */
export const readPerformerDocument = "GET /operator/documents/{id} binary" as Route<"readPerformerDocument">;

/**
 * Payouts of all users with a status, oldest first.
 *
 * Contains the whole numbers of bank accounts, with which an operator pays (rule M9).
 */
export const listOperatorPayouts = "GET /operator/payouts" as Route<"listOperatorPayouts">;

/**
 * Approve, pay, fail or reject a payout.
 *
 * A pending payout is approved or rejected, an approved one is paid or fails. A rejection and a failure return the amount to the earnings. Any other change returns 409 `STATUS_CONFLICT`, so a repeated call changes nothing (rule M9).
 */
export const decidePayout = "PUT /operator/payouts/{id}" as Route<"decidePayout">;

/**
 * Performers who await a decision.
 *
 * Contains what the performers state about themselves, to be compared with their documents (rule P7).
 */
export const listPerformerApplications = "GET /operator/performers" as Route<"listPerformerApplications">;

/**
 * Approve or refuse a performer.
 *
 * Decides about the performer and the documents together, and mails the decision. Returns 409 `STATUS_CONFLICT` if the performer does not await a decision, or lacks a document (rule P7).
 */
export const decidePerformer = "PUT /operator/performers/{id}" as Route<"decidePerformer">;

/**
 * Reports of all users with a status, urgent first.
 *
 * Urgent reports come first, then the oldest. Contains the texts of the reported items, also of hidden and locked ones (rule R1).
 */
export const listOperatorReports = "GET /operator/reports" as Route<"listOperatorReports">;

/**
 * Dismiss a report, warn the reported user, or remove the reported item.
 *
 * Decides about the reported item or profile: all open reports about it get the same outcome, or after an appeal those of the same decision. `removed` hides it from all users except its owner; the other outcomes show it again, unless another report hides it. Both sides are notified and mailed. Returns 409 `STATUS_CONFLICT` for the removal of a fan's profile, which is not public, and for a report that is neither open nor appealed, so a repeated call changes nothing (rule R1).
 */
export const decideReport = "PUT /operator/reports/{id}" as Route<"decideReport">;
