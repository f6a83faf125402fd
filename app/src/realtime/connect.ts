import { createRealtime } from '@fanlight/sdk/realtime';
import { bindRealtime } from '@fanlight/sdk/realtime/react';
import { notifyManager } from '@tanstack/react-query';
import type { Services } from '../services.ts';

// Events are applied in an animation frame. Observers are notified within it, so that the same frame shows the change;
// with React Query's default, a timer, the change would need a second frame.
notifyManager.setScheduler(queueMicrotask);

/**
 * Opens the realtime connection of the logged-in user, which keeps the cache current. Returns a function that closes
 * it.
 */
export function connect({ client, queryClient, realtimeSource: source }: Services): () => void {
  const realtime = createRealtime({ client, ...(source && { source }) });
  const unbind = bindRealtime(queryClient, realtime);
  // The status reports errors; the next call detects an ended session.
  realtime.open().catch(() => undefined);
  return () => {
    unbind();
    realtime.close();
  };
}
