/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  GetBestFeeds200,
  GetEarningStats200,
  GetReferralEarningStats200,
  ListEarnings200,
  ListReferralEarnings200
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getExportEarningsResponseMock,
  getGetBestFeedsResponseMock,
  getGetEarningStatsResponseMock,
  getGetReferralEarningStatsResponseMock,
  getListEarningsResponseMock,
  getListReferralEarningsResponseMock
} from './earnings.faker.ts';

export { getGetBestFeedsResponseMock, getExportEarningsResponseMock, getListEarningsResponseMock, getGetEarningStatsResponseMock, getListReferralEarningsResponseMock, getGetReferralEarningStatsResponseMock } from './earnings.faker.ts';


export const getGetBestFeedsMockHandler = (overrideResponse?: GetBestFeeds200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetBestFeeds200> | GetBestFeeds200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/earning/best-feeds', (info) => respond('getBestFeeds', info, overrideResponse, getGetBestFeedsResponseMock), options)
}

export const getExportEarningsMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/earning/export', (info) => respond('exportEarnings', info, overrideResponse, getExportEarningsResponseMock), options)
}

export const getListEarningsMockHandler = (overrideResponse?: ListEarnings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListEarnings200> | ListEarnings200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/earning/search', (info) => respond('listEarnings', info, overrideResponse, getListEarningsResponseMock), options)
}

export const getGetEarningStatsMockHandler = (overrideResponse?: GetEarningStats200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetEarningStats200> | GetEarningStats200), options?: RequestHandlerOptions) => {
  return http.get('*/api/performer/earning/stats', (info) => respond('getEarningStats', info, overrideResponse, getGetEarningStatsResponseMock), options)
}

export const getListReferralEarningsMockHandler = (overrideResponse?: ListReferralEarnings200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListReferralEarnings200> | ListReferralEarnings200), options?: RequestHandlerOptions) => {
  return http.get('*/api/referral-earnings/search', (info) => respond('listReferralEarnings', info, overrideResponse, getListReferralEarningsResponseMock), options)
}

export const getGetReferralEarningStatsMockHandler = (overrideResponse?: GetReferralEarningStats200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetReferralEarningStats200> | GetReferralEarningStats200), options?: RequestHandlerOptions) => {
  return http.get('*/api/referral-earnings/stats', (info) => respond('getReferralEarningStats', info, overrideResponse, getGetReferralEarningStatsResponseMock), options)
}
export const getEarningsMock = () => [
  getGetBestFeedsMockHandler(),
  getExportEarningsMockHandler(),
  getListEarningsMockHandler(),
  getGetEarningStatsMockHandler(),
  getListReferralEarningsMockHandler(),
  getGetReferralEarningStatsMockHandler()
]
