// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The performer's best posts of the last 30 days.
 *
 * The posts that earned most in the last 30 days (UTC), of which today is the last, and the posts published in these days. Posts with the same earnings are sorted by likes and comments. Refunded sales and deleted posts are left out.
 */
export const getBestFeeds = "GET /performer/earning/best-feeds" as Route<"getBestFeeds">;

/**
 * The performer's earnings as a CSV file.
 *
 * All earnings that `listEarnings` lists with the same filters, latest first, in UTF-8. The columns are date (UTC), type, status, payer, username, title, gross, commission, net, payable (UTC) and id. Texts that a spreadsheet would execute as formulas are escaped.
 */
export const exportEarnings = "GET /performer/earning/export binary" as Route<"exportEarnings">;

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
