import { useSyncExternalStore } from 'react';

const query = '(prefers-reduced-motion: reduce)';

/** Whether the user prefers reduced motion (no autoplay, no smooth scrolling). For event handlers and effects. */
export const prefersReducedMotion = () => matchMedia(query).matches;

function subscribe(changed: () => void): () => void {
  const list = matchMedia(query);
  list.addEventListener('change', changed);
  return () => list.removeEventListener('change', changed);
}

/**
 * The result of {@link prefersReducedMotion} for rendering. True until hydration, because the server does not know it.
 */
export const usePrefersReducedMotion = (): boolean => useSyncExternalStore(subscribe, prefersReducedMotion, () => true);
