import { useSyncExternalStore } from 'react';

const subscribe = () => () => undefined;

/**
 * Whether the component is rendered in SSR, or takes over what was rendered there. What only the browser knows is left out
 * as long as this is true: the first render in the browser must give the server's HTML. The component renders again once
 * it is hydrated; in a page that is not hydrated this is never true.
 */
export const useIsHydrating = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => false,
    () => true,
  );
