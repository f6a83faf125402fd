/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  CouponApplyRequest,
  GatewayEvent,
  PaymentCardCreateRequest,
  SandboxAuthenticationRequest,
  SandboxOnboardingRequest,
  SandboxPaymentMethodRequest,
  StripeAccountRequest,
  SubscribeRequest,
  SubscriptionCancelRequest,
  TopUpRequest
} from '../fanlight.schemas.ts';


/**
 * @summary Preview the discount of a coupon
 */
export const ApplyCouponParams = /*#__PURE__*/ zod.strictObject({
  "code": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(3)).check(/*#__PURE__*/ zod.maxLength(40)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/))
})

export const ApplyCouponBody = CouponApplyRequest

/**
 * @summary The viewer's saved cards, the default one first
 */
export const ListPaymentCardsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0)
})

/**
 * @summary Remove a saved card
 */
export const DeletePaymentCardParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary Make a card the default
 */
export const SetDefaultPaymentCardParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary Subscribe to a performer
 */
export const SubscribePerformerHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const SubscribePerformerBody = SubscribeRequest

/**
 * @summary The viewer's payments through the gateway, latest first
 */
export const ListTransactionsQueryParams = /*#__PURE__*/ zod.strictObject({
  "limit": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(1)).check(/*#__PURE__*/ zod.lte(100)), 20),
  "offset": /*#__PURE__*/ zod._default(/*#__PURE__*/ zod.pipe(/*#__PURE__*/ zod.coerce.number(), /*#__PURE__*/ zod.int()).check(/*#__PURE__*/ zod.gte(0)).check(/*#__PURE__*/ zod.lte(10000)), 0),
  "cursor": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(2000))),
  "sort": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['asc', 'desc'])),
  "type": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['top-up', 'subscription'])),
  "status": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.enum(['pending', 'requires-authentication', 'succeeded', 'failed'])),
  "from": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true})),
  "to": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.iso.datetime({"offset":true}))
})

/**
 * @summary Buy tokens by card
 */
export const TopUpWalletHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const TopUpWalletBody = TopUpRequest

/**
 * @summary The status of a payment
 */
export const GetPaymentParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

/**
 * @summary Cancel a subscription
 */
export const CancelSubscriptionParams = /*#__PURE__*/ zod.strictObject({
  "provider": /*#__PURE__*/ zod.enum(['stripe', 'sandbox', 'wallet']),
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const CancelSubscriptionBody = SubscriptionCancelRequest

/**
 * @summary Receive an event of the gateway
 */
export const ReceiveGatewayEventParams = /*#__PURE__*/ zod.strictObject({
  "provider": /*#__PURE__*/ zod.enum(['stripe', 'sandbox'])
})

export const ReceiveGatewayEventHeader = /*#__PURE__*/ zod.object({
  "Stripe-Signature": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(1)).check(/*#__PURE__*/ zod.maxLength(1000)))
})

export const ReceiveGatewayEventBody = GatewayEvent

/**
 * @summary Create a payment method from a test card
 */
export const CreateSandboxPaymentMethodBody = SandboxPaymentMethodRequest

/**
 * @summary Complete the sandbox gateway's authentication
 */
export const AuthenticateSandboxPaymentParams = /*#__PURE__*/ zod.strictObject({
  "id": /*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.regex(/^[0-9a-f]{24}$/))
})

export const AuthenticateSandboxPaymentHeader = /*#__PURE__*/ zod.object({
  "Idempotency-Key": /*#__PURE__*/ zod.optional(/*#__PURE__*/ zod.string().check(/*#__PURE__*/ zod.minLength(8)).check(/*#__PURE__*/ zod.maxLength(100)).check(/*#__PURE__*/ zod.regex(/^[A-Za-z0-9_-]+$/)))
})

export const AuthenticateSandboxPaymentBody = SandboxAuthenticationRequest

/**
 * @summary Complete the sandbox's onboarding of a Stripe account
 */
export const CompleteSandboxOnboardingBody = SandboxOnboardingRequest

/**
 * @summary Create the Stripe account that receives payouts
 */
export const CreateStripeAccountBody = StripeAccountRequest

/**
 * @summary Save a card
 */
export const CreatePaymentCardParams = /*#__PURE__*/ zod.strictObject({
  "provider": /*#__PURE__*/ zod.enum(['stripe', 'sandbox'])
})

export const CreatePaymentCardBody = PaymentCardCreateRequest

