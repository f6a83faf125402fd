import type { Broadcast, Countries, Timer, WireEvent } from '../ports/index.ts';

/** Returns no country. For hosts that do not know IP addresses. */
export const noCountries: Countries = { of: async () => null };

/** Publishes events to listeners in the same process. */
export function createBroadcast(): Broadcast {
  const listeners = new Set<(event: WireEvent) => void>();
  return {
    publish: (event) => {
      for (const listener of listeners) listener(event);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

/** Calls a task repeatedly. Two runs of one task do not overlap. */
export const intervalTimer: Timer = {
  every(milliseconds, task) {
    let isRunning = false;
    const handle = setInterval(async () => {
      if (isRunning) return;
      isRunning = true;
      await task().finally(() => {
        isRunning = false;
      });
    }, milliseconds);
    if (typeof handle === 'object') handle.unref();
    return () => clearInterval(handle);
  },
};
