/** Searches by fewer users are not suggested to others: they might identify a user. */
export const leastSearches = 3;

/** New keywords of one account that count in a day; more are kept as its own only. */
export const countedLimit = { points: 50, seconds: 24 * 60 * 60 };

/** Keywords kept of one account, the latest. */
export const maximumOwn = 500;

/** A keyword as it is kept: what differs by case or spaces alone is one. */
export const toKeyword = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
