const dayMs = 24 * 60 * 60 * 1000;

/** Time until a session expires (rule P3). */
export const sessionLifetimeMs = (isRemembered: boolean): number => (isRemembered ? 365 : 1) * dayMs;

/** Time for which a mailed link is valid (rule P5). */
export const linkLifetimeMs = dayMs;

/** Maximum password checks of an account, for all unknown devices together and for each known device (rule P2). */
export const passwordLimit = { points: 10, seconds: 15 * 60 };

/** Maximum password checks of unknown devices with one IP address, for all accounts together. */
export const passwordLimitOfIp = { points: 30, seconds: 15 * 60 };

/** Maximum attempts with invalid mailed links from one IP address. */
export const linkLimit = { points: 20, seconds: 15 * 60 };

/** Maximum account mails of all kinds to one e-mail address, for all clients together. */
export const mailLimit = { points: 5, seconds: 15 * 60 };

/** Maximum mails that one account may request by changing its e-mail address. */
export const accountMailLimit = { points: 5, seconds: 60 * 60 };

/** Maximum account mails that visitors with one IP address may request. */
export const visitorMailLimit = { points: 20, seconds: 60 * 60 };

/** Maximum registrations from one IP address. */
export const registerLimit = { points: 60, seconds: 60 * 60 };
