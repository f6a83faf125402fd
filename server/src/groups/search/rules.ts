/** What fewer people searched for is suggested to nobody else: it might say something of them. */
export const leastSearches = 3;

/** How often one address without a login counts for the same keyword. */
export const visitorLimit = { points: 1, seconds: 60 * 60 };

/** A keyword as it is kept: what differs by case or spaces alone is one. */
export const toKeyword = (text: string): string => text.normalize('NFKC').toLowerCase().trim().replaceAll(/\s+/g, ' ');
