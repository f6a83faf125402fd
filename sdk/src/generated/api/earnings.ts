// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** The performer's earnings, latest first. */
export const listEarnings = "GET /performer/earning/search" as Route<"listEarnings">;

/**
 * Statistics of the performer's earnings in a period.
 *
 * Sums by type and the points of a chart, before and after commission; and the current held, payable and frozen amounts (rules M3, M5, M12).
 */
export const getEarningStats = "GET /performer/earning/stats" as Route<"getEarningStats">;

/** The viewer's referral earnings, latest first. */
export const listReferralEarnings = "GET /referral-earnings/search" as Route<"listReferralEarnings">;

/**
 * Statistics of the viewer's referral earnings in a period.
 *
 * A share of the commission on the earnings of referred performers (rule M5).
 */
export const getReferralEarningStats = "GET /referral-earnings/stats" as Route<"getReferralEarningStats">;
