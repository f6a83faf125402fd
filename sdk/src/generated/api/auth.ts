// Generated from the contract by `npm run generate`. Do not edit.
import type { Route } from '../../route.ts';

/** Confirm an e-mail address with the token of a mailed link. */
export const verifyEmail = "POST /auth/email-verification" as Route<"verifyEmail">;

/**
 * Mail the link that confirms an address again.
 *
 * Answers the same whether or not such an account waits for it.
 */
export const resendEmailVerification = "POST /auth/email-verification/resend" as Route<"resendEmailVerification">;

/**
 * Log in with Google's ID token.
 *
 * The token is checked against Google's keys (rule P6). It enters the account that confirmed the same address, else it
 * opens a fan account.
 */
export const loginWithGoogle = "POST /auth/google/login" as Route<"loginWithGoogle">;

/**
 * Log in with an authorization code of Google's.
 *
 * For browsers that leave the page to log in. The server exchanges the code for an ID token, and goes on as with one
 * (rule P6).
 */
export const exchangeGoogleToken = "POST /auth/google/token" as Route<"exchangeGoogleToken">;

/**
 * Log in with e-mail or username and password.
 *
 * Answers the same message in the same time for an unknown account and a wrong password. The passwords of an account are
 * checked 10 times in 15 minutes for all unknown devices together, whatever their addresses, then answer 429 with
 * `Retry-After` (rule P2). The answer sets the cookie `device`: a device that sends it has 10 attempts of its own.
 */
export const login = "POST /auth/login" as Route<"login">;

/** End the session of the token. */
export const logout = "POST /auth/logout" as Route<"logout">;

/**
 * Open a performer account.
 *
 * Needs two identity documents. The account waits until an operator has approved them and the age (rule P7).
 */
export const registerPerformer = "POST /auth/performers/register multipart" as Route<"registerPerformer">;

/**
 * Become a performer, with documents in the same call.
 *
 * Like `switchToPerformer`, with both documents in the request (rule P7).
 */
export const switchToPerformerWithDocuments = "POST /auth/performers/switch-to-performer/{id} multipart" as Route<"switchToPerformerWithDocuments">;

/**
 * The viewer's own sessions, latest use first.
 *
 * Lists the devices with a session of the viewer (rule P3).
 */
export const listSessions = "GET /auth/sessions" as Route<"listSessions">;

/**
 * End one of the viewer's own sessions.
 *
 * Its token is revoked at once. Ending the present one logs out (rule P3).
 */
export const endSession = "DELETE /auth/sessions/{id}" as Route<"endSession">;

/**
 * Finish logging in with Twitter.
 *
 * Opens a fan account the first time. It may lack an e-mail address and a username; the app then asks for them (rule
 * P4).
 */
export const completeTwitterLogin = "POST /auth/twitter/callback" as Route<"completeTwitterLogin">;

/**
 * Start a login with Twitter.
 *
 * Asks Twitter for a request token (OAuth 1.0a, rule P6). The app keeps the answer for at most a day and sends the
 * person on to `url`.
 */
export const startTwitterLogin = "POST /auth/twitter/login" as Route<"startTwitterLogin">;

/**
 * Mail a link that sets a new password.
 *
 * Answers the same whether or not an account with this address exists.
 */
export const requestPasswordReset = "POST /auth/users/forgot" as Route<"requestPasswordReset">;

/**
 * Change the password.
 *
 * Asks for the current one, ends every other session and every change that is not confirmed yet, and tells the account's
 * address, with a link that undoes the change (rules P2, P3).
 */
export const updatePassword = "PUT /auth/users/me/password" as Route<"updatePassword">;

/** Open a fan account. */
export const registerUser = "POST /auth/users/register" as Route<"registerUser">;

/**
 * Set a new password with the token of a mailed link.
 *
 * Ends every session of the account and every change that is not confirmed yet (rule P2).
 */
export const resetPassword = "POST /auth/users/reset" as Route<"resetPassword">;

/**
 * Undo a change of password or e-mail address with the token of a mailed link.
 *
 * Every change of a password or an e-mail address is told to the address that the account had before, with this link.
 * Puts that address back, sets a new password, ends every session and every change that is not confirmed yet (rule P2).
 */
export const undoAccountChange = "POST /auth/users/undo" as Route<"undoAccountChange">;

/**
 * Become a performer, with documents uploaded before.
 *
 * Needs two identity documents. Until an operator has approved them and the age, nothing of the performer is visible
 * to others and nothing can be sold (rule P7).
 */
export const switchToPerformer = "POST /auth/users/{id}/switch-to-performer" as Route<"switchToPerformer">;
