import type { QueryClient } from '@tanstack/react-query';
import type { ServerEvent } from './generated/events.ts';

/** Maximum number of stored events per query client: more than can be in transit. */
const MAX_EVENTS = 100;

/** Maps each query client to the events of its mutations, and each event to the operations that were invalidated. */
const coveredEvents = new WeakMap<QueryClient, Map<string, readonly string[]>>();

/**
 * Records the operations that a mutation has invalidated, so that the events of its response don't invalidate them
 * again.
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

/** The operations that an event invalidates, without those that the client's own mutation has already invalidated. */
export function withoutCovered(
  client: QueryClient,
  { channel, no }: Pick<ServerEvent, 'channel' | 'no'>,
  operations: readonly string[],
): readonly string[] {
  const covered = coveredEvents.get(client)?.get(`${channel}=${no}`);
  return covered ? operations.filter((operation) => !covered.includes(operation)) : operations;
}
