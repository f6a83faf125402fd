/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  SubscriberStats,
  Subscription,
  SubscriptionList,
  SubscriptionStats
} from '../fanlight.schemas.ts';


/**
 * @summary The subscribers of the viewer
 */
export const ListSubscribersResponse = /*#__PURE__*/ zod.object({
  "data": SubscriptionList
})

/**
 * @summary The subscribers of the viewer, and those who came and left
 */
export const GetSubscriberStatsResponse = /*#__PURE__*/ zod.object({
  "data": SubscriberStats
})

/**
 * @summary The viewer's subscriptions
 */
export const ListSubscriptionsResponse = /*#__PURE__*/ zod.object({
  "data": SubscriptionList
})

/**
 * @summary The monthly cost of the viewer's subscriptions
 */
export const GetSubscriptionStatsResponse = /*#__PURE__*/ zod.object({
  "data": SubscriptionStats
})

/**
 * @summary Consent to a subscription's new price
 */
export const ConsentToSubscriptionPriceResponse = /*#__PURE__*/ zod.object({
  "data": Subscription
})

