import type { Clock } from '../ports/index.ts';

/** The time as it is. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until it is set. */
export interface SettableClock extends Clock {
  set(time: Date): void;
  /** Moves it on. */
  advance(milliseconds: number): void;
  /** From now on it tells the time as it is. */
  release(): void;
}

/** For tests and for making the demo world. */
export function createSettableClock(start: Date): SettableClock {
  let time: Date | undefined = start;
  return {
    now: () => (time ? new Date(time) : new Date()),
    set(next) {
      time = next;
    },
    advance(milliseconds) {
      time = new Date((time ?? new Date()).getTime() + milliseconds);
    },
    release() {
      time = undefined;
    },
  };
}
