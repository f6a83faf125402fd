import type { QueryClient } from '@tanstack/react-query';
import { invalidate } from '../hooks.ts';

/** Milliseconds between two invalidations by events: however many come in, a list is fetched at most once in that time. */
const everyMs = 1000;

/** Invalidates queries by operation, at most once per interval. */
export interface InvalidationQueue {
  add(operations: readonly string[]): void;
  /** Invalidates nothing more. */
  stop(): void;
}

/** The first invalidation happens at once; those of the interval after it happen together at its end. */
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
