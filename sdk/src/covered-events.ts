import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from './generated/events.ts';

/**
 * The maximum number of stored events per query client. It is greater than the number of events that can be in transit.
 */
const MAX_EVENTS = 100;

/**
 * For each query client, the events of its mutations, each with the operations whose queries the mutation has
 * invalidated.
 */
const coveredEvents = new WeakMap<QueryClient, Map<string, readonly string[]>>();

/**
 * Records the operations whose queries a mutation has invalidated, so that the events in its response do not invalidate
 * them again.
 */
export function coverEvents(client: QueryClient, events: readonly string[], operations: readonly string[]): void {
  const covered = coveredEvents.get(client) ?? new Map<string, readonly string[]>();
  coveredEvents.set(client, covered);
  for (const event of events) covered.set(event, operations);
  for (const event of covered.keys()) {
    if (covered.size <= MAX_EVENTS) break;
    covered.delete(event);
  }
}

/**
 * Returns the operations whose queries an event invalidates. Leaves out the operations that a mutation of this client
 * has invalidated already.
 */
export function withoutCovered(
  client: QueryClient,
  { channel, no }: Pick<ServerEvent, 'channel' | 'no'>,
  operations: readonly string[],
): readonly string[] {
  const covered = coveredEvents.get(client)?.get(`${channel}=${no}`);
  return covered ? operations.filter((operation) => !covered.includes(operation)) : operations;
}
