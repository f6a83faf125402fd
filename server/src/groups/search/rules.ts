/**
 * A keyword is suggested to other users after this number of users have searched for it. The minimum keeps unusual
 * searches private.
 */
export const minimumSearches = 3;

/**
 * The maximum number of new keywords per account and day that are counted. Further keywords are stored for the account,
 * but not counted.
 */
export const countedLimit = { points: 50, seconds: 24 * 60 * 60 };

/** The maximum number of stored keywords of an account. Beyond it, the oldest keyword is deleted. */
export const maximumOwnKeywords = 500;

/** Normalises a keyword, so that case and extra spaces do not matter. */
export const toKeyword = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
