import type { EmbeddedQuery } from '../embedded-data.ts';

/** The last text that was parsed, and its value. It contains no data of a viewer (`RenderRequest`). */
let last: { json: string; queries: readonly EmbeddedQuery[] } = { json: '[]', queries: [] };

/** Parses the data that the host sends with a request. The host sends the same text for several seconds. */
export function parseHostData(json: string): readonly EmbeddedQuery[] {
  if (json !== last.json) last = { json, queries: JSON.parse(json) };
  return last.queries;
}
