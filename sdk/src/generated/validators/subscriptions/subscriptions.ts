/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  SubscriptionConsentRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Who subscribes to the performer who asks
 */
export const listSubscribersQueryLimitDefault = 20;
export const listSubscribersQueryLimitMax = 100;

export const listSubscribersQueryOffsetDefault = 0;
export const listSubscribersQueryOffsetMin = 0;
export const listSubscribersQueryOffsetMax = 10000;

export const listSubscribersQueryCursorMax = 200;

export const listSubscribersQueryQMax = 100;



export const ListSubscribersQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSubscribersQueryLimitMax)), listSubscribersQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listSubscribersQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listSubscribersQueryOffsetMax)), listSubscribersQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSubscribersQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'paidThroughAt', 'price'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'active', 'cancelled', 'past-due', 'ended'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['free', 'monthly', 'yearly'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSubscribersQueryQMax))),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary To whom the reader subscribes
 */
export const listSubscriptionsQueryLimitDefault = 20;
export const listSubscriptionsQueryLimitMax = 100;

export const listSubscriptionsQueryOffsetDefault = 0;
export const listSubscriptionsQueryOffsetMin = 0;
export const listSubscriptionsQueryOffsetMax = 10000;

export const listSubscriptionsQueryCursorMax = 200;

export const listSubscriptionsQueryQMax = 100;

export const listSubscriptionsQueryPerformerIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ListSubscriptionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listSubscriptionsQueryLimitMax)), listSubscriptionsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listSubscriptionsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listSubscriptionsQueryOffsetMax)), listSubscriptionsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listSubscriptionsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "sortBy": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['createdAt', 'paidThroughAt', 'price'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'active', 'cancelled', 'past-due', 'ended'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['free', 'monthly', 'yearly'])),
  "q": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.maxLength(listSubscriptionsQueryQMax))),
  "performerId": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(listSubscriptionsQueryPerformerIdRegExp))),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary Agree to a subscription's new price
 */
export const consentToSubscriptionPricePathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const ConsentToSubscriptionPriceParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(consentToSubscriptionPricePathIdRegExp))
})

export const ConsentToSubscriptionPriceBody = SubscriptionConsentRequest

