/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  ListReports200,
  ReportResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.get('*/api/reports', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReportsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCreateReportMockHandler = (overrideResponse?: ReportResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportResponse> | ReportResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/reports', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreateReportResponseMock(),
      { status: 201
      })
  }, options)
}

export const getAppealReportMockHandler = (overrideResponse?: ReportResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<ReportResponse> | ReportResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/reports/:id/appeal', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getAppealReportResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReportsMock = () => [
  getListReportsMockHandler(),
  getCreateReportMockHandler(),
  getAppealReportMockHandler()
]
