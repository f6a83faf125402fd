import { breakpoints } from '@fanlight/components/theme';
import { useSyncExternalStore } from 'react';

const query = `(min-width: ${breakpoints.xl})`;

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** Whether the window has the width of a desktop layout. False in SSR and until the page is hydrated. */
export const useIsDesktop = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => matchMedia(query).matches,
    () => false,
  );
