// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Request a payout.
 *
 * Holds the amount, which is limited to payable earnings (rules M3, M9). Returns 409 `PAYOUT_PENDING` while another request is pending, 422 `AMOUNT_OUT_OF_RANGE` below the minimum, 402 `INSUFFICIENT_BALANCE` above the payable amount, and 403 `PERFORMER_NOT_APPROVED` if the user's identity is not approved. A `method` without a bank account or an account at the gateway is refused.
 */
export const createPayoutRequest = "POST /payout-requests money" as Route<"createPayoutRequest">;

/**
 * Preview a payout.
 *
 * Holds no money. `obstacle` has the reason why a payout is not possible.
 */
export const calculatePayout = "POST /payout-requests/calculate" as Route<"calculatePayout">;

/**
 * Whether a payout request is pending.
 *
 * A pending request blocks another one (rule M9).
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
 * Another amount changes the hold. An approved request returns 409 `STATUS_CONFLICT`.
 */
export const updatePayoutRequest = "PUT /payout-requests/{id}" as Route<"updatePayoutRequest">;

/** One payout request. */
export const getPayoutRequest = "GET /payout-requests/{id}/view" as Route<"getPayoutRequest">;
