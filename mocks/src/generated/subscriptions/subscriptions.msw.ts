/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import { respond } from '../../respond.ts';

import type {
  GetPromotion200,
  GetSubscriberStats200,
  GetSubscriptionStats200,
  ListMyPromotions200,
  PromotionResponse,
  SubscriptionListResponse,
  SubscriptionResponse
} from '@fanlight/sdk/models';

import {
  http
} from 'msw';
import type {
  RequestHandlerOptions
} from 'msw';

import {
  getConsentToSubscriptionPriceResponseMock,
  getCreatePromotionResponseMock,
  getEndPromotionResponseMock,
  getExportSubscribersResponseMock,
  getGetPromotionResponseMock,
  getGetSubscriberStatsResponseMock,
  getGetSubscriptionStatsResponseMock,
  getListMyPromotionsResponseMock,
  getListSubscribersResponseMock,
  getListSubscriptionsResponseMock
} from './subscriptions.faker.ts';

export { getExportSubscribersResponseMock, getListSubscribersResponseMock, getGetSubscriberStatsResponseMock, getListMyPromotionsResponseMock, getCreatePromotionResponseMock, getGetPromotionResponseMock, getEndPromotionResponseMock, getListSubscriptionsResponseMock, getGetSubscriptionStatsResponseMock, getConsentToSubscriptionPriceResponseMock } from './subscriptions.faker.ts';


export const getExportSubscribersMockHandler = (overrideResponse?: Blob | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<Blob> | Blob), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/performer/export', (info) => respond('exportSubscribers', info, overrideResponse, getExportSubscribersResponseMock), options)
}

export const getListSubscribersMockHandler = (overrideResponse?: SubscriptionListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionListResponse> | SubscriptionListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/performer/search', (info) => respond('listSubscribers', info, overrideResponse, getListSubscribersResponseMock), options)
}

export const getGetSubscriberStatsMockHandler = (overrideResponse?: GetSubscriberStats200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSubscriberStats200> | GetSubscriberStats200), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/performer/stats', (info) => respond('getSubscriberStats', info, overrideResponse, getGetSubscriberStatsResponseMock), options)
}

export const getListMyPromotionsMockHandler = (overrideResponse?: ListMyPromotions200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<ListMyPromotions200> | ListMyPromotions200), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/promotions', (info) => respond('listMyPromotions', info, overrideResponse, getListMyPromotionsResponseMock), options)
}

export const getCreatePromotionMockHandler = (overrideResponse?: PromotionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PromotionResponse> | PromotionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/subscriptions/promotions', (info) => respond('createPromotion', info, overrideResponse, getCreatePromotionResponseMock), options)
}

export const getGetPromotionMockHandler = (overrideResponse?: GetPromotion200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetPromotion200> | GetPromotion200), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/promotions/:code', (info) => respond('getPromotion', info, overrideResponse, getGetPromotionResponseMock), options)
}

export const getEndPromotionMockHandler = (overrideResponse?: PromotionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<PromotionResponse> | PromotionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/subscriptions/promotions/:id/end', (info) => respond('endPromotion', info, overrideResponse, getEndPromotionResponseMock), options)
}

export const getListSubscriptionsMockHandler = (overrideResponse?: SubscriptionListResponse | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<SubscriptionListResponse> | SubscriptionListResponse), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/user/search', (info) => respond('listSubscriptions', info, overrideResponse, getListSubscriptionsResponseMock), options)
}

export const getGetSubscriptionStatsMockHandler = (overrideResponse?: GetSubscriptionStats200 | ((info: Parameters<Parameters<typeof http.get>[1]>[0]) => Promise<GetSubscriptionStats200> | GetSubscriptionStats200), options?: RequestHandlerOptions) => {
  return http.get('*/api/subscriptions/user/stats', (info) => respond('getSubscriptionStats', info, overrideResponse, getGetSubscriptionStatsResponseMock), options)
}

export const getConsentToSubscriptionPriceMockHandler = (overrideResponse?: SubscriptionResponse | ((info: Parameters<Parameters<typeof http.post>[1]>[0]) => Promise<SubscriptionResponse> | SubscriptionResponse), options?: RequestHandlerOptions) => {
  return http.post('*/api/subscriptions/:id/consent', (info) => respond('consentToSubscriptionPrice', info, overrideResponse, getConsentToSubscriptionPriceResponseMock), options)
}
export const getSubscriptionsMock = () => [
  getExportSubscribersMockHandler(),
  getListSubscribersMockHandler(),
  getGetSubscriberStatsMockHandler(),
  getListMyPromotionsMockHandler(),
  getCreatePromotionMockHandler(),
  getGetPromotionMockHandler(),
  getEndPromotionMockHandler(),
  getListSubscriptionsMockHandler(),
  getGetSubscriptionStatsMockHandler(),
  getConsentToSubscriptionPriceMockHandler()
]
