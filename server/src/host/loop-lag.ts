/** Milliseconds between measurements. */
const everyMs = 20;
/** Number of measurements within the last 200 ms. */
const maxMeasurements = 10;

/** The lag of an event loop. */
export interface LoopLag {
  /** The longest delay of a timer in the last 200 ms, in milliseconds. */
  read(): number;
  stop(): void;
}

/** Measures the lag of this thread's event loop. */
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
