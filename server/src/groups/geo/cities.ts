import type { City } from '@fanlight/sdk/models';
import world from '../../generated/cities.json' with { type: 'json' };
import { statesOf } from './countries.ts';

// The largest module of the engine: it is loaded when first needed.

const { cities } = world;

/**
 * Cities of a state and its subdivisions, by name: empty if none are known, undefined for an unknown country or state.
 * The data is the Countries States Cities Database (ODbL 1.0; the file contains the notice).
 */
export async function citiesOf(country: string, state: string): Promise<City[] | undefined> {
  const states = await statesOf(country);
  if (!states?.some(({ code }) => code === state)) return undefined;
  return (cities[country]?.[state] ?? []).map((name) => ({ name }));
}
