/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  PayoutDecisionRequest,
  PerformerDecisionRequest,
  ReportDecisionRequest
} from '../fanlight.schemas.ts';


/**
 * @summary The actions of all operators, latest first
 */
export const ListAuditEntriesQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(100))),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary The bytes of an identity document
 */
export const ReadPerformerDocumentParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary Payouts of all users with a status, oldest first
 */
export const ListOperatorPayoutsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'approved', 'paid', 'failed', 'rejected']))
})

/**
 * @summary Approve, pay, fail or reject a payout
 */
export const DecidePayoutParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const DecidePayoutBody = PayoutDecisionRequest

/**
 * @summary Performers who await a decision
 */
export const ListPerformerApplicationsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000)))
})

/**
 * @summary Approve or refuse a performer
 */
export const DecidePerformerParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const DecidePerformerBody = PerformerDecisionRequest

/**
 * @summary Reports of all users with a status, urgent first
 */
export const ListOperatorReportsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'resolved', 'appealed', 'closed']))
})

/**
 * @summary Dismiss a report, warn the reported user, or remove the reported item
 */
export const DecideReportParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const DecideReportBody = ReportDecisionRequest

