import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from './generated/events.ts';

/** Maximum number of stored events per query client: more than can be in transit. */
const MAX_EVENTS = 100;

/** The events that a response names, as `<channel>=<number>`, by the data of the response. */
const eventsOfAnswers = new WeakMap<object, readonly string[]>();

/** For each query client, the events of its own mutations with the operations that these have invalidated. */
const coveredEvents = new WeakMap<QueryClient, Map<string, readonly string[]>>();

/** Stores the events of a response's transaction in the viewer's channel: header `Fanlight-Events` (rule W6). */
export function rememberEvents(data: unknown, headers: Headers): void {
  const named = headers.get('Fanlight-Events');
  if (named && typeof data === 'object' && data) eventsOfAnswers.set(data, named.split(/,\s*/));
}

/** Stores that a mutation with this response has invalidated operations, so that its events need not do so again. */
export function coverEvents(client: QueryClient, answer: unknown, operations: readonly string[]): void {
  const events = eventsOfAnswers.get(Object(answer)) ?? [];
  const covered = coveredEvents.get(client) ?? new Map<string, readonly string[]>();
  coveredEvents.set(client, covered);
  for (const event of events) covered.set(event, operations);
  for (const event of covered.keys()) {
    if (covered.size <= MAX_EVENTS) break;
    covered.delete(event);
  }
}

/** The operations of an event that no mutation of this query client has invalidated since the change. */
export function withoutCovered(
  client: QueryClient,
  { channel, no }: Pick<ServerEvent, 'channel' | 'no'>,
  operations: readonly string[],
): readonly string[] {
  const covered = coveredEvents.get(client)?.get(`${channel}=${no}`);
  return covered ? operations.filter((operation) => !covered.includes(operation)) : operations;
}
