/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  GetReferralCode200,
  ListReferrals200
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getGetReferralCodeResponseMock,
  getListReferralsResponseMock
} from './referrals.faker.ts';

export { getGetReferralCodeResponseMock, getListReferralsResponseMock } from './referrals.faker.ts';


export const getGetReferralCodeMockHandler = (overrideResponse?: GetReferralCode200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetReferralCode200> | GetReferralCode200), options?: RequestHandlerOptions) => {
  return http.get('*/api/referrals/user/code', (info) => respond('getReferralCode', info, overrideResponse, getGetReferralCodeResponseMock), options)
}

export const getListReferralsMockHandler = (overrideResponse?: ListReferrals200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListReferrals200> | ListReferrals200), options?: RequestHandlerOptions) => {
  return http.get('*/api/referrals/user/search', (info) => respond('listReferrals', info, overrideResponse, getListReferralsResponseMock), options)
}
export const getReferralsMock = () => [
  getGetReferralCodeMockHandler(),
  getListReferralsMockHandler()
]
