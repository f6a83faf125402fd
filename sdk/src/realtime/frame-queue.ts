/** Milliseconds after which a page that paints no frames, such as a hidden tab, applies what has come in. */
const hiddenMs = 1000;

/** Least milliseconds between two hand-overs: nobody reads numbers that change more often. */
const everyMs = 100;

/** Gathers items and hands them over together. */
export interface FrameQueue<T> {
  add(item: T): void;
  /** Hands over nothing more; what is waiting is dropped. */
  stop(): void;
}

/**
 * Hands over items in animation frames, at most ten times a second: a burst of events then costs one rendering. The first
 * item is handed over in the next frame. Where there are no frames, as in Node, each item is handed over at once.
 */
export function createFrameQueue<T>(flush: (items: readonly T[]) => void): FrameQueue<T> {
  let waiting: T[] = [];
  /** When items were handed over last. */
  let last = Number.NEGATIVE_INFINITY;
  let frame: number | undefined;
  let timers: ReturnType<typeof setTimeout>[] = [];
  const cancel = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    for (const timer of timers) clearTimeout(timer);
    frame = undefined;
    timers = [];
  };
  const run = () => {
    cancel();
    last = Date.now();
    const items = waiting;
    waiting = [];
    flush(items);
  };
  const requestFrame = () => {
    frame = requestAnimationFrame(run);
  };
  return {
    add(item) {
      if (typeof requestAnimationFrame !== 'function') {
        flush([item]);
        return;
      }
      waiting.push(item);
      if (timers.length > 0) return;
      timers = [setTimeout(run, hiddenMs)];
      const dueIn = last + everyMs - Date.now();
      if (dueIn > 0) timers.push(setTimeout(requestFrame, dueIn));
      else requestFrame();
    },
    stop() {
      cancel();
      waiting = [];
    },
  };
}
