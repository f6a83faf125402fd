const dayMs = 24 * 60 * 60 * 1000;

/** Returns the time until a session expires (rule P3). */
export const sessionLifetimeMs = (isRemembered: boolean): number => (isRemembered ? 365 : 1) * dayMs;

/** The time for which a mailed link is valid (rule P5). */
export const linkLifetimeMs = dayMs;

/** The time after a registration in which the device can correct the address (rule P5). */
export const correctionPeriodMs = dayMs;

/**
 * The maximum number of password checks of an account: for all unknown devices together, and for each known device
 * (rule P2).
 */
export const passwordLimit = { points: 10, seconds: 15 * 60 };

/**
 * The maximum number of password checks from one IP address, for all accounts together. Known devices are not counted.
 */
export const passwordLimitOfIp = { points: 30, seconds: 15 * 60 };

/** The maximum number of attempts with codes of the second factor of an account. */
export const secondFactorLimit = { points: 5, seconds: 15 * 60 };

/** The maximum number of attempts with invalid mailed links from one IP address. */
export const linkLimit = { points: 20, seconds: 15 * 60 };

/** The maximum number of account mails of all kinds to one e-mail address, for all clients together. */
export const mailLimit = { points: 5, seconds: 15 * 60 };

/** The maximum number of mails that one account can cause by changing its e-mail address. */
export const accountMailLimit = { points: 5, seconds: 60 * 60 };

/** The maximum number of account mails that visitors with one IP address can cause. */
export const visitorMailLimit = { points: 20, seconds: 60 * 60 };

/** The maximum number of registrations from one IP address. */
export const registerLimit = { points: 60, seconds: 60 * 60 };
