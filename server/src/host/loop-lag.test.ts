import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchLoopLag } from './loop-lag.ts';

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

it('watchLoopLag measures the longest delay of the event loop in the last 200 ms', () => {
  let extraMs = 0;
  const lag = watchLoopLag(() => Date.now() + extraMs);
  vi.advanceTimersByTime(200);
  expect(lag.read()).toBe(0);
  // Simulates a blocked event loop: time passes while no timer runs.
  extraMs = 150;
  expect(lag.read()).toBe(130);
  vi.advanceTimersByTime(20);
  expect(lag.read()).toBe(150);
  vi.advanceTimersByTime(200);
  expect(lag.read()).toBe(0);
  lag.stop();
});
