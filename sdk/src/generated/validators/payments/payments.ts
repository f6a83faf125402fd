/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CouponApplyRequest,
  PaymentCardCreateRequest,
  SandboxAuthenticationRequest,
  SandboxPaymentMethodRequest,
  StripeAccountRequest,
  SubscribeRequest,
  SubscriptionCancelRequest,
  TopUpRequest
} from '../fanlight.schemas.ts';


/**
 * @summary See what a coupon takes off
 */
export const applyCouponPathCodeMin = 3;
export const applyCouponPathCodeMax = 40;


export const applyCouponPathCodeRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const ApplyCouponParams = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(applyCouponPathCodeMin)).check(/*#__PURE__*/ zod.maxLength(applyCouponPathCodeMax)).check(/*#__PURE__*/ zod.regex(applyCouponPathCodeRegExp))
})

export const ApplyCouponBody = CouponApplyRequest

/**
 * @summary The reader's saved cards, the default one first
 */
export const listPaymentCardsQueryLimitDefault = 20;
export const listPaymentCardsQueryLimitMax = 100;

export const listPaymentCardsQueryOffsetDefault = 0;
export const listPaymentCardsQueryOffsetMin = 0;
export const listPaymentCardsQueryOffsetMax = 10000;



export const ListPaymentCardsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listPaymentCardsQueryLimitMax)), listPaymentCardsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listPaymentCardsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listPaymentCardsQueryOffsetMax)), listPaymentCardsQueryOffsetDefault)
})

/**
 * @summary Remove a saved card
 */
export const deletePaymentCardPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const DeletePaymentCardParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(deletePaymentCardPathIdRegExp))
})

/**
 * @summary Make a card the default
 */
export const setDefaultPaymentCardPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const SetDefaultPaymentCardParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(setDefaultPaymentCardPathIdRegExp))
})

/**
 * @summary Subscribe to a performer
 */
export const subscribePerformerHeaderIdempotencyKeyMin = 8;
export const subscribePerformerHeaderIdempotencyKeyMax = 100;


export const subscribePerformerHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const SubscribePerformerHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(subscribePerformerHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(subscribePerformerHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(subscribePerformerHeaderIdempotencyKeyRegExp)))
})

export const SubscribePerformerBody = SubscribeRequest

/**
 * @summary The reader's payments through the gateway, latest first
 */
export const listTransactionsQueryLimitDefault = 20;
export const listTransactionsQueryLimitMax = 100;

export const listTransactionsQueryOffsetDefault = 0;
export const listTransactionsQueryOffsetMin = 0;
export const listTransactionsQueryOffsetMax = 10000;

export const listTransactionsQueryCursorMax = 200;



export const ListTransactionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryLimitMax)), listTransactionsQueryLimitDefault),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(listTransactionsQueryOffsetMin)).check(/*#__PURE__*/ zod.lte(listTransactionsQueryOffsetMax)), listTransactionsQueryOffsetDefault),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(listTransactionsQueryCursorMax))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['top-up', 'subscription'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'requires-authentication', 'succeeded', 'failed'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary Buy tokens by card
 */
export const topUpWalletHeaderIdempotencyKeyMin = 8;
export const topUpWalletHeaderIdempotencyKeyMax = 100;


export const topUpWalletHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const TopUpWalletHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(topUpWalletHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(topUpWalletHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(topUpWalletHeaderIdempotencyKeyRegExp)))
})

export const TopUpWalletBody = TopUpRequest

/**
 * @summary How a payment stands
 */
export const getPaymentPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const GetPaymentParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(getPaymentPathIdRegExp))
})

/**
 * @summary Cancel a subscription
 */
export const cancelSubscriptionPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const CancelSubscriptionParams = /*#__PURE__*/ zod.strictObject({
  "provider": /*#__PURE__*/ zod.enum(['stripe', 'sandbox', 'wallet']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(cancelSubscriptionPathIdRegExp))
})

export const CancelSubscriptionBody = SubscriptionCancelRequest

/**
 * @summary Hear what the gateway says
 */
export const ReceiveGatewayEventParams = /*#__PURE__*/ zod.strictObject({
  "provider": /*#__PURE__*/ zod.enum(['stripe', 'sandbox'])
})

export const receiveGatewayEventHeaderStripeSignatureMax = 1000;



export const ReceiveGatewayEventHeader = /*#__PURE__*/ zod.object({
  "Stripe-Signature": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(receiveGatewayEventHeaderStripeSignatureMax)))
})

/**
 * @summary Hand a test card to the sandbox gateway
 */
export const CreateSandboxPaymentMethodBody = SandboxPaymentMethodRequest

/**
 * @summary Answer the sandbox gateway's authentication step
 */
export const authenticateSandboxPaymentPathIdRegExp = new RegExp('^[0-9a-f]{24}$');


export const AuthenticateSandboxPaymentParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(authenticateSandboxPaymentPathIdRegExp))
})

export const authenticateSandboxPaymentHeaderIdempotencyKeyMin = 8;
export const authenticateSandboxPaymentHeaderIdempotencyKeyMax = 100;


export const authenticateSandboxPaymentHeaderIdempotencyKeyRegExp = new RegExp('^[A-Za-z0-9_-]+$');


export const AuthenticateSandboxPaymentHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(authenticateSandboxPaymentHeaderIdempotencyKeyMin)).check(/*#__PURE__*/ zod.maxLength(authenticateSandboxPaymentHeaderIdempotencyKeyMax)).check(/*#__PURE__*/ zod.regex(authenticateSandboxPaymentHeaderIdempotencyKeyRegExp)))
})

export const AuthenticateSandboxPaymentBody = SandboxAuthenticationRequest

/**
 * @summary Open the Stripe account that payouts go to
 */
export const CreateStripeAccountBody = StripeAccountRequest

/**
 * @summary Save a card
 */
export const CreatePaymentCardParams = /*#__PURE__*/ zod.strictObject({
  "provider": /*#__PURE__*/ zod.enum(['stripe', 'sandbox'])
})

export const CreatePaymentCardBody = PaymentCardCreateRequest

