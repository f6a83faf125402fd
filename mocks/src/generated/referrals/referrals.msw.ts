/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  GetReferralCode200,
  ListReferrals200
} from '@fanlight/sdk/models';

import {
  HttpResponse,
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
  return http.get('*/api/referrals/user/code', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getGetReferralCodeResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListReferralsMockHandler = (overrideResponse?: ListReferrals200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListReferrals200> | ListReferrals200), options?: RequestHandlerOptions) => {
  return http.get('*/api/referrals/user/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListReferralsResponseMock(),
      { status: 200
      })
  }, options)
}
export const getReferralsMock = () => [
  getGetReferralCodeMockHandler(),
  getListReferralsMockHandler()
]
