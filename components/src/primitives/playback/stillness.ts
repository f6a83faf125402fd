import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether this person asked for no motion: then nothing starts by itself, and nothing glides. Not while rendering. */
export const prefersStillness = () => matchMedia(query).matches;

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** The same for rendering. True in SSR and until the page is hydrated: nothing moves before the browser has said so. */
export const usePrefersStillness = (): boolean => useSyncExternalStore(subscribe, prefersStillness, () => true);
