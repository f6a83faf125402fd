// The seeded random numbers from which all random choices of mocks are made.
import { base, en, Faker } from '@faker-js/faker';
import { NOW } from '@fanlight/openapi/now';

interface State {
  /** The initial seed. */
  readonly seed: number;
  /** The language of the request, as its header `Accept-Language` says; empty outside of requests. */
  readonly language: string;
  random: number;
  /** The number of values that were generated for each property. */
  readonly counts: Map<string, number>;
}

const SEED = 20_260_304;

/** Returns a 32-bit hash of a text. It is the same on every machine. */
export function hash(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  h = Math.imul(h ^ (h >>> 15), 0x2c1b3c6d);
  h = Math.imul(h ^ (h >>> 12), 0x297a2d39);
  return (h ^ (h >>> 15)) >>> 0;
}

const begin = (seed: number, language = ''): State => ({ seed, language, random: seed, counts: new Map() });
let state = begin(SEED);

/** Returns the next random number (mulberry32). The state is a single number, which can be saved and restored. */
function next(): number {
  state.random = (state.random + 0x6d2b79f5) | 0;
  let t = Math.imul(state.random ^ (state.random >>> 15), 1 | state.random);
  t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
  return ((t ^ (t >>> 14)) >>> 0) / 4_294_967_296;
}

const seedWith = (seed: number | number[]): void => {
  state = begin([seed].flat()[0] ?? SEED);
};

/** Faker, with the seeded random numbers and the fixed time. */
export const faker = new Faker({ locale: [en, base], randomizer: { next, seed: seedWith } });
faker.setDefaultRefDate(NOW);

/** Returns the fixed current time of all mocks. */
export const now = (): Date => new Date(NOW);

/**
 * Resets the random state of `make` and `eventMocks`, whose values depend on earlier calls. Responses to requests
 * depend only on the request and the seed, so that they change only if the seed changes.
 */
export function resetMocks(seed: number = SEED): void {
  state = begin(seed);
}

/** Returns the language of the request for which a response is made; empty outside of requests. */
export const requestLanguage = (): string => state.language;

/**
 * Runs a function with a random state of its own, so that the same name always results in the same value.
 *
 * @param language - the language of the request
 */
export function seeded<T>(name: string, make: () => T, language?: string): T {
  const outer = state;
  state = begin(hash(`${outer.seed} ${name}`), language ?? outer.language);
  try {
    return make();
  } finally {
    state = outer;
  }
}

/**
 * Returns the next of the values of a property. The index of the first value is derived from the seed, and is the same
 * for all properties of an owner. So the values at the same index belong together if the lists have the same length,
 * such as a name and a text.
 */
export function turn<T>(owner: string, property: string, values: readonly T[]): T {
  const key = `${owner} ${property}`;
  const counts = state.counts.get(key) ?? 0;
  state.counts.set(key, counts + 1);
  return values[(hash(`${state.seed} ${owner}`) + counts) % values.length] as T;
}
