// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * The viewer's referral code and link.
 *
 * For a year, a referrer earns a share of the referred performer's income (rule M5).
 */
export const getReferralCode = "GET /referrals/user/code" as Route<"getReferralCode">;

/** The users that the viewer referred, latest first. */
export const listReferrals = "GET /referrals/user/search" as Route<"listReferrals">;
