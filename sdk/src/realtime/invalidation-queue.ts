import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../invalidate.ts';

/** Milliseconds between two invalidations by events: a query is fetched at most once in that time. */
const everyMs = 1000;

/** Invalidates queries by operation, at most once per interval. */
export interface InvalidationQueue<Event> {
  add(events: readonly Event[]): void;
  /** Stops all later invalidations. */
  stop(): void;
}

/**
 * Invalidates the queries of the first event immediately, and those of the following interval together at its end.
 * While a mutation is pending it waits for an interval, because the event may belong to that mutation, whose response
 * invalidates the same queries.
 *
 * @param invalidatedBy - returns the operations of an event; called when they are invalidated
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
    timer = setTimeout(run, everyMs);
    void invalidate(client, [...operations]);
  };
  return {
    add(events) {
      waiting.push(...events);
      if (timer !== undefined) return;
      if (client.isMutating() > 0) timer = setTimeout(run, everyMs);
      else run();
    },
    stop() {
      clearTimeout(timer);
      waiting = [];
    },
  };
}
