// `npm run bench -- NAME…` runs the named benchmarks one after another. Without a name, it runs all of them.
import { readdirSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { run } from './steps.mjs';

/** The folders of benchmarks, each with the script that builds what its benchmarks need. */
const folders = [
  { folder: 'server/src/bench', build: 'build:snapshot' },
  { folder: 'sdk/bench', build: 'build:sdk' },
  { folder: 'app/bench', build: 'build' },
];
const benches = folders.flatMap(({ folder, build }) =>
  readdirSync(folder)
    .filter((file) => file.endsWith('.ts') && file !== 'measure.ts')
    .map((file) => ({ name: file.replace('.ts', ''), file: `${folder}/${file}`, build })),
);
const benchNames = benches.map(({ name }) => name);
const requestedNames = process.argv.slice(2);
const unknown = requestedNames.filter((name) => !benchNames.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${benchNames.join(', ')}.`);
  process.exit(2);
}
ensureInstalled();
const chosen = requestedNames.length > 0 ? benches.filter(({ name }) => requestedNames.includes(name)) : benches;
for (const build of new Set(chosen.map((bench) => bench.build)))
  if ((await run(['npm', 'run', '--silent', build])) !== 0) process.exit(1);
let failed = 0;
for (const { file } of chosen) failed += (await run(['node_modules/.bin/node', file])) === 0 ? 0 : 1;
process.exit(failed > 0 ? 1 : 0);
