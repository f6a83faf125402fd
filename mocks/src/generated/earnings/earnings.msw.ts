/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetEarningStats200,
  GetReferralEarningStats200,
  ListEarnings200,
  ListReferralEarnings200
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getGetEarningStatsResponseMock,
  getGetReferralEarningStatsResponseMock,
  getListEarningsResponseMock,
  getListReferralEarningsResponseMock
} from './earnings.faker.ts';

export { getListEarningsResponseMock, getGetEarningStatsResponseMock, getListReferralEarningsResponseMock, getGetReferralEarningStatsResponseMock } from './earnings.faker.ts';


export const getListEarningsMockHandler = (overrideResponse?: ListEarnings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListEarnings200> | ListEarnings200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/earning/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListEarningsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetEarningStatsMockHandler = (overrideResponse?: GetEarningStats200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetEarningStats200> | GetEarningStats200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/earning/stats', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetEarningStatsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListReferralEarningsMockHandler = (overrideResponse?: ListReferralEarnings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListReferralEarnings200> | ListReferralEarnings200), options?: RequestHandlerOptions) => {
  return http.get('*/api/referral-earnings/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReferralEarningsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getGetReferralEarningStatsMockHandler = (overrideResponse?: GetReferralEarningStats200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetReferralEarningStats200> | GetReferralEarningStats200), options?: RequestHandlerOptions) => {
  return http.get('*/api/referral-earnings/stats', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReferralEarningStatsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getEarningsMock = () => [
  getListEarningsMockHandler(),
  getGetEarningStatsMockHandler(),
  getListReferralEarningsMockHandler(),
  getGetReferralEarningStatsMockHandler()
]
