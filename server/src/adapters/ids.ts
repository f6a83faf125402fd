import type { Clock, Ids, Random } from '../ports/index.ts';

/**
 * 24 hexadecimal digits: 12 of the time in milliseconds, and 12 that start at random in each millisecond and are then
 * incremented, so that ids of one process are in the order of their creation.
 */
export function createIds(clock: Clock, random: () => number): Ids {
  const range = 2 ** 48;
  let lastTime = 0;
  let low = 0;
  return {
    next() {
      const time = Math.max(clock.now().getTime(), 0);
      // Leaves half of the range for increments.
      low = time === lastTime ? (low + 1) % range : Math.floor(random() * (range / 2));
      lastTime = time;
      return time.toString(16).padStart(12, '0') + low.toString(16).padStart(12, '0');
    },
  };
}

/** Random values from Web Crypto, which Node and browsers have. */
export const webRandom: Random = {
  token: (bytes) => {
    const text = String.fromCharCode(...crypto.getRandomValues(new Uint8Array(bytes)));
    return btoa(text).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
  },
  fraction: () => (crypto.getRandomValues(new Uint32Array(1))[0] ?? 0) / 2 ** 32,
};
