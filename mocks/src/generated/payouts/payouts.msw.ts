/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  CalculatePayout200,
  CheckPendingPayoutRequest200,
  PayoutRequestListResponse,
  PayoutRequestResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.post('*/api/payout-requests', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCreatePayoutRequestResponseMock(),
      { status: 201
      })
  }, options)
}

export const getCalculatePayoutMockHandler = (overrideResponse?: CalculatePayout200 | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<CalculatePayout200> | CalculatePayout200), options?: RequestHandlerOptions) => {
  return http.post('*/api/payout-requests/calculate', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCalculatePayoutResponseMock(),
      { status: 200
      })
  }, options)
}

export const getCheckPendingPayoutRequestMockHandler = (overrideResponse?: CheckPendingPayoutRequest200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<CheckPendingPayoutRequest200> | CheckPendingPayoutRequest200), options?: RequestHandlerOptions) => {
  return http.get('*/api/payout-requests/check/pending-review', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getCheckPendingPayoutRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListPayoutRequestsMockHandler = (overrideResponse?: PayoutRequestListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayoutRequestListResponse> | PayoutRequestListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/payout-requests/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListPayoutRequestsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListUserPayoutRequestsMockHandler = (overrideResponse?: PayoutRequestListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayoutRequestListResponse> | PayoutRequestListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/payout-requests/user/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListUserPayoutRequestsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getUpdatePayoutRequestMockHandler = (overrideResponse?: PayoutRequestResponse | ((info: Parameters<Parameters<typeof http.put>[1]>[0]) => Promise<PayoutRequestResponse> | PayoutRequestResponse), options?: RequestHandlerOptions) => {
  return http.put('*/api/payout-requests/:id', async (info: Parameters<Parameters<typeof http.put>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getUpdatePayoutRequestResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetPayoutRequestMockHandler = (overrideResponse?: PayoutRequestResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<PayoutRequestResponse> | PayoutRequestResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/payout-requests/:id/view', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetPayoutRequestResponseMock(),
      { status: 200
      })
  }, options)
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
