import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** Longest step in milliseconds, so that time in which the page is hidden does not count. */
const longestStep = 100;

/** How a story's time runs. */
export interface StoryClock {
  /** The filling of the bar of the story in sight. */
  bar: RefObject<HTMLDivElement | null>;
  /** Sets the position, 0 to 1, of media with its own time. */
  show: (share: number) => void;
}

/**
 * Runs the timer of a story and fills its bar, without rendering.
 *
 * @param id - the story; another one starts at 0
 * @param seconds - its display time; null for media with its own time, such as a video
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
