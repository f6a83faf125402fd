// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The subscribers of the viewer. */
export const listSubscribers = "GET /subscriptions/performer/search" as Route<"listSubscribers">;

/** The viewer's subscriptions. */
export const listSubscriptions = "GET /subscriptions/user/search" as Route<"listSubscriptions">;

/**
 * Agree to a subscription's new price.
 *
 * Announced 30 days ahead; without consent the subscription ends when it comes into force (rule M7). Nothing is charged now. Where no
 * new price was announced it answers 409 `STATUS_CONFLICT`.
 */
export const consentToSubscriptionPrice = "POST /subscriptions/{id}/consent" as Route<"consentToSubscriptionPrice">;
