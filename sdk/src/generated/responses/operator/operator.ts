/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AuditEntryList,
  Done,
  Operator,
  OperatorPayoutList,
  OperatorReportList,
  PerformerApplicationList
} from '../fanlight.schemas.ts';


/**
 * @summary The operator's access and open tasks
 */
export const GetOperatorResponse = /*#__PURE__*/ zod.object({
  "data": Operator
})

/**
 * @summary The actions of all operators, latest first
 */
export const ListAuditEntriesResponse = /*#__PURE__*/ zod.object({
  "data": AuditEntryList
})

/**
 * @summary Payouts of all users with a status, oldest first
 */
export const ListOperatorPayoutsResponse = /*#__PURE__*/ zod.object({
  "data": OperatorPayoutList
})

/**
 * @summary Approve, pay, fail or reject a payout
 */
export const DecidePayoutResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Performers who await a decision
 */
export const ListPerformerApplicationsResponse = /*#__PURE__*/ zod.object({
  "data": PerformerApplicationList
})

/**
 * @summary Approve or refuse a performer
 */
export const DecidePerformerResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Reports of all users with a status, urgent first
 */
export const ListOperatorReportsResponse = /*#__PURE__*/ zod.object({
  "data": OperatorReportList
})

/**
 * @summary Dismiss a report, warn the reported user, or remove the reported item
 */
export const DecideReportResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

