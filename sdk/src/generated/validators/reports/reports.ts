/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ReportAppealRequest,
  ReportCreateRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Reports by and about the viewer, latest first
 */
export const ListReportsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "side": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['reporter', 'reported'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['open', 'resolved', 'appealed', 'closed'])),
  "targetType": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['user', 'performer', 'feed', 'comment', 'message', 'photo', 'gallery', 'video', 'reel', 'story', 'product', 'stream']))
})

/**
 * @summary Report an item or a user
 */
export const CreateReportBody = ReportCreateRequest

/**
 * @summary Appeal the outcome of a report
 */
export const AppealReportParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const AppealReportBody = ReportAppealRequest

