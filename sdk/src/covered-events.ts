import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from './generated/events.ts';

/** Number of events that a query client remembers: enough for those on their way. */
const MAX_EVENTS = 100;

/** The events that an answer names, as `<channel>=<number>`, by the answer's data. */
const eventsOfAnswers = new WeakMap<object, readonly string[]>();

/** For each query client the events of its own mutations, and the operations whose queries these have invalidated. */
const coveredEvents = new WeakMap<QueryClient, Map<string, readonly string[]>>();

/** Remembers which events of the viewer's channel the transaction of an answer made: header `Fanlight-Events` (rule W6). */
export function rememberEvents(data: unknown, headers: Headers): void {
  const named = headers.get('Fanlight-Events');
  if (named && typeof data === 'object' && data) eventsOfAnswers.set(data, named.split(/,\s*/));
}

/** Notes that a mutation with this answer has invalidated operations: its own events need not do so again. */
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
