/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '../../seed.ts';

import type {
  GetBestFeeds200,
  GetEarningStats200,
  GetReferralEarningStats200,
  ListEarnings200,
  ListReferralEarnings200
} from '@fanlight/sdk/models';

import {
  getBestFeedsMock,
  getEarningListMock,
  getEarningStatsMock,
  getReferralEarningListMock,
  getReferralEarningStatsMock
} from '../schemas/index.faker.ts';


export const getGetBestFeedsResponseMock = (overrideResponse: Partial<Extract<GetBestFeeds200, object>> = {}): GetBestFeeds200 => ({data: { ...getBestFeedsMock() }, ...overrideResponse})

export const getExportEarningsResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListEarningsResponseMock = (overrideResponse: Partial<Extract<ListEarnings200, object>> = {}): ListEarnings200 => ({data: { ...getEarningListMock() }, ...overrideResponse})

export const getGetEarningStatsResponseMock = (overrideResponse: Partial<Extract<GetEarningStats200, object>> = {}): GetEarningStats200 => ({data: { ...getEarningStatsMock() }, ...overrideResponse})

export const getListReferralEarningsResponseMock = (overrideResponse: Partial<Extract<ListReferralEarnings200, object>> = {}): ListReferralEarnings200 => ({data: { ...getReferralEarningListMock() }, ...overrideResponse})

export const getGetReferralEarningStatsResponseMock = (overrideResponse: Partial<Extract<GetReferralEarningStats200, object>> = {}): GetReferralEarningStats200 => ({data: { ...getReferralEarningStatsMock() }, ...overrideResponse})

