import type { Clock, Ids, Random } from '../ports/index.ts';

/**
 * Creates ids of 24 hexadecimal digits. The first 12 are the time in milliseconds. The other 12 are random for the
 * first id of a millisecond, and are then incremented, so that the ids of one process are in the order of their
 * creation.
 */
export function createIds(clock: Clock, random: () => number): Ids {
  const range = 2 ** 48;
  let lastTime = 0;
  let low = 0;
  return {
    next() {
      const time = Math.max(clock.now().getTime(), 0);
      // Takes a random number from the lower half of the range, so that the upper half is left for increments.
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
