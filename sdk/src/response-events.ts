/** Maps the data of a response to the events that the response names, as `<channel>=<number>`. */
const eventsByResponse = new WeakMap<object, readonly string[]>();

/** Stores the events of a response's transaction in the viewer's channel: header `Fanlight-Events` (rule W6). */
export function rememberEvents(data: unknown, headers: Headers): void {
  const named = headers.get('Fanlight-Events');
  if (named && typeof data === 'object' && data) eventsByResponse.set(data, named.split(/,\s*/));
}

/** The events that the response with this data has named. */
export const eventsOf = (data: unknown): readonly string[] => eventsByResponse.get(Object(data)) ?? [];
