import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from './generated/events.ts';

/** Maximum number of stored events per query client: more than can be in transit. */
const MAX_EVENTS = 100;

/** Maps the data of a response to the events that the response names, as `<channel>=<number>`. */
const eventsOfAnswers = new WeakMap<object, readonly string[]>();

/** Maps each query client to the events of its mutations, and each event to the operations that were invalidated. */
const coveredEvents = new WeakMap<QueryClient, Map<string, readonly string[]>>();

/** Stores the events of a response's transaction in the viewer's channel: header `Fanlight-Events` (rule W6). */
export function rememberEvents(data: unknown, headers: Headers): void {
  const named = headers.get('Fanlight-Events');
  if (named && typeof data === 'object' && data) eventsOfAnswers.set(data, named.split(/,\s*/));
}

/** Records the operations that a mutation has invalidated, so that the events of its response need not do so again. */
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

/** The operations that an event invalidates, without those that the client's own mutation has already invalidated. */
export function withoutCovered(
  client: QueryClient,
  { channel, no }: Pick<ServerEvent, 'channel' | 'no'>,
  operations: readonly string[],
): readonly string[] {
  const covered = coveredEvents.get(client)?.get(`${channel}=${no}`);
  return covered ? operations.filter((operation) => !covered.includes(operation)) : operations;
}
