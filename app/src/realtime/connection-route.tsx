import { ConnectionBar } from '@fanlight/components/layouts/connection-bar';
import { onlineManager } from '@tanstack/react-query';
import { Suspense, useSyncExternalStore } from 'react';
import { useRealtime } from './use-realtime.ts';

const subscribe = (listener: () => void) => onlineManager.subscribe(listener);

/** Connects the page to realtime events, and shows when the device or this connection is offline. */
export function ConnectionRoute() {
  const isOnline = useSyncExternalStore(subscribe, () => onlineManager.isOnline());
  const isInterrupted = useRealtime();
  return (
    // The connection does not wait for the texts of the bar.
    <Suspense>
      <ConnectionBar problem={isOnline ? (isInterrupted ? 'reconnecting' : undefined) : 'offline'} />
    </Suspense>
  );
}
