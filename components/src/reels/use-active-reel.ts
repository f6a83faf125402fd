import { type RefObject, useCallback, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../primitives/index.ts';

export interface ActiveReel {
  activeId: string | undefined;
  /** Scrolls to the next or the previous reel. */
  move: (by: 1 | -1) => void;
}

/**
 * Observes which slide (`data-reel`) is visible in the scroll container.
 *
 * @param ids - the ids of the loaded reels, in their order
 * @param startId - the id of the first reel to show
 */
export function useActiveReel(frame: RefObject<HTMLElement | null>, ids: string[], startId: string | null): ActiveReel {
  const [visibleId, setVisibleId] = useState<string | null>(startId);
  const idList = ids.join(' ');
  const activeId = ids.find((id) => id === visibleId) ?? ids[0];
  useEffect(() => {
    const root = frame.current;
    if (!root || !idList) return;
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { isIntersecting, target } of entries) {
          if (isIntersecting) setVisibleId((target as HTMLElement).dataset.reel ?? null);
        }
      },
      { root, threshold: 0.6 },
    );
    for (const slide of root.querySelectorAll('[data-reel]')) observer.observe(slide);
    return () => observer.disconnect();
  }, [frame, idList]);
  const hasReels = idList !== '';
  // Scrolls to the first reel once, on mount. The viewer scrolls afterwards.
  useEffect(() => {
    if (hasReels && startId) frame.current?.querySelector(`[data-reel="${CSS.escape(startId)}"]`)?.scrollIntoView();
  }, [frame, hasReels, startId]);
  const move = useCallback(
    (by: 1 | -1) => {
      const root = frame.current;
      root?.scrollBy({ top: by * root.clientHeight, behavior: prefersReducedMotion() ? 'auto' : 'smooth' });
    },
    [frame],
  );
  return { activeId, move };
}
