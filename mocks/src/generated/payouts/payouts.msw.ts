/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  CalculatePayout200,
  CheckPendingPayoutRequest200,
  PayoutRequestListResponse,
  PayoutRequestResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getCalculatePayoutResponseMock,
  getCheckPendingPayoutRequestResponseMock,
  getCreatePayoutRequestResponseMock,
  getGetPayoutRequestResponseMock,
  getListPayoutRequestsResponseMock,
  getListUserPayoutRequestsResponseMock,
  getUpdatePayoutRequestResponseMock
} from './payouts.faker.ts';

export { getCreatePayoutRequestResponseMock, getCalculatePayoutResponseMock, getCheckPendingPayoutRequestResponseMock, getListPayoutRequestsResponseMock, getListUserPayoutRequestsResponseMock, getUpdatePayoutRequestResponseMock, getGetPayoutRequestResponseMock } from './payouts.faker.ts';


export const getCreatePayoutRequestMockHandler = (overrideResponse?: PayoutRequestResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PayoutRequestResponse> | PayoutRequestResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/payout-requests', (info) => respond('createPayoutRequest', info, overrideResponse, getCreatePayoutRequestResponseMock), options)
}

export const getCalculatePayoutMockHandler = (overrideResponse?: CalculatePayout200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CalculatePayout200> | CalculatePayout200), options?: RequestHandlerOptions) => {
  return http.post('*/api/payout-requests/calculate', (info) => respond('calculatePayout', info, overrideResponse, getCalculatePayoutResponseMock), options)
}

export const getCheckPendingPayoutRequestMockHandler = (overrideResponse?: CheckPendingPayoutRequest200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckPendingPayoutRequest200> | CheckPendingPayoutRequest200), options?: RequestHandlerOptions) => {
  return http.get('*/api/payout-requests/check/pending-review', (info) => respond('checkPendingPayoutRequest', info, overrideResponse, getCheckPendingPayoutRequestResponseMock), options)
}

export const getListPayoutRequestsMockHandler = (overrideResponse?: PayoutRequestListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayoutRequestListResponse> | PayoutRequestListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/payout-requests/search', (info) => respond('listPayoutRequests', info, overrideResponse, getListPayoutRequestsResponseMock), options)
}

export const getListUserPayoutRequestsMockHandler = (overrideResponse?: PayoutRequestListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayoutRequestListResponse> | PayoutRequestListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/payout-requests/user/search', (info) => respond('listUserPayoutRequests', info, overrideResponse, getListUserPayoutRequestsResponseMock), options)
}

export const getUpdatePayoutRequestMockHandler = (overrideResponse?: PayoutRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayoutRequestResponse> | PayoutRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/payout-requests/:id', (info) => respond('updatePayoutRequest', info, overrideResponse, getUpdatePayoutRequestResponseMock), options)
}

export const getGetPayoutRequestMockHandler = (overrideResponse?: PayoutRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayoutRequestResponse> | PayoutRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/payout-requests/:id/view', (info) => respond('getPayoutRequest', info, overrideResponse, getGetPayoutRequestResponseMock), options)
}
export const getPayoutsMock = () => [
  getCreatePayoutRequestMockHandler(),
  getCalculatePayoutMockHandler(),
  getCheckPendingPayoutRequestMockHandler(),
  getListPayoutRequestsMockHandler(),
  getListUserPayoutRequestsMockHandler(),
  getUpdatePayoutRequestMockHandler(),
  getGetPayoutRequestMockHandler()
]
