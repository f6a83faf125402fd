// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Request a payout.
 *
 * Holds the amount, of payable earnings alone (rules M3, M9). A pending one blocks another: 409 `PAYOUT_PENDING`. Below the minimum:
 * 422 `AMOUNT_OUT_OF_RANGE`; above what is payable: 402 `INSUFFICIENT_BALANCE`. Money goes out only to people whose identity was
 * approved: 403 `PERFORMER_NOT_APPROVED`. Without banking or an account at the gateway `method` is refused.
 */
export const createPayoutRequest = "POST /payout-requests money" as Route<"createPayoutRequest">;

/**
 * Preview a payout.
 *
 * Holds no money. `obstacle` has the reason why a payout is not possible.
 */
export const calculatePayout = "POST /payout-requests/calculate" as Route<"calculatePayout">;

/**
 * Whether a payout is waiting.
 *
 * A pending one blocks another (rule M9).
 */
export const checkPendingPayoutRequest = "GET /payout-requests/check/pending-review" as Route<"checkPendingPayoutRequest">;

/** A performer's payout requests. */
export const listPayoutRequests = "GET /payout-requests/search" as Route<"listPayoutRequests">;

/**
 * The viewer's own payout requests.
 *
 * Also for users with referral earnings (rule M5).
 */
export const listUserPayoutRequests = "GET /payout-requests/user/search" as Route<"listUserPayoutRequests">;

/**
 * Change a payout that is still pending.
 *
 * Another amount changes the hold. An approved request answers 409 `STATUS_CONFLICT`.
 */
export const updatePayoutRequest = "PUT /payout-requests/{id}" as Route<"updatePayoutRequest">;

/** One payout request. */
export const getPayoutRequest = "GET /payout-requests/{id}/view" as Route<"getPayoutRequest">;
