/** Milliseconds. */
const day = 24 * 60 * 60 * 1000;

/** How long a session lasts (rule P3). */
export const sessionLength = (remember: boolean): number => (remember ? 365 : 1) * day;

/** How long a mailed link works (rule P5). */
export const linkLength = day;

/** Checks of an account's password by all unknown devices together, and by each known device (rule P2). */
export const passwordLimit = { points: 10, seconds: 15 * 60 };

/** Wrong passwords from one address for all accounts together; devices that logged in before aside. */
export const passwordLimitOfAddress = { points: 30, seconds: 15 * 60 };

/** Mailed links that one address can try and that don't work. */
export const linkLimit = { points: 20, seconds: 15 * 60 };

/** Mails about an account that one address is sent, whatever they are about and whoever asks. */
export const mailLimit = { points: 5, seconds: 15 * 60 };

/** Mails to new addresses that one account can ask for. */
export const accountMailLimit = { points: 5, seconds: 60 * 60 };

/** Mails that one visitor's address can ask for. */
export const visitorMailLimit = { points: 20, seconds: 60 * 60 };

/** Accounts that one caller can open. */
export const registerLimit = { points: 60, seconds: 60 * 60 };

/** For comparison: case and surrounding space do not tell people apart. */
export const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** True for the shape of an id (rule W5). */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);
