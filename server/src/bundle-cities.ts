// Merges the cities of the world, which are 4,700 files of a package, into one file that can be bundled and loaded in a
// browser tab. With `--check`, it writes nothing, and fails if the committed file differs from the package.
import { existsSync, globSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { iso31662 } from 'iso-3166/2.js';

/** A short declaration of the file. Without it, the compiler would infer types from all names, which takes seconds. */
const declaration = `declare const world: { notice: string; cities: Record<string, Record<string, string[]>> };
export default world;
`;

/** The licence requires this notice in every copy of the data. */
const notice = `Contains information from the Countries States Cities Database, which is made available here under the \
Open Database License (ODbL) 1.0: https://opendatacommons.org/licenses/odbl/1-0/. \
The database: https://github.com/dr5hn/countries-states-cities-database, by its package @countrystatecity/countries. \
Changed: names only, without duplicates, under the first-level divisions of ISO 3166-2. This file is under the ODbL as well.`;

/**
 * Codes of divisions in the cities package that are different in ISO 3166-2, or that only one of the two lists divides
 * further.
 */
const isoCodes: Record<string, string> = {
  'GR-A2': 'GR-I',
  'IN-CT': 'IN-CG',
  'IN-OR': 'IN-OD',
  'IN-TG': 'IN-TS',
  'MN-001': 'MN-1',
  'NO-32': 'NO-30',
  'NO-33': 'NO-30',
  'NO-39': 'NO-38',
  'NO-40': 'NO-38',
  'NO-55': 'NO-54',
  'NO-56': 'NO-54',
};

const parents = new Map(iso31662.map(({ code, parent }) => [code, parent]));

/** Returns the first-level division that contains a division. Undefined if ISO 3166-2 does not list the division. */
function firstLevelOf(division: string): string | undefined {
  const code = isoCodes[division] ?? division;
  const parent = parents.get(code);
  return parent?.includes('-') ? firstLevelOf(parent) : parent && code;
}

/** Returns the names of cities by country and first-level division. */
function readCities(): Map<string, Map<string, Set<string>>> {
  const world = new Map<string, Map<string, Set<string>>>();
  const data = fileURLToPath(new URL('./data', import.meta.resolve('@countrystatecity/countries')));
  for (const file of globSync('*/*/cities.json', { cwd: data })) {
    const { country, state } = /-(?<country>[A-Z]{2})[/\\].*-(?<state>[A-Z0-9]+)[/\\]/.exec(file)?.groups ?? {};
    const division = country && firstLevelOf(`${country}-${state}`);
    if (!country || !division) continue;
    const states = world.get(country) ?? new Map<string, Set<string>>();
    const names = states.get(division) ?? new Set<string>();
    for (const { name } of JSON.parse(readFileSync(`${data}/${file}`, 'utf8'))) names.add(name.trim());
    world.set(country, states.set(division, names));
  }
  return world;
}

const sorted = <T>(entries: Iterable<[string, T]>) => [...entries].sort(([one], [other]) => (one < other ? -1 : 1));

/** Writes one line for each state, so that a diff shows what a newer package changes. */
function write(world: ReturnType<typeof readCities>): string {
  const countries = sorted(world).map(([country, states]) => {
    const lines = sorted(states).map(([code, names]) => {
      const list = [...names].sort((one, other) => one.localeCompare(other, 'en'));
      return `  ${JSON.stringify(code.slice(country.length + 1))}:${JSON.stringify(list)}`;
    });
    return `${JSON.stringify(country)}:{\n${lines.join(',\n')}\n}`;
  });
  return `{"notice":${JSON.stringify(notice)},\n"cities":{\n${countries.join(',\n')}\n}}\n`;
}

const files = { 'cities.json': write(readCities()), 'cities.d.json.ts': declaration };
for (const [name, made] of Object.entries(files)) {
  const target = new URL(`./generated/${name}`, import.meta.url);
  if (!process.argv.includes('--check')) writeFileSync(target, made);
  else if (!existsSync(target) || readFileSync(target, 'utf8') !== made) {
    console.error(`Run "npm run generate" and commit what it changes: server/src/generated/${name}`);
    process.exitCode = 1;
  }
}
