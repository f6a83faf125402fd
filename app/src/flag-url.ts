/**
 * Returns the URL of a country's flag. It equals the `flagUrl` in the list of countries, so the list need not be
 * fetched.
 */
export const flagUrlOf = (code: string) => `/api/flags/${code.toLowerCase()}.svg`;
