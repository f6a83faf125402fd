import { fieldFailure } from '../../http/failure.ts';

/** First words of addresses, and files at the root: no profile may stand in their place (rule P1). */
const reservedUsernames = new Set(
  `about admin api assets auth contact creator dev docs events explore favicon.ico files flags follow followers following
  galleries help home index.html live login logout manifest.webmanifest me messages mockserviceworker.js notifications
  operator page posts products reels register robots.txt search settings sitemap.xml socket.io static stories support
  sw.js terms user users video videos wallet`.split(/\s+/),
);

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

/** Mails that one address can be asked to be sent. */
export const mailLimit = { points: 5, seconds: 15 * 60 };

/** Accounts that one caller can open. */
export const registerLimit = { points: 60, seconds: 60 * 60 };

/** For comparison: case and surrounding space do not tell people apart. */
export const fold = (text: string): string => text.trim().normalize('NFKC').toLowerCase();

/** True for the shape of an id (rule W5). */
export const isId = (text: string): boolean => /^[0-9a-f]{24}$/.test(text);

/**
 * Checks what the contract can't say of a username.
 *
 * @throws {ApiFailure} `VALIDATION_FAILED` with the field
 */
export function checkUsername(username: string): void {
  const key = fold(username);
  if (reservedUsernames.has(key) || isId(key) || /^\.|\.$|\.\./.test(key)) {
    throw fieldFailure('VALIDATION_FAILED', 'username', 'This username is not possible.');
  }
}
