/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  PerformerPromotion,
  Promotion,
  PromotionList,
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
 * @summary The performer's own promotions, latest first
 */
export const ListMyPromotionsResponse = /*#__PURE__*/ zod.object({
  "data": PromotionList
})

/**
 * @summary Create a promotion, or a trial link
 */
export const CreatePromotionResponse = /*#__PURE__*/ zod.object({
  "data": Promotion
})

/**
 * @summary The promotion of a link
 */
export const GetPromotionResponse = /*#__PURE__*/ zod.object({
  "data": PerformerPromotion
})

/**
 * @summary End a promotion now (idempotent)
 */
export const EndPromotionResponse = /*#__PURE__*/ zod.object({
  "data": Promotion
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

