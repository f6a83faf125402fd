import type { City } from '@fanlight/sdk/models';
import world from '../../generated/cities.json' with { type: 'json' };
import { statesOf } from './countries.ts';

// This is the largest module of the engine. Other modules import it dynamically, so that it is loaded when it is first
// needed.

const { cities } = world;

/**
 * Lists the cities of a state and its subdivisions by name; undefined if the country or the state is unknown. The data is
 * the Countries States Cities Database (ODbL 1.0), whose notice the file contains.
 */
export async function citiesOf(country: string, state: string): Promise<City[] | undefined> {
  const states = await statesOf(country);
  if (!states?.some(({ code }) => code === state)) return undefined;
  return (cities[country]?.[state] ?? []).map((name) => ({ name }));
}
