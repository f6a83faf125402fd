import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion (no autoplay, no smooth scrolling). Not for rendering. */
export const prefersReducedMotion = () => matchMedia(query).matches;

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/** As {@link prefersReducedMotion}, for rendering. True in SSR and until hydration, as the preference is unknown. */
export const usePrefersReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
