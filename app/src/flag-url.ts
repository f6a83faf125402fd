/** The URL of a country's flag, equal to its `flagUrl`: a single country does not require the whole list. */
export const flagUrlOf = (code: string) => `/api/flags/${code.toLowerCase()}.svg`;
