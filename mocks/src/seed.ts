// Repeatable random numbers: all choices of mocks come from here.
import { base, en, Faker } from '@faker-js/faker';

interface State {
  /** The seed that this began with. */
  readonly seed: number;
  random: number;
  /** How often each property has been made. */
  readonly made: Map<string, number>;
}

const SEED = 20_260_304;
const NOW = '2026-03-04T12:00:00.000Z';

/** A number of 32 bits for a text, the same on every machine. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

const begin = (seed: number): State => ({ seed, random: seed, made: new Map() });
let state = begin(SEED);

/** Mulberry32: its whole state is one number, so it can be laid aside and taken up again. */
function next(): number {
  state.random = (state.random + 0x6d2b79f5) | 0;
  let t = Math.imul(state.random ^ (state.random >>> 15), 1 | state.random);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

const seedWith = (seed: number | number[]): void => {
  state = begin([seed].flat()[0] ?? SEED);
};

/** Faker over this package's own chance and present. */
export const faker = new Faker({ locale: [en, base], randomizer: { next, seed: seedWith } });
faker.setDefaultRefDate(NOW);

/** The present of all mocks. */
export const now = (): Date => new Date(NOW);

/**
 * The same world from here on, each time: for `make` and `eventMocks`, of which each call goes on from the one before.
 * Answers to requests need no reset, they follow from the request; another seed gives others.
 */
export function resetMocks(seed: number = SEED): void {
  state = begin(seed);
}

/** Runs a function with an own random state, so that the same name always returns the same value. */
export function seeded<T>(name: string, make: () => T): T {
  const outer = state;
  state = begin(hash(`${outer.seed} ${name}`));
  try {
    return make();
  } finally {
    state = outer;
  }
}

/**
 * The values of a property one after the other, from a seeded one on. All properties of one owner are in step, so that
 * lists of equal length belong together: the first name to the first text.
 */
export function turn<T>(owner: string, property: string, values: readonly T[]): T {
  const key = `${owner} ${property}`;
  const made = state.made.get(key) ?? 0;
  state.made.set(key, made + 1);
  return values[(hash(`${state.seed} ${owner}`) + made) % values.length] as T;
}
