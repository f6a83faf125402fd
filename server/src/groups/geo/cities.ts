import type { City } from '@fanlight/sdk/models';
import world from '../../generated/cities.json' with { type: 'json' };
import { statesOf } from './countries.ts';

// This module is the largest of all: it is imported when it is first asked for.

const { cities } = world;

/**
 * The cities of a state and of what it is divided into, by name: none where none is known, undefined for an unknown
 * country or state. The data is the Countries States Cities Database (ODbL 1.0, its notice stands in the file).
 */
export async function citiesOf(country: string, state: string): Promise<City[] | undefined> {
  const states = await statesOf(country);
  if (!states?.some(({ code }) => code === state)) return undefined;
  return (cities[country]?.[state] ?? []).map((name) => ({ name }));
}
