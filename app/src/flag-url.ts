/**
 * The URL of a country's flag, the same as its `flagUrl` in the list of countries, which need not be fetched for it.
 */
export const flagUrlOf = (code: string) => `/api/flags/${code.toLowerCase()}.svg`;
