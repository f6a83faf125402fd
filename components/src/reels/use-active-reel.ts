import { type RefObject, useCallback, useEffect, useState } from 'react';
import { prefersReducedMotion } from '../primitives/index.ts';

export interface ActiveReel {
  activeId: string | undefined;
  /** Scrolls to the next or previous reel. */
  move: (by: 1 | -1) => void;
}

/**
 * Observes which slide (`data-reel`) fills the scroll container.
 *
 * @param ids - the ids of the loaded reels, in order
 * @param startId - the id of the first reel
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
  // Runs only on mount; afterwards the viewer scrolls.
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
