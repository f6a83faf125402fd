/** A seeded random number generator. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  next(): number;
  range(low: number, high: number): number;
  /** Returns an integer; both bounds are inclusive. */
  int(low: number, high: number): number;
  /** Returns a random element. @throws RangeError for an empty array */
  pick<T>(values: readonly T[]): T;
  chance(probability: number): boolean;
  /** Returns a number between −1 and 1, most often near 0. */
  drift(): number;
}

/** Returns a 32-bit hash of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Creates a random number generator from a seed (mulberry32). */
export function createRandom(seed: string): Random {
  let state = hashOf(seed);
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    next,
    range: (low, high) => low + (high - low) * next(),
    int: (low, high) => low + Math.floor(next() * (high - low + 1)),
    pick: (values) => {
      const [value] = values.slice(Math.floor(next() * values.length));
      if (value === undefined) throw new RangeError('There is nothing to pick from.');
      return value;
    },
    chance: (probability) => next() < probability,
    drift: () => (next() + next() + next() - 1.5) / 1.5,
  };
}
