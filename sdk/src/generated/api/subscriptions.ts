// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The subscribers of the viewer, as a CSV file.
 *
 * Contains all subscriptions that `listSubscribers` finds, with notes and what the fans have spent.
 */
export const exportSubscribers = "GET /subscriptions/performer/export binary" as Route<"exportSubscribers">;

/**
 * The subscribers of the viewer.
 *
 * Leaves out subscriptions of users with whom there is a block (rule A4).
 */
export const listSubscribers = "GET /subscriptions/performer/search" as Route<"listSubscribers">;

/**
 * The subscribers of the viewer, and those who came and left.
 *
 * Compares the last 30 days (UTC), of which today is the last, with the 30 days before. A subscriber who changes the subscription without an interruption neither comes nor leaves.
 */
export const getSubscriberStats = "GET /subscriptions/performer/stats" as Route<"getSubscriberStats">;

/** The performer's own promotions, latest first. */
export const listMyPromotions = "GET /subscriptions/promotions" as Route<"listMyPromotions">;

/**
 * Create a promotion, or a trial link.
 *
 * Fans can use it until its end, and as often as `maxUses` in total, each once (rule M13). A discount needs `percentOff`, a trial `freeDays`.
 */
export const createPromotion = "POST /subscriptions/promotions" as Route<"createPromotion">;

/**
 * The promotion of a link.
 *
 * A promotion that can no longer be used is returned with its status. An unknown code returns 404.
 */
export const getPromotion = "GET /subscriptions/promotions/{code}" as Route<"getPromotion">;

/**
 * End a promotion now (idempotent).
 *
 * Fans who have used it keep what they bought.
 */
export const endPromotion = "POST /subscriptions/promotions/{id}/end" as Route<"endPromotion">;

/** The viewer's subscriptions. */
export const listSubscriptions = "GET /subscriptions/user/search" as Route<"listSubscriptions">;

/**
 * The monthly cost of the viewer's subscriptions.
 *
 * Counts the subscriptions that will be renewed, at their current price; those whose renewal failed count while it is retried. Free, cancelled and ended subscriptions are left out, and so are those that are no longer offered (rule M7).
 */
export const getSubscriptionStats = "GET /subscriptions/user/stats" as Route<"getSubscriptionStats">;

/**
 * Consent to a subscription's new price.
 *
 * A higher price is announced 30 days ahead; without consent the subscription ends when the price takes effect (rule M7). Nothing is charged now. Returns 409 `STATUS_CONFLICT` if no new price was announced.
 */
export const consentToSubscriptionPrice = "POST /subscriptions/{id}/consent" as Route<"consentToSubscriptionPrice">;
