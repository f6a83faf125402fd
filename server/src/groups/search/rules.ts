/** Number of users who must have searched for a keyword before others get it suggested. It protects unusual searches. */
export const minimumSearches = 3;

/** Maximum number of new keywords per account and day that are counted. Further keywords are stored for the account only. */
export const countedLimit = { points: 50, seconds: 24 * 60 * 60 };

/** Maximum number of stored keywords of an account; the oldest are dropped. */
export const maximumOwnKeywords = 500;

/** Normalises a keyword: case and extra spaces are ignored. */
export const toKeyword = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
