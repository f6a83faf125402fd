import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/**
 * Whether the user prefers reduced motion: no autoplay, and no smooth scrolling. For use in event handlers and effects.
 */
export const prefersReducedMotion = () => matchMedia(query).matches;

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/**
 * Returns {@link prefersReducedMotion} during render. True until hydration, because the server does not know the
 * preference.
 */
export const usePrefersReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
