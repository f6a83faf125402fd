/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetReferralCode200,
  ListReferrals200
} from '@fanlight/sdk/models';

import {
  getReferralListMock,
  getReferrerMock
} from '../schemas/index.faker.ts';


export const getGetReferralCodeResponseMock = (overrideResponse: Partial<Extract<GetReferralCode200, object>> = {}): GetReferralCode200 => ({data: { ...getReferrerMock() }, ...overrideResponse})

export const getListReferralsResponseMock = (overrideResponse: Partial<Extract<ListReferrals200, object>> = {}): ListReferrals200 => ({data: { ...getReferralListMock() }, ...overrideResponse})

