/** Milliseconds of a day. */
const day = 24 * 60 * 60 * 1000;

/** Milliseconds until a session expires (rule P3). */
export const sessionLength = (remember: boolean): number => (remember ? 365 : 1) * day;

/** Milliseconds for which a mailed link is valid (rule P5). */
export const linkLength = day;

/** Maximum password checks of an account: by all unknown devices together, and by each known device (rule P2). */
export const passwordLimit = { points: 10, seconds: 15 * 60 };

/** Maximum wrong passwords from one IP address for all accounts together, except by known devices. */
export const passwordLimitOfAddress = { points: 30, seconds: 15 * 60 };

/** Maximum invalid mailed links that one IP address may try. */
export const linkLimit = { points: 20, seconds: 15 * 60 };

/** Maximum account mails to one e-mail address, of every kind and requested by any client. */
export const mailLimit = { points: 5, seconds: 15 * 60 };

/** Maximum mails to new addresses that one account may request. */
export const accountMailLimit = { points: 5, seconds: 60 * 60 };

/** Maximum mails that visitors with one IP address may request. */
export const visitorMailLimit = { points: 20, seconds: 60 * 60 };

/** Maximum registrations from one IP address. */
export const registerLimit = { points: 60, seconds: 60 * 60 };
