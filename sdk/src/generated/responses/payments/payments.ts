/**
 * Generated from the contract by `npm run generate`. Do not edit.
 */
import * as zod from 'zod/mini';

import {
  AppliedCoupon,
  Done,
  PaymentList,
  PaymentMethod,
  PaymentReceipt,
  SavedCard,
  SavedCardList,
  SavedCardReceipt,
  StripeAccount,
  Subscription,
  SubscriptionReceipt
} from '../fanlight.schemas.ts';


/**
 * @summary Preview the discount of a coupon
 */
export const ApplyCouponResponse = /*#__PURE__*/ zod.object({
  "data": AppliedCoupon
})

/**
 * @summary The viewer's saved cards, the default one first
 */
export const ListPaymentCardsResponse = /*#__PURE__*/ zod.object({
  "data": SavedCardList
})

/**
 * @summary Remove a saved card
 */
export const DeletePaymentCardResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Make a card the default
 */
export const SetDefaultPaymentCardResponse = /*#__PURE__*/ zod.object({
  "data": SavedCard
})

/**
 * @summary Subscribe to a performer
 */
export const SubscribePerformerResponse = /*#__PURE__*/ zod.object({
  "data": SubscriptionReceipt
})

/**
 * @summary The viewer's payments through the gateway, latest first
 */
export const ListTransactionsResponse = /*#__PURE__*/ zod.object({
  "data": PaymentList
})

/**
 * @summary Buy tokens by card
 */
export const TopUpWalletResponse = /*#__PURE__*/ zod.object({
  "data": PaymentReceipt
})

/**
 * @summary The status of a payment
 */
export const GetPaymentResponse = /*#__PURE__*/ zod.object({
  "data": PaymentReceipt
})

/**
 * @summary Cancel a subscription
 */
export const CancelSubscriptionResponse = /*#__PURE__*/ zod.object({
  "data": Subscription
})

/**
 * @summary Receive an event of the gateway
 */
export const ReceiveGatewayEventResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Create a payment method from a test card
 */
export const CreateSandboxPaymentMethodResponse = /*#__PURE__*/ zod.object({
  "data": PaymentMethod
})

/**
 * @summary Complete the sandbox gateway's authentication
 */
export const AuthenticateSandboxPaymentResponse = /*#__PURE__*/ zod.object({
  "data": PaymentReceipt
})

/**
 * @summary Complete the sandbox's onboarding of a Stripe account
 */
export const CompleteSandboxOnboardingResponse = /*#__PURE__*/ zod.object({
  "data": Done
})

/**
 * @summary Create the Stripe account that receives payouts
 */
export const CreateStripeAccountResponse = /*#__PURE__*/ zod.object({
  "data": StripeAccount
})

/**
 * @summary Save a card
 */
export const CreatePaymentCardResponse = /*#__PURE__*/ zod.object({
  "data": SavedCardReceipt
})

