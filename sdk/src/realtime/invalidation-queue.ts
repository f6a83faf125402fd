import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../hooks.ts';

/** Milliseconds between two invalidations by events: a list is fetched at most once in that time. */
const everyMs = 1000;

/** Invalidates queries by operation, at most once per interval. */
export interface InvalidationQueue {
  add(operations: readonly string[]): void;
  /** Stops all later invalidations. */
  stop(): void;
}

/** Invalidates at once, and the queries of the following interval together at its end. */
export function createInvalidationQueue(client: QueryClient): InvalidationQueue {
  const waiting = new Set<string>();
  let timer: ReturnType<typeof setTimeout> | undefined;
  const run = () => {
    timer = undefined;
    if (waiting.size === 0) return;
    const operations = [...waiting];
    waiting.clear();
    timer = setTimeout(run, everyMs);
    void invalidate(client, operations);
  };
  return {
    add(operations) {
      for (const operation of operations) waiting.add(operation);
      if (timer === undefined) run();
    },
    stop() {
      clearTimeout(timer);
      waiting.clear();
    },
  };
}
