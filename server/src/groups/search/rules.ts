/** Users who must have searched for a keyword before it is suggested to others; fewer might be identifiable. */
export const minimumSearches = 3;

/** New keywords per account and day that count; further ones are stored only for the account. */
export const countedLimit = { points: 50, seconds: 24 * 60 * 60 };

/** Maximum number of stored keywords of an account; the oldest are dropped. */
export const maximumOwnKeywords = 500;

/** Normalises a keyword: case and extra spaces are ignored. */
export const toKeyword = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
