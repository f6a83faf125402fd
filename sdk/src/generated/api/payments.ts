// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Preview the discount of a coupon.
 *
 * For a top-up or a subscription (rule M8). The coupon is not used up: the payment sends the code again. An unknown code returns 404; one that is expired, used up or of another type returns 422 `COUPON_INVALID`.
 */
export const applyCoupon = "POST /coupons/{code}/apply-coupon" as Route<"applyCoupon">;

/** The viewer's saved cards, the default one first. */
export const listPaymentCards = "GET /payment-cards" as Route<"listPaymentCards">;

/**
 * Remove a saved card.
 *
 * Subscriptions that are paid by this card are renewed by the default card; without one their renewal fails (rule M7).
 */
export const deletePaymentCard = "DELETE /payment-cards/{id}" as Route<"deletePaymentCard">;

/** Make a card the default. */
export const setDefaultPaymentCard = "PUT /payment-cards/{id}/default" as Route<"setDefaultPaymentCard">;

/**
 * Subscribe to a performer.
 *
 * By card or from the wallet (rule M6). The type defaults to monthly; the performer sets the price (rule M2), and a bundle of 3 or 6 months costs the monthly price less the performer's discount (rule M7). `free` is available once per user and performer (rule M7). Another type during a running subscription returns 409 `ALREADY_SUBSCRIBED`; a cancelled subscription that is still running is resumed without a charge. A type that the performer does not offer returns 409 `STATUS_CONFLICT`.
 */
export const subscribePerformer = "POST /payment/subscribe/performers money" as Route<"subscribePerformer">;

/** The viewer's payments through the gateway, latest first. */
export const listTransactions = "GET /payment/transactions/user/search" as Route<"listTransactions">;

/**
 * Buy tokens by card.
 *
 * Tokens are credited exactly once, when the gateway confirms the payment (rule M3). A declined card returns 402 `CARD_DECLINED`. A package includes its bonus; a coupon reduces the amount that the card is charged (rule M8).
 */
export const topUpWallet = "POST /payment/wallet/top-up money" as Route<"topUpWallet">;

/**
 * The status of a payment.
 *
 * To be polled after an authentication, until the gateway has confirmed the payment.
 */
export const getPayment = "GET /payment/{id}" as Route<"getPayment">;

/**
 * Cancel a subscription.
 *
 * Access continues until the end of the period (rule M7). Idempotent; a subscription that has ended returns 409 `STATUS_CONFLICT`.
 */
export const cancelSubscription = "POST /payment/{provider}/cancel-subscription/{id}" as Route<"cancelSubscription">;

/**
 * Receive an event of the gateway.
 *
 * Called only by the gateway. The body is JSON in the gateway's own format, read as raw bytes, which the signature in `Stripe-Signature` covers; a wrong or outdated signature returns 403 `INVALID_SIGNATURE`. Idempotent (rule M3). Known events: payments that succeeded, failed, or were refunded or disputed, cards that changed, accounts that became ready, payouts that were paid or failed.
 */
export const receiveGatewayEvent = "POST /payment/{provider}/webhook" as Route<"receiveGatewayEvent">;

/**
 * Create a payment method from a test card.
 *
 * Only in demo mode. Accepts only the published test card numbers.
 */
export const createSandboxPaymentMethod = "POST /sandbox/payment-methods" as Route<"createSandboxPaymentMethod">;

/**
 * Complete the sandbox gateway's authentication.
 *
 * Only in demo mode. If approved, the payment succeeds; if rejected, it fails with 402 `CARD_DECLINED`.
 */
export const authenticateSandboxPayment = "POST /sandbox/payments/{id}/authenticate money" as Route<"authenticateSandboxPayment">;

/**
 * Complete the sandbox's onboarding of a Stripe account.
 *
 * Only in demo mode. Sets the status of the account that `createStripeAccount` has created.
 */
export const completeSandboxOnboarding = "POST /sandbox/stripe-account/onboarding" as Route<"completeSandboxOnboarding">;

/**
 * Create the Stripe account that receives payouts.
 *
 * A repeated call returns the same account with its current status at Stripe, and a new onboarding URL if there is something to fill in. Stripe sends the performer back to `/creator/account`.
 */
export const createStripeAccount = "POST /stripe/accounts" as Route<"createStripeAccount">;

/**
 * Save a card.
 *
 * The card is entered in the gateway's own form; its number never reaches the platform. Nothing is charged. Idempotent. A card with the status `requires-authentication` has to be confirmed with `clientSecret` before it can be used.
 */
export const createPaymentCard = "POST /{provider}/cards" as Route<"createPaymentCard">;
