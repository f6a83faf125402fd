import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../invalidate.ts';

/**
 * The minimum number of milliseconds between two invalidations. Within this time, events cause at most one fetch of a
 * query.
 */
const minIntervalMs = 1000;

/** Invalidates the queries of operations, at most once per interval. */
export interface InvalidationQueue<Event> {
  add(events: readonly Event[]): void;
  /** Stops. No queries are invalidated afterwards. */
  stop(): void;
}

/**
 * Creates a queue that invalidates the queries of the first event immediately. The queries of later events are
 * invalidated together, at the end of the interval. While a mutation is pending, the first event also waits until the
 * end of the interval, because it may belong to that mutation, whose response invalidates the same queries.
 *
 * @param invalidatedBy - returns the operations of an event; called when their queries are invalidated
 */
export function createInvalidationQueue<Event>(
  client: QueryClient,
  invalidatedBy: (event: Event) => readonly string[],
): InvalidationQueue<Event> {
  let waiting: Event[] = [];
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    const operations = new Set(waiting.flatMap(invalidatedBy));
    waiting = [];
    if (operations.size === 0) return;
    timer = setTimeout(run, minIntervalMs);
    void invalidate(client, [...operations]);
  };
  return {
    add(events) {
      waiting.push(...events);
      if (timer !== undefined) return;
      if (client.isMutating() > 0) timer = setTimeout(run, minIntervalMs);
      else run();
    },
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
