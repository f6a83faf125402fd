/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '../../seed.ts';

import type {
  DoneResponse,
  GetOperator200,
  ListAuditEntries200,
  ListOperatorPayouts200,
  ListOperatorReports200,
  ListPerformerApplications200
} from '@fanlight/sdk/models';

import {
  getAuditEntryListMock,
  getDoneMock,
  getOperatorMock,
  getOperatorPayoutListMock,
  getOperatorReportListMock,
  getPerformerApplicationListMock
} from '../schemas/index.faker.ts';


export const getGetOperatorResponseMock = (overrideResponse: Partial<Extract<GetOperator200, object>> = {}): GetOperator200 => ({data: { ...getOperatorMock() }, ...overrideResponse})

export const getListAuditEntriesResponseMock = (overrideResponse: Partial<Extract<ListAuditEntries200, object>> = {}): ListAuditEntries200 => ({data: { ...getAuditEntryListMock() }, ...overrideResponse})

export const getReadPerformerDocumentResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListOperatorPayoutsResponseMock = (overrideResponse: Partial<Extract<ListOperatorPayouts200, object>> = {}): ListOperatorPayouts200 => ({data: { ...getOperatorPayoutListMock() }, ...overrideResponse})

export const getDecidePayoutResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getListPerformerApplicationsResponseMock = (overrideResponse: Partial<Extract<ListPerformerApplications200, object>> = {}): ListPerformerApplications200 => ({data: { ...getPerformerApplicationListMock() }, ...overrideResponse})

export const getDecidePerformerResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

export const getListOperatorReportsResponseMock = (overrideResponse: Partial<Extract<ListOperatorReports200, object>> = {}): ListOperatorReports200 => ({data: { ...getOperatorReportListMock() }, ...overrideResponse})

export const getDecideReportResponseMock = (overrideResponse: Partial<Extract<DoneResponse, object>> = {}): DoneResponse => ({data: { ...getDoneMock() }, ...overrideResponse})

