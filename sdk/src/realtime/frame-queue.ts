/**
 * In a page without animation frames, such as a hidden tab, the queued items are passed on after this number of
 * milliseconds.
 */
const hiddenTabDelayMs = 1000;

/** The minimum number of milliseconds between two batches. Users can't read numbers that change more often. */
const minIntervalMs = 100;

/** Collects items, and passes them on in batches. */
export interface FrameQueue<T> {
  add(item: T): void;
  /** Stops. Queued items are dropped. */
  stop(): void;
}

/**
 * Creates a queue that passes items on in animation frames, at most ten times a second, so that many items in a short
 * time cost one render. The first item is passed on in the next frame. In an environment without animation frames, such
 * as Node, each item is passed on immediately.
 */
export function createFrameQueue<T>(flush: (items: readonly T[]) => void): FrameQueue<T> {
  let waiting: T[] = [];
  /** The time of the last batch. */
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
      timers = [setTimeout(run, hiddenTabDelayMs)];
      const dueIn = last + minIntervalMs - Date.now();
      if (dueIn > 0) timers.push(setTimeout(requestFrame, dueIn));
      else requestFrame();
    },
    stop() {
      cancel();
      waiting = [];
    },
  };
}
