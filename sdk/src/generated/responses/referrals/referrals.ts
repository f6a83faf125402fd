/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  ReferralList,
  Referrer
} from '../fanlight.schemas.ts';


/**
 * @summary The viewer's referral code and link
 */
export const GetReferralCodeResponse = /*#__PURE__*/ zod.object({
  "data": Referrer
})

/**
 * @summary The users that the viewer referred, latest first
 */
export const ListReferralsResponse = /*#__PURE__*/ zod.object({
  "data": ReferralList
})

