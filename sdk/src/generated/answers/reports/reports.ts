/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Report,
  ReportList
} from '../fanlight.schemas.ts';


/**
 * @summary One's own reports, and those about oneself, latest first
 */
export const ListReportsResponse = /*#__PURE__*/ zod.object({
  "data": ReportList
})

/**
 * @summary Report something or someone
 */
export const CreateReportResponse = /*#__PURE__*/ zod.object({
  "data": Report
})

/**
 * @summary Ask to look at the outcome of a report again
 */
export const AppealReportResponse = /*#__PURE__*/ zod.object({
  "data": Report
})

