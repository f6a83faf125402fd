import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns true in SSR and during hydration. Then the component must omit data that only the browser has, because the
 * first render in the browser must produce the server's HTML. The component renders again after hydration. The result
 * is always false for components that mount later.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
