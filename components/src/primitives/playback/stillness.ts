import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion: no autoplay, no smooth scrolling. Not for rendering. */
export const prefersStillness = () => matchMedia(query).matches;

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** The same for rendering. True in SSR and until hydration: nothing moves before the browser's preference is known. */
export const usePrefersStillness = (): boolean => useSyncExternalStore(subscribe, prefersStillness, () => true);
