import type { Clock, RateLimits } from '../ports/index.ts';

/** Keys kept before those that have run out are forgotten. */
const sweepAt = 10_000;

/**
 * Fixed windows in memory, on the engine's own clock, so that a test can move on. One process counts for itself; several
 * machines need a shared counter behind the same port.
 */
export function createRateLimits(clock: Clock): RateLimits {
  const windows = new Map<string, { points: number; endsAt: number }>();
  const now = () => clock.now().getTime();
  const open = (key: string) => {
    const window = windows.get(key);
    return window && window.endsAt > now() ? window : undefined;
  };
  const waitOf = (window: { points: number; endsAt: number } | undefined, points: number) =>
    window && window.points > points ? Math.ceil((window.endsAt - now()) / 1000) : 0;
  return {
    async take(key, { points, seconds }) {
      if (windows.size > sweepAt) for (const [name, { endsAt }] of windows) if (endsAt <= now()) windows.delete(name);
      const window = open(key) ?? { points: 0, endsAt: now() + seconds * 1000 };
      window.points += 1;
      windows.set(key, window);
      return waitOf(window, points);
    },
    async peek(key, { points }) {
      const window = open(key);
      return waitOf(window && { ...window, points: window.points + 1 }, points);
    },
    async reset(key) {
      windows.delete(key);
    },
  };
}
