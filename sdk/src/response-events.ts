/** For the data of a response, the events that the response names, as `<channel>=<number>`. */
const eventsByResponse = new WeakMap<object, readonly string[]>();

/**
 * Stores the events in the viewer's channel that belong to the transaction of a response. They are in the header
 * `Fanlight-Events` (rule W6).
 */
export function rememberEvents(data: unknown, headers: Headers): void {
  const named = headers.get('Fanlight-Events');
  if (named && typeof data === 'object' && data) eventsByResponse.set(data, named.split(/,\s*/));
}

/** Returns the events that the response with this data has named. */
export const eventsOf = (data: unknown): readonly string[] => eventsByResponse.get(Object(data)) ?? [];
