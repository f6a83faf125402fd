/** Where a country's flag is, as its `flagUrl` says too: for one country nobody has to wait for the list of all. */
export const flagUrlOf = (code: string) => `/api/flags/${code.toLowerCase()}.svg`;
