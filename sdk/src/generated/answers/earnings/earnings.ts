/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  EarningList,
  EarningStats,
  ReferralEarningList,
  ReferralEarningStats
} from '../fanlight.schemas.ts';


/**
 * @summary The performer's single earnings, latest first
 */
export const ListEarningsResponse = /*#__PURE__*/ zod.object({
  "data": EarningList
})

/**
 * @summary The performer's earnings of a period
 */
export const GetEarningStatsResponse = /*#__PURE__*/ zod.object({
  "data": EarningStats
})

/**
 * @summary A referrer's single earnings, latest first
 */
export const ListReferralEarningsResponse = /*#__PURE__*/ zod.object({
  "data": ReferralEarningList
})

/**
 * @summary The viewer's referral earnings of a period
 */
export const GetReferralEarningStatsResponse = /*#__PURE__*/ zod.object({
  "data": ReferralEarningStats
})

