/** A seeded random number generator. The same seed returns the same numbers. */
export interface Random {
  /** Returns a number from 0 (inclusive) to 1 (exclusive). */
  fraction(): number;
  /** Returns an integer; both bounds are inclusive. */
  int(low: number, high: number): number;
  chance(probability: number): boolean;
  /** Returns a random element; undefined if there is none. */
  pick<T>(values: readonly T[]): T | undefined;
  /** Returns a random element. Elements with a greater weight are more likely. */
  pickByWeight<T extends { weight: number }>(values: readonly T[]): T;
}

/** Creates a random number generator from a seed (mulberry32). */
export function createRandom(seed: number): Random {
  let state = seed >>> 0;
  const fraction = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  return {
    fraction,
    int: (low, high) => low + Math.floor(fraction() * (high - low + 1)),
    chance: (probability) => fraction() < probability,
    pick: (values) => values[Math.floor(fraction() * values.length)],
    pickByWeight(values) {
      let left = fraction() * values.reduce((sum, { weight }) => sum + weight, 0);
      const picked = values.find(({ weight }) => {
        left -= weight;
        return left < 0;
      });
      if (!picked) throw new RangeError('There is nothing to pick from.');
      return picked;
    },
  };
}
