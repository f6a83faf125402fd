/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  PromotionCreateRequest,
  SubscriptionConsentRequest
} from '../fanlight.schemas.ts';


/**
 * @summary The subscribers of the viewer, as a CSV file
 */
export const ExportSubscribersQueryParams = /*#__PURE__*/ zod.strictObject({
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'paidThroughAt', 'price', 'status'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'active', 'cancelled', 'past-due', 'ended'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['free', 'monthly', 'quarterly', 'half-yearly', 'yearly'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(100))),
  "list": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['vip', 'muted'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary The subscribers of the viewer
 */
export const ListSubscribersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'paidThroughAt', 'price', 'status'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'active', 'cancelled', 'past-due', 'ended'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['free', 'monthly', 'quarterly', 'half-yearly', 'yearly'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(100))),
  "list": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['vip', 'muted'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary The performer's own promotions, latest first
 */
export const ListMyPromotionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc']))
})

/**
 * @summary Create a promotion, or a trial link
 */
export const CreatePromotionBody = PromotionCreateRequest

/**
 * @summary The promotion of a link
 */
export const GetPromotionParams = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(8)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z2-9]+$/))
})

/**
 * @summary End a promotion now (idempotent)
 */
export const EndPromotionParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary The viewer's subscriptions
 */
export const ListSubscriptionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'paidThroughAt', 'price', 'status'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'active', 'cancelled', 'past-due', 'ended'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['free', 'monthly', 'quarterly', 'half-yearly', 'yearly'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(100))),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary Consent to a subscription's new price
 */
export const ConsentToSubscriptionPriceParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const ConsentToSubscriptionPriceBody = SubscriptionConsentRequest

