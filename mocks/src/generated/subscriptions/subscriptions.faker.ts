/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import type {
  SubscriptionListResponse,
  SubscriptionResponse
} from '@fanlight/sdk/models';

import {
  getSubscriptionListMock
} from '../schemas/index.faker.ts';


export const getListSubscribersResponseMock = (overrideResponse: Partial<Extract<SubscriptionListResponse, object>> = {}): SubscriptionListResponse => ({data: { ...getSubscriptionListMock() }, ...overrideResponse})

export const getListSubscriptionsResponseMock = (overrideResponse: Partial<Extract<SubscriptionListResponse, object>> = {}): SubscriptionListResponse => ({data: { ...getSubscriptionListMock() }, ...overrideResponse})

export const getConsentToSubscriptionPriceResponseMock = (): SubscriptionResponse => ({"data":{"_id":"0193f2a4c1d07b3e5a918c42","type":"monthly","status":"cancelled","performer":{"_id":"0193f2a4c1d07b3e5a918c01","name":"Mara Quill","username":"mara.clay","avatar":null,"isPerformer":true,"isVerified":true},"user":{"_id":"0193f2a4c1d07b3e5a918c02","name":"Noor Haddad","username":"noor","avatar":null,"isPerformer":false,"isVerified":false},"price":9.95,"newPrice":null,"newPriceAt":null,"hasConsented":false,"provider":"sandbox","card":{"brand":"visa","last4":"4242"},"isRenewing":false,"startedAt":"2026-03-14T09:26:53.000Z","paidThroughAt":"2026-06-14T09:26:53.000Z","renewsAt":null,"cancelledAt":"2026-05-14T09:26:53.000Z","endedAt":null,"totalFailures":0,"failureCode":null,"createdAt":"2026-03-14T09:26:53.000Z","updatedAt":"2026-05-14T09:26:53.000Z"}})

