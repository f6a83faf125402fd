/** Milliseconds after which a page that paints no frames, such as a hidden tab, applies what has come in. */
const hiddenMs = 1000;

/** Gathers items and hands them over together. */
export interface FrameQueue<T> {
  add(item: T): void;
  /** Hands over nothing more; what is waiting is dropped. */
  stop(): void;
}

/**
 * Hands over the items of one animation frame together: a burst of events then costs one rendering. Where there are no
 * frames, as in Node, each item is handed over at once.
 */
export function createFrameQueue<T>(flush: (items: readonly T[]) => void): FrameQueue<T> {
  let waiting: T[] = [];
  let frame: number | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const cancel = () => {
    if (frame !== undefined) cancelAnimationFrame(frame);
    clearTimeout(timer);
    frame = undefined;
  };
  const run = () => {
    cancel();
    const items = waiting;
    waiting = [];
    flush(items);
  };
  return {
    add(item) {
      if (typeof requestAnimationFrame !== 'function') {
        flush([item]);
        return;
      }
      waiting.push(item);
      if (frame !== undefined) return;
      frame = requestAnimationFrame(run);
      timer = setTimeout(run, hiddenMs);
    },
    stop() {
      cancel();
      waiting = [];
    },
  };
}
