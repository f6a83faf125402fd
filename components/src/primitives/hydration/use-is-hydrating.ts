import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Returns true in SSR and during hydration. A component must then omit data that only the browser has, because its
 * first render in the browser must produce the same HTML as the server. The component renders again after hydration. In
 * components that mount later, the result is always false.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
