import { type RefObject, useCallback, useEffect, useEffectEvent, useRef } from 'react';

/** The maximum number of milliseconds that one frame adds, so that the time in a hidden page does not count. */
const maxStepMs = 100;

export interface StoryClock {
  /** The ref of the element that fills the progress bar. */
  bar: RefObject<HTMLDivElement | null>;
  /** Sets the position of a video, from 0 to 1. */
  show: (share: number) => void;
}

/**
 * Measures the display time of a story, and fills its progress bar without a render.
 *
 * @param id - the id of the story; a change restarts the time
 * @param seconds - the display time; null for a video, which reports its position by `show`
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
      elapsed.current.ms += Math.min(maxStepMs, now - last);
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
