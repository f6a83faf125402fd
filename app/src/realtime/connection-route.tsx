import { ConnectionBar } from '@fanlight/components/layouts/connection-bar';
import { Suspense } from 'react';
import { useIsOnline } from '../use-is-online.ts';
import { useRealtime } from './use-realtime.ts';

/** Connects the page to realtime events, and shows when the device or this connection is offline. */
export function ConnectionRoute() {
  const isOnline = useIsOnline();
  const isInterrupted = useRealtime();
  return (
    // The connection does not wait for the texts of the bar.
    <Suspense>
      <ConnectionBar problem={isOnline ? (isInterrupted ? 'reconnecting' : undefined) : 'offline'} />
    </Suspense>
  );
}
