// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/**
 * Send a message to the operator.
 *
 * Requires a captcha proof if reCAPTCHA is configured (`verifyRecaptcha`).
 */
export const sendContactMessage = "POST /contact" as Route<"sendContactMessage">;

/** Mode, country and currencies, which every page needs. */
export const getCommonSettings = "GET /settings/common" as Route<"getCommonSettings">;

/** Some settings, by their keys. */
export const getSettingsByKeys = "POST /settings/keys" as Route<"getSettingsByKeys">;

/** The public settings. */
export const getPublicSettings = "GET /settings/public" as Route<"getPublicSettings">;
