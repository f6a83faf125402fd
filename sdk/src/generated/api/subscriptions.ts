// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The subscribers of the viewer. */
export const listSubscribers = "GET /subscriptions/performer/search" as Route<"listSubscribers">;

/** The viewer's subscriptions. */
export const listSubscriptions = "GET /subscriptions/user/search" as Route<"listSubscriptions">;

/**
 * Consent to a subscription's new price.
 *
 * A higher price is announced 30 days ahead; without consent the subscription ends when the price takes effect (rule M7). Nothing is charged now. Returns 409 `STATUS_CONFLICT` if no new price was announced.
 */
export const consentToSubscriptionPrice = "POST /subscriptions/{id}/consent" as Route<"consentToSubscriptionPrice">;
