import { type ComponentType, useEffect, useState } from 'react';
import { useMe } from '../session/session.ts';

/** The number of milliseconds after which the code is loaded for visitors, who have no connection. */
const visitorDelayMs = 5000;

/**
 * Loads {@link ConnectionRoute} once the page is ready, because its code cannot be loaded later when the device is
 * offline.
 */
export function Connection() {
  const isVisitor = !useMe();
  const [Loaded, setLoaded] = useState<ComponentType>();
  useEffect(() => {
    const load = () =>
      void import('./connection-route.tsx').then(
        (module) => setLoaded(() => module.ConnectionRoute),
        () => undefined,
      );
    // Starts to load the module that the route imports.
    if (!isVisitor) void import('./connect.ts').catch(() => undefined);
    const timer = setTimeout(load, isVisitor ? visitorDelayMs : 0);
    return () => clearTimeout(timer);
  }, [isVisitor]);
  return Loaded && <Loaded />;
}
