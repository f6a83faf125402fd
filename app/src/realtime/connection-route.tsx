import { ConnectionBar } from '@fanlight/components/layouts/connection-bar';
import { useSyncExternalStore } from 'react';
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
  return <ConnectionBar problem={isOnline ? (isInterrupted ? 'reconnecting' : undefined) : 'offline'} />;
}
