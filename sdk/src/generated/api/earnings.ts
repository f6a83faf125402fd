// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The performer's single earnings, latest first. */
export const listEarnings = "GET /performer/earning/search" as Route<"listEarnings">;

/**
 * The performer's earnings of a period.
 *
 * Sums by type and points for a chart, after and before commission; the present sums that are held, payable and frozen
 * (rules M3, M5, M12).
 */
export const getEarningStats = "GET /performer/earning/stats" as Route<"getEarningStats">;

/** A referrer's single earnings, latest first. */
export const listReferralEarnings = "GET /referral-earnings/search" as Route<"listReferralEarnings">;

/**
 * The viewer's referral earnings of a period.
 *
 * A share of the commission on the earnings of referred performers (rule M5).
 */
export const getReferralEarningStats = "GET /referral-earnings/stats" as Route<"getReferralEarningStats">;
