import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Longest step that counts, in milliseconds: what passes while the page is out of sight does not. */
const longestStep = 100;

/** How a story's time runs. */
export interface StoryClock {
  /** The filling of the bar of the story in sight. */
  bar: RefObject<HTMLDivElement | null>;
  /** Sets it, 0 to 1, for what has a time of its own. */
  show: (share: number) => void;
}

/**
 * Counts a story's time and fills its bar, without drawing anything anew.
 *
 * @param id - of the story; another one begins at the beginning
 * @param seconds - how long it stands; null for what has a time of its own, such as a video
 */
export function useStoryClock(id: string, seconds: number | null, isRunning: boolean, onEnd: () => void): StoryClock {
  const bar = useRef<HTMLDivElement>(null);
  const elapsed = useRef({ id, ms: 0 });
  const show = useCallback((share: number) => {
    if (bar.current) bar.current.style.transform = `scaleX(${Math.min(1, share)})`;
  }, []);
  const end = useEffectEvent(onEnd);
  useEffect(() => {
    if (elapsed.current.id !== id) elapsed.current = { id, ms: 0 };
    show(seconds === null ? 0 : elapsed.current.ms / (seconds * 1000));
    if (!isRunning || seconds === null) return;
    let last = performance.now();
    let frame = requestAnimationFrame(function step(now) {
      elapsed.current.ms += Math.min(longestStep, now - last);
      last = now;
      const share = elapsed.current.ms / (seconds * 1000);
      show(share);
      if (share >= 1) end();
      else frame = requestAnimationFrame(step);
    });
    return () => cancelAnimationFrame(frame);
  }, [id, seconds, isRunning, show]);
  return { bar, show };
}
