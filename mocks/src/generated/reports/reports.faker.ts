/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListReports200,
  ReportResponse
} from '@fanlight/sdk/models';

import {
  getReportListMock,
  getReportMock
} from '../schemas/index.faker.ts';


export const getListReportsResponseMock = (overrideResponse: Partial<Extract<ListReports200, object>> = {}): ListReports200 => ({data: { ...getReportListMock() }, ...overrideResponse})

export const getCreateReportResponseMock = (overrideResponse: Partial<Extract<ReportResponse, object>> = {}): ReportResponse => ({data: { ...getReportMock() }, ...overrideResponse})

export const getAppealReportResponseMock = (overrideResponse: Partial<Extract<ReportResponse, object>> = {}): ReportResponse => ({data: { ...getReportMock() }, ...overrideResponse})

