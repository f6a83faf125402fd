/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  BestFeeds,
  EarningList,
  EarningStats,
  ReferralEarningList,
  ReferralEarningStats
} from '../fanlight.schemas.ts';


/**
 * @summary The performer's best posts of the last 30 days
 */
export const GetBestFeedsResponse = /*#__PURE__*/ zod.object({
  "data": BestFeeds
})

/**
 * @summary The performer's earnings, latest first
 */
export const ListEarningsResponse = /*#__PURE__*/ zod.object({
  "data": EarningList
})

/**
 * @summary Statistics of the performer's earnings in a period
 */
export const GetEarningStatsResponse = /*#__PURE__*/ zod.object({
  "data": EarningStats
})

/**
 * @summary The viewer's referral earnings, latest first
 */
export const ListReferralEarningsResponse = /*#__PURE__*/ zod.object({
  "data": ReferralEarningList
})

/**
 * @summary Statistics of the viewer's referral earnings in a period
 */
export const GetReferralEarningStatsResponse = /*#__PURE__*/ zod.object({
  "data": ReferralEarningStats
})

