/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetReferralCode200,
  ListReferrals200
} from '@fanlight/sdk/models';

import {
  getReferralListMock
} from '../schemas/index.faker.ts';


export const getGetReferralCodeResponseMock = (): GetReferralCode200 => ({"data":{"code":"MARA-7Q4K","url":"/auth/register?referral=MARA-7Q4K","sharePercent":5,"shareDays":365,"totalReferrals":7,"amount":41.25}})

export const getListReferralsResponseMock = (overrideResponse: Partial<Extract<ListReferrals200, object>> = {}): ListReferrals200 => ({data: { ...getReferralListMock() }, ...overrideResponse})

