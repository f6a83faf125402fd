import { ConnectionBar } from '@fanlight/components/layouts/connection-bar';
import { Suspense, useSyncExternalStore } from 'react';
import { useRealtime } from './use-realtime.ts';

function subscribeToNetwork(listener: () => void): () => void {
  addEventListener('online', listener);
  addEventListener('offline', listener);
  return () => {
    removeEventListener('online', listener);
    removeEventListener('offline', listener);
  };
}

/** Connects the page to realtime events, and shows when the device or this connection is offline. */
export function ConnectionRoute() {
  const isOnline = useSyncExternalStore(subscribeToNetwork, () => navigator.onLine);
  const isInterrupted = useRealtime();
  return (
    // The connection does not wait for the texts of the bar.
    <Suspense>
      <ConnectionBar problem={isOnline ? (isInterrupted ? 'reconnecting' : undefined) : 'offline'} />
    </Suspense>
  );
}
