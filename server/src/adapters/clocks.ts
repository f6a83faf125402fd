import type { Clock } from '../ports/index.ts';

/** The clock of the system. */
export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still until the test sets, advances or releases it. */
export interface SettableClock extends Clock {
  set(time: Date): void;
  /** Moves the time forward. */
  advance(milliseconds: number): void;
  /** Makes the clock follow the system's clock from now on. */
  release(): void;
}

/** Creates a clock that stands still. Tests and the creation of the demo data use it. */
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
