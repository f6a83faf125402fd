/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  SubscriptionListResponse,
  SubscriptionResponse
} from '@fanlight/sdk/models';

import {
  HttpResponse,
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getConsentToSubscriptionPriceResponseMock,
  getListSubscribersResponseMock,
  getListSubscriptionsResponseMock
} from './subscriptions.faker.ts';

export { getListSubscribersResponseMock, getListSubscriptionsResponseMock, getConsentToSubscriptionPriceResponseMock } from './subscriptions.faker.ts';


export const getListSubscribersMockHandler = (overrideResponse?: SubscriptionListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionListResponse> | SubscriptionListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/performer/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSubscribersResponseMock(),
      { status: 200
      })
  }, options)
}

export const getListSubscriptionsMockHandler = (overrideResponse?: SubscriptionListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionListResponse> | SubscriptionListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/user/search', async (info: Parameters<Parameters<typeof http.get>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getListSubscriptionsResponseMock(),
      { status: 200
      })
  }, options)
}

export const getConsentToSubscriptionPriceMockHandler = (overrideResponse?: SubscriptionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionResponse> | SubscriptionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/subscriptions/:id/consent', async (info: Parameters<Parameters<typeof http.post>[1]>[0]) => {


    return HttpResponse.json(overrideResponse !== undefined
    ? (typeof overrideResponse === "function" ? await overrideResponse(info) : overrideResponse)
    : getConsentToSubscriptionPriceResponseMock(),
      { status: 200
      })
  }, options)
}
export const getSubscriptionsMock = () => [
  getListSubscribersMockHandler(),
  getListSubscriptionsMockHandler(),
  getConsentToSubscriptionPriceMockHandler()
]
