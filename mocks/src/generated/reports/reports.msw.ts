/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  ListReports200,
  ReportResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getAppealReportResponseMock,
  getCreateReportResponseMock,
  getListReportsResponseMock
} from './reports.faker.ts';

export { getListReportsResponseMock, getCreateReportResponseMock, getAppealReportResponseMock } from './reports.faker.ts';


export const getListReportsMockHandler = (overrideResponse?: ListReports200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListReports200> | ListReports200), options?: RequestHandlerOptions) => {
  return http.get('*/api/reports', (info) => respond('listReports', info, overrideResponse, getListReportsResponseMock), options)
}

export const getCreateReportMockHandler = (overrideResponse?: ReportResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportResponse> | ReportResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/reports', (info) => respond('createReport', info, overrideResponse, getCreateReportResponseMock), options)
}

export const getAppealReportMockHandler = (overrideResponse?: ReportResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportResponse> | ReportResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/reports/:id/appeal', (info) => respond('appealReport', info, overrideResponse, getAppealReportResponseMock), options)
}
export const getReportsMock = () => [
  getListReportsMockHandler(),
  getCreateReportMockHandler(),
  getAppealReportMockHandler()
]
