import { type ComponentType, useEffect, useState } from 'react';
import { useMe } from '../session/session.ts';

/** The number of milliseconds after which the code is loaded for visitors, who have no connection. */
const visitorDelayMs = 5000;

/** Loads {@link ConnectionRoute} once the page is ready: it cannot be loaded when the device is offline. */
export function Connection() {
  const isVisitor = !useMe();
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('./connection-route.tsx').then(
        (module) => setLoaded(() => module.ConnectionRoute),
        () => undefined,
      );
    // Begins to load what the route will import.
    if (!isVisitor) void import('./connect.ts').catch(() => undefined);
    const timer = setTimeout(load, isVisitor ? visitorDelayMs : 0);
    return () => clearTimeout(timer);
  }, [isVisitor]);
  return Loaded && <Loaded />;
}
