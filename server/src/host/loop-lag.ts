/** Milliseconds between two measurements. */
const everyMs = 20;
/** The number of measurements within the last 200 ms. */
const maxMeasurements = 10;

/** Measures how long the event loop delays timers. */
export interface LoopLag {
  /** Returns the longest delay of a timer within the last 200 ms, in milliseconds. */
  read(): number;
  stop(): void;
}

/** Starts to measure the lag of the event loop of this thread. */
export function watchLoopLag(now: () => number = () => performance.now()): LoopLag {
  const lags: number[] = [];
  let dueAt = now() + everyMs;
  const timer = setInterval(() => {
    lags.push(Math.max(0, now() - dueAt));
    if (lags.length > maxMeasurements) lags.shift();
    dueAt = now() + everyMs;
  }, everyMs);
  timer.unref();
  return { read: () => Math.max(0, ...lags, now() - dueAt), stop: () => clearInterval(timer) };
}
