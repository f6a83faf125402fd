/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '../../seed.ts';

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
  getPerformerPromotionMock,
  getPromotionListMock,
  getPromotionMock,
  getSubscriberStatsMock,
  getSubscriptionListMock,
  getSubscriptionMock,
  getSubscriptionStatsMock
} from '../schemas/index.faker.ts';


export const getExportSubscribersResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListSubscribersResponseMock = (overrideResponse: Partial<Extract<SubscriptionListResponse, object>> = {}): SubscriptionListResponse => ({data: { ...getSubscriptionListMock() }, ...overrideResponse})

export const getGetSubscriberStatsResponseMock = (overrideResponse: Partial<Extract<GetSubscriberStats200, object>> = {}): GetSubscriberStats200 => ({data: { ...getSubscriberStatsMock() }, ...overrideResponse})

export const getListMyPromotionsResponseMock = (overrideResponse: Partial<Extract<ListMyPromotions200, object>> = {}): ListMyPromotions200 => ({data: { ...getPromotionListMock() }, ...overrideResponse})

export const getCreatePromotionResponseMock = (overrideResponse: Partial<Extract<PromotionResponse, object>> = {}): PromotionResponse => ({data: { ...getPromotionMock() }, ...overrideResponse})

export const getGetPromotionResponseMock = (overrideResponse: Partial<Extract<GetPromotion200, object>> = {}): GetPromotion200 => ({data: { ...getPerformerPromotionMock() }, ...overrideResponse})

export const getEndPromotionResponseMock = (overrideResponse: Partial<Extract<PromotionResponse, object>> = {}): PromotionResponse => ({data: { ...getPromotionMock() }, ...overrideResponse})

export const getListSubscriptionsResponseMock = (overrideResponse: Partial<Extract<SubscriptionListResponse, object>> = {}): SubscriptionListResponse => ({data: { ...getSubscriptionListMock() }, ...overrideResponse})

export const getGetSubscriptionStatsResponseMock = (overrideResponse: Partial<Extract<GetSubscriptionStats200, object>> = {}): GetSubscriptionStats200 => ({data: { ...getSubscriptionStatsMock() }, ...overrideResponse})

export const getConsentToSubscriptionPriceResponseMock = (overrideResponse: Partial<Extract<SubscriptionResponse, object>> = {}): SubscriptionResponse => ({data: { ...getSubscriptionMock() }, ...overrideResponse})

