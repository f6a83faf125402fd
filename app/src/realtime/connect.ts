import { createRealtime } from '@fanlight/sdk/realtime';
import { bindRealtime } from '@fanlight/sdk/realtime/react';
import { notifyManager } from '@tanstack/react-query';
import type { Services } from '../services.ts';

// Events are applied to the cache in an animation frame. This scheduler notifies the observers in the same frame, so
// that the frame shows the change. React Query's default scheduler, a timer, would delay the change by one frame.
notifyManager.setScheduler(queueMicrotask);

/**
 * Opens the realtime connection of the logged-in user, whose events keep the cache current. Returns a function that
 * closes the connection.
 */
export function connect({ client, queryClient, realtimeSource: source }: Services): () => void {
  const realtime = createRealtime({ client, ...(source && { source }) });
  const unbind = bindRealtime(queryClient, realtime);
  // The rejection is ignored: the connection's status reports errors, and the next call detects an ended session.
  realtime.open().catch(() => undefined);
  return () => {
    unbind();
    realtime.close();
  };
}
