/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  Report,
  ReportList
} from '../fanlight.schemas.ts';


/**
 * @summary Reports by and about the viewer, latest first
 */
export const ListReportsResponse = /*#__PURE__*/ zod.object({
  "data": ReportList
})

/**
 * @summary Report an item or a user
 */
export const CreateReportResponse = /*#__PURE__*/ zod.object({
  "data": Report
})

/**
 * @summary Appeal the outcome of a report
 */
export const AppealReportResponse = /*#__PURE__*/ zod.object({
  "data": Report
})

