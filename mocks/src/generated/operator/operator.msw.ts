/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  DoneResponse,
  GetOperator200,
  ListAuditEntries200,
  ListOperatorPayouts200,
  ListOperatorReports200,
  ListPerformerApplications200
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getDecidePayoutResponseMock,
  getDecidePerformerResponseMock,
  getDecideReportResponseMock,
  getGetOperatorResponseMock,
  getListAuditEntriesResponseMock,
  getListOperatorPayoutsResponseMock,
  getListOperatorReportsResponseMock,
  getListPerformerApplicationsResponseMock,
  getReadPerformerDocumentResponseMock
} from './operator.faker.ts';

export { getGetOperatorResponseMock, getListAuditEntriesResponseMock, getReadPerformerDocumentResponseMock, getListOperatorPayoutsResponseMock, getDecidePayoutResponseMock, getListPerformerApplicationsResponseMock, getDecidePerformerResponseMock, getListOperatorReportsResponseMock, getDecideReportResponseMock } from './operator.faker.ts';


export const getGetOperatorMockHandler = (overrideResponse?: GetOperator200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetOperator200> | GetOperator200), options?: RequestHandlerOptions) => {
  return http.get('*/api/operator', (info) => respond('getOperator', info, overrideResponse, getGetOperatorResponseMock), options)
}

export const getListAuditEntriesMockHandler = (overrideResponse?: ListAuditEntries200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListAuditEntries200> | ListAuditEntries200), options?: RequestHandlerOptions) => {
  return http.get('*/api/operator/audit-entries', (info) => respond('listAuditEntries', info, overrideResponse, getListAuditEntriesResponseMock), options)
}

export const getReadPerformerDocumentMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/operator/documents/:id', (info) => respond('readPerformerDocument', info, overrideResponse, getReadPerformerDocumentResponseMock), options)
}

export const getListOperatorPayoutsMockHandler = (overrideResponse?: ListOperatorPayouts200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOperatorPayouts200> | ListOperatorPayouts200), options?: RequestHandlerOptions) => {
  return http.get('*/api/operator/payouts', (info) => respond('listOperatorPayouts', info, overrideResponse, getListOperatorPayoutsResponseMock), options)
}

export const getDecidePayoutMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/operator/payouts/:id', (info) => respond('decidePayout', info, overrideResponse, getDecidePayoutResponseMock), options)
}

export const getListPerformerApplicationsMockHandler = (overrideResponse?: ListPerformerApplications200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListPerformerApplications200> | ListPerformerApplications200), options?: RequestHandlerOptions) => {
  return http.get('*/api/operator/performers', (info) => respond('listPerformerApplications', info, overrideResponse, getListPerformerApplicationsResponseMock), options)
}

export const getDecidePerformerMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/operator/performers/:id', (info) => respond('decidePerformer', info, overrideResponse, getDecidePerformerResponseMock), options)
}

export const getListOperatorReportsMockHandler = (overrideResponse?: ListOperatorReports200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListOperatorReports200> | ListOperatorReports200), options?: RequestHandlerOptions) => {
  return http.get('*/api/operator/reports', (info) => respond('listOperatorReports', info, overrideResponse, getListOperatorReportsResponseMock), options)
}

export const getDecideReportMockHandler = (overrideResponse?: DoneResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<DoneResponse> | DoneResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/operator/reports/:id', (info) => respond('decideReport', info, overrideResponse, getDecideReportResponseMock), options)
}
export const getOperatorMock = () => [
  getGetOperatorMockHandler(),
  getListAuditEntriesMockHandler(),
  getReadPerformerDocumentMockHandler(),
  getListOperatorPayoutsMockHandler(),
  getDecidePayoutMockHandler(),
  getListPerformerApplicationsMockHandler(),
  getDecidePerformerMockHandler(),
  getListOperatorReportsMockHandler(),
  getDecideReportMockHandler()
]
