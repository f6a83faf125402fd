import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the component is rendered in SSR or hydrates. While true, omit data that only the browser has: the first
 * render in the browser must produce the server's HTML. The component renders again once it is hydrated. Always false
 * for components that mount later.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
