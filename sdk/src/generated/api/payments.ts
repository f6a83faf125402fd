// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Preview the discount of a coupon.
 *
 * For a top-up or a subscription (rule M8). Nothing is used up yet: the payment names the coupon again. A code of nothing answers 404;
 * one that has expired, is used up or is for something else answers 422 `COUPON_INVALID`.
 */
export const applyCoupon = "POST /coupons/{code}/apply-coupon" as Route<"applyCoupon">;

/** The viewer's saved cards, the default one first. */
export const listPaymentCards = "GET /payment-cards" as Route<"listPaymentCards">;

/**
 * Remove a saved card.
 *
 * Subscriptions that it renews are renewed by the default card then; where there is none their renewal fails (rule M7).
 */
export const deletePaymentCard = "DELETE /payment-cards/{id}" as Route<"deletePaymentCard">;

/** Make a card the default. */
export const setDefaultPaymentCard = "PUT /payment-cards/{id}/default" as Route<"setDefaultPaymentCard">;

/**
 * Subscribe to a performer.
 *
 * By card or from the wallet (rule M6), monthly unless said otherwise; the price is the performer's (rule M2). `free` is had once per
 * person and performer (rule M7). While a subscription runs another answers 409 `ALREADY_SUBSCRIBED`; one that was cancelled and
 * still runs is taken up again without a charge. `STATUS_CONFLICT`: this performer does not offer that type.
 */
export const subscribePerformer = "POST /payment/subscribe/performers money" as Route<"subscribePerformer">;

/** The viewer's payments through the gateway, latest first. */
export const listTransactions = "GET /payment/transactions/user/search" as Route<"listTransactions">;

/**
 * Buy tokens by card.
 *
 * Tokens are credited once the gateway confirms, exactly once however often it says so (rule M3). A declined card
 * answers 402 `CARD_DECLINED`. A package brings its bonus, a coupon lowers what the card pays (rule M8).
 */
export const topUpWallet = "POST /payment/wallet/top-up money" as Route<"topUpWallet">;

/**
 * The status of a payment.
 *
 * Polled after an authentication until the gateway has confirmed.
 */
export const getPayment = "GET /payment/{id}" as Route<"getPayment">;

/**
 * Cancel a subscription.
 *
 * Access stays to the end of the period (rule M7). Doing it twice changes nothing; one that has ended answers 409 `STATUS_CONFLICT`.
 */
export const cancelSubscription = "POST /payment/{provider}/cancel-subscription/{id}" as Route<"cancelSubscription">;

/**
 * Receive an event of the gateway.
 *
 * Called by the gateway alone. The body is the gateway's own JSON, taken as raw bytes, since the signature in `Stripe-Signature` is over
 * them; a wrong or old one answers 403 `INVALID_SIGNATURE`. The same event twice changes nothing (rule M3). Known events: payments that
 * succeeded, failed, were refunded or disputed, cards that changed, accounts that became ready, payouts that were paid or failed.
 */
export const receiveGatewayEvent = "POST /payment/{provider}/webhook" as Route<"receiveGatewayEvent">;

/**
 * Hand a test card to the sandbox gateway.
 *
 * Only in demo mode. Takes the published test card numbers and no others.
 */
export const createSandboxPaymentMethod = "POST /sandbox/payment-methods" as Route<"createSandboxPaymentMethod">;

/**
 * Answer the sandbox gateway's authentication step.
 *
 * Only in demo mode. If approved, the payment succeeds; if refused, it fails with 402 `CARD_DECLINED`.
 */
export const authenticateSandboxPayment = "POST /sandbox/payments/{id}/authenticate money" as Route<"authenticateSandboxPayment">;

/**
 * Open the Stripe account that payouts go to.
 *
 * A repeated call returns the same account with a new onboarding URL.
 */
export const createStripeAccount = "POST /stripe/accounts" as Route<"createStripeAccount">;

/**
 * Save a card.
 *
 * The card comes from the gateway's own form; its number never reaches the platform. Nothing is charged. Saving it twice changes nothing.
 * A card that `requires-authentication` is confirmed with `clientSecret` before it can be paid with.
 */
export const createPaymentCard = "POST /{provider}/cards" as Route<"createPaymentCard">;
