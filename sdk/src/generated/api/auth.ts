// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** Confirm an e-mail address with the token of a mailed link. */
export const verifyEmail = "POST /auth/email-verification" as Route<"verifyEmail">;

/**
 * Mail the link that confirms an address again.
 *
 * The response is the same whether or not an account with this address exists.
 */
export const resendEmailVerification = "POST /auth/email-verification/resend" as Route<"resendEmailVerification">;

/**
 * Log in with Google's ID token.
 *
 * The token is checked against Google's keys (rule P6). It logs in to the account with the same confirmed address, or else creates a fan account.
 */
export const loginWithGoogle = "POST /auth/google/login" as Route<"loginWithGoogle">;

/**
 * Log in with an authorization code from Google.
 *
 * For browsers that leave the page to log in. The server exchanges the code for an ID token, and continues as in `loginWithGoogle` (rule P6).
 */
export const exchangeGoogleToken = "POST /auth/google/token" as Route<"exchangeGoogleToken">;

/**
 * Log in with e-mail or username and password.
 *
 * An unknown account and a wrong password have the same message and response time. All unknown devices together have 10 attempts in 15 minutes for an account, from any IP address; then the response is 429 with `Retry-After` (rule P2). The response sets the cookie `device`: a device that sends it has 10 attempts of its own. While addresses must be confirmed, `EMAIL_NOT_VERIFIED` does not reveal whether an address has a confirmed account: the unconfirmed account for which the address was entered last answers it in both cases. An account with a second factor needs a `code`: without one, the correct password is answered by `SECOND_FACTOR_REQUIRED`, and the same call is repeated with the code. An account has 5 attempts with codes in 15 minutes.
 */
export const login = "POST /auth/login" as Route<"login">;

/** End the token's session. */
export const logout = "POST /auth/logout" as Route<"logout">;

/**
 * Create a performer account.
 *
 * Requires two identity documents. The account waits until an operator has approved the documents and the age (rule P7).
 */
export const registerPerformer = "POST /auth/performers/register multipart" as Route<"registerPerformer">;

/**
 * Become a performer, with documents in the same request.
 *
 * Like `switchToPerformer`, with both documents in the request (rule P7).
 */
export const switchToPerformerWithDocuments = "POST /auth/performers/switch-to-performer/{id} multipart" as Route<"switchToPerformerWithDocuments">;

/**
 * Whether the viewer's account has a second factor.
 *
 * A second factor is a code of an authenticator app (TOTP, RFC 6238), which a login then requires in addition to the password. Operators need one.
 */
export const getSecondFactor = "GET /auth/second-factor" as Route<"getSecondFactor">;

/**
 * Start to set up a second factor.
 *
 * Creates the secret, which the user adds to an authenticator app. `confirmSecondFactor` then enables the second factor. Returns 409 `STATUS_CONFLICT` if it is enabled already.
 */
export const startSecondFactor = "POST /auth/second-factor" as Route<"startSecondFactor">;

/**
 * Enable the second factor.
 *
 * Requires a code of the authenticator app, so that a wrong setup does not lock the user out. An account has 5 attempts with codes in 15 minutes. Returns 409 `STATUS_CONFLICT` if no setup was started, or if the second factor is enabled.
 */
export const confirmSecondFactor = "POST /auth/second-factor/confirm" as Route<"confirmSecondFactor">;

/**
 * Remove the second factor.
 *
 * Requires the password and a code. Deletes the recovery codes. An operator can then use no operation of operators until a new second factor is set up. Returns 409 `STATUS_CONFLICT` if the account has no second factor.
 */
export const removeSecondFactor = "POST /auth/second-factor/remove" as Route<"removeSecondFactor">;

/**
 * Enter a code again in the current session.
 *
 * Operations of operators require a code of the last 12 hours. An account has 5 attempts with codes in 15 minutes. Returns 409 `STATUS_CONFLICT` if the account has no second factor.
 */
export const verifySecondFactor = "POST /auth/second-factor/verify" as Route<"verifySecondFactor">;

/**
 * The viewer's own sessions, latest use first.
 *
 * Lists the devices with a session of the viewer (rule P3).
 */
export const listSessions = "GET /auth/sessions" as Route<"listSessions">;

/**
 * End one of the viewer's own sessions.
 *
 * Revokes its token immediately. Ending the current session logs out (rule P3).
 */
export const endSession = "DELETE /auth/sessions/{id}" as Route<"endSession">;

/**
 * Complete a login with Twitter.
 *
 * The first login creates a fan account. It may have no e-mail address and no username; the app then asks for them (rule P4).
 */
export const completeTwitterLogin = "POST /auth/twitter/callback" as Route<"completeTwitterLogin">;

/**
 * Start a login with Twitter.
 *
 * Requests a token from Twitter (OAuth 1.0a, rule P6). The app stores the response for at most a day, and redirects the user to `url`.
 */
export const startTwitterLogin = "POST /auth/twitter/login" as Route<"startTwitterLogin">;

/**
 * Mail a link that sets a new password.
 *
 * The response is the same whether or not an account with this address exists.
 */
export const requestPasswordReset = "POST /auth/users/forgot" as Route<"requestPasswordReset">;

/**
 * Change the password.
 *
 * Requires the current password. Ends every other session and every unconfirmed change, and mails the account's address a link that undoes the change (rules P2, P3).
 */
export const updatePassword = "PUT /auth/users/me/password" as Route<"updatePassword">;

/** Create a fan account. */
export const registerUser = "POST /auth/users/register" as Route<"registerUser">;

/**
 * Correct the address of a new account.
 *
 * Replaces the address of an account that the same device created within 24 hours and that is not confirmed yet. The link that was mailed before stops working, and the new address gets one. The response is the same whether or not either address has an account already. Fails with `STATUS_CONFLICT` once the account is confirmed, or if addresses need no confirmation.
 */
export const correctRegistrationEmail = "PUT /auth/users/register/email" as Route<"correctRegistrationEmail">;

/**
 * Set a new password with the token of a mailed link.
 *
 * Ends every session of the account and every unconfirmed change (rule P2).
 */
export const resetPassword = "POST /auth/users/reset" as Route<"resetPassword">;

/**
 * Undo a change of password or e-mail address with the token of a mailed link.
 *
 * After a change of the password or the e-mail address, the account's previous address receives a mail with this token. Restores that address, sets a new password, and ends every session and every unconfirmed change (rule P2).
 */
export const undoAccountChange = "POST /auth/users/undo" as Route<"undoAccountChange">;

/**
 * Become a performer, with documents uploaded before.
 *
 * Requires two identity documents. Until an operator has approved the documents and the age, others cannot see the performer, and nothing can be sold (rule P7).
 */
export const switchToPerformer = "POST /auth/users/{id}/switch-to-performer" as Route<"switchToPerformer">;
