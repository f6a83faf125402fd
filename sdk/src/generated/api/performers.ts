// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** Set the performer's own avatar. */
export const uploadPerformerAvatar = "POST /performers/avatar/upload multipart" as Route<"uploadPerformerAvatar">;

/**
 * Set the bank account for payouts.
 *
 * Stored encrypted. The response and `getMyPerformer` contain only the last four characters of the account.
 */
export const updateBankingSettings = "PUT /performers/banking-settings" as Route<"updateBankingSettings">;

/** Set the performer's own cover. */
export const uploadPerformerCover = "POST /performers/cover/upload multipart" as Route<"uploadPerformerCover">;

/**
 * Upload an identity document.
 *
 * For users who want to become performers, and for performers whose documents were rejected. Replaces the document of the same type; an approved one stays. Documents are encrypted at rest and read only by an operator (rule P7).
 */
export const uploadPerformerDocument = "POST /performers/documents/upload multipart" as Route<"uploadPerformerDocument">;

/** The logged-in performer. */
export const getMyPerformer = "GET /performers/me" as Route<"getMyPerformer">;

/** Change the performer's own profile. */
export const updateMyPerformer = "PUT /performers/me" as Route<"updateMyPerformer">;

/**
 * Choose the destination of payouts.
 *
 * Requires a bank account, or a Stripe account that is ready (`createStripeAccount`). Payout requests without a method use it.
 */
export const updatePaymentGatewaySettings = "PUT /performers/payment-gateway-settings" as Route<"updatePaymentGatewaySettings">;

/**
 * The countries and languages by which performers can be filtered.
 *
 * The countries and languages of the performers whom the viewer can see, for the filters of `searchPerformers`.
 */
export const getPerformerFilters = "GET /performers/search/filters" as Route<"getPerformerFilters">;

/** Random performers whom the viewer does not follow. */
export const listRandomPerformers = "GET /performers/search/random" as Route<"listRandomPerformers">;

/** The most followed performers. */
export const listTopPerformers = "GET /performers/top" as Route<"listTopPerformers">;

/** Search performers by name, username or biography. */
export const searchPerformers = "GET /performers/user/search" as Route<"searchPerformers">;

/**
 * Set the welcome video of the performer's own profile.
 *
 * Replaces the previous one once it is processed (rule F3); `getMyPerformer` has its status.
 */
export const uploadPerformerWelcomeVideo = "POST /performers/welcome-video/upload multipart" as Route<"uploadPerformerWelcomeVideo">;

/**
 * One performer, by username or id.
 *
 * 404 for a performer who blocked the viewer (rule A4).
 */
export const getPerformer = "GET /performers/{id}" as Route<"getPerformer">;

/**
 * Delete the performer's own account.
 *
 * Refused while a payout is open or a sold product is not shipped. Ends sessions and subscriptions, deletes personal data, and keeps the ledger under a pseudonym (rule P8).
 */
export const deletePerformer = "DELETE /performers/{id}/delete" as Route<"deletePerformer">;

/** The performers that the viewer bookmarked, latest bookmark first. */
export const listBookmarkedPerformers = "GET /reactions/performers/bookmark" as Route<"listBookmarkedPerformers">;
