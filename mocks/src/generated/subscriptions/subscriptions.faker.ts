/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  SubscriptionListResponse,
  SubscriptionResponse
} from '@fanlight/sdk/models';

import {
  getSubscriptionListMock,
  getSubscriptionMock
} from '../schemas/index.faker.ts';


export const getListSubscribersResponseMock = (overrideResponse: Partial<Extract<SubscriptionListResponse, object>> = {}): SubscriptionListResponse => ({data: { ...getSubscriptionListMock() }, ...overrideResponse})

export const getListSubscriptionsResponseMock = (overrideResponse: Partial<Extract<SubscriptionListResponse, object>> = {}): SubscriptionListResponse => ({data: { ...getSubscriptionListMock() }, ...overrideResponse})

export const getConsentToSubscriptionPriceResponseMock = (overrideResponse: Partial<Extract<SubscriptionResponse, object>> = {}): SubscriptionResponse => ({data: { ...getSubscriptionMock() }, ...overrideResponse})

