/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import {
  faker
} from '../../seed.ts';

import type {
  GetSubscriberStats200,
  GetSubscriptionStats200,
  SubscriptionListResponse,
  SubscriptionResponse
} from '@fanlight/sdk/models';

import {
  getSubscriberStatsMock,
  getSubscriptionListMock,
  getSubscriptionMock,
  getSubscriptionStatsMock
} from '../schemas/index.faker.ts';


export const getExportSubscribersResponseMock = (): Blob => (new Blob([new Uint8Array(faker.number.int({ min: 1, max: 64 }))]))

export const getListSubscribersResponseMock = (overrideResponse: Partial<Extract<SubscriptionListResponse, object>> = {}): SubscriptionListResponse => ({data: { ...getSubscriptionListMock() }, ...overrideResponse})

export const getGetSubscriberStatsResponseMock = (overrideResponse: Partial<Extract<GetSubscriberStats200, object>> = {}): GetSubscriberStats200 => ({data: { ...getSubscriberStatsMock() }, ...overrideResponse})

export const getListSubscriptionsResponseMock = (overrideResponse: Partial<Extract<SubscriptionListResponse, object>> = {}): SubscriptionListResponse => ({data: { ...getSubscriptionListMock() }, ...overrideResponse})

export const getGetSubscriptionStatsResponseMock = (overrideResponse: Partial<Extract<GetSubscriptionStats200, object>> = {}): GetSubscriptionStats200 => ({data: { ...getSubscriptionStatsMock() }, ...overrideResponse})

export const getConsentToSubscriptionPriceResponseMock = (overrideResponse: Partial<Extract<SubscriptionResponse, object>> = {}): SubscriptionResponse => ({data: { ...getSubscriptionMock() }, ...overrideResponse})

