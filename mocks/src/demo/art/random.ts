/** Chance that is the same each time for the same seed. */
export interface Random {
  /** From 0 (inclusive) to 1 (exclusive). */
  next(): number;
  range(low: number, high: number): number;
  /** A whole number, both ends inclusive. */
  int(low: number, high: number): number;
  /** One of them; there has to be one. */
  pick<T>(values: readonly T[]): T;
  chance(probability: number): boolean;
  /** Around zero, rarely beyond ±1. */
  drift(): number;
}

/** 32 bits of a text (FNV-1a). */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/** Chance from a seed (mulberry32). */
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
