// `npm run bench -- NAME`: runs a benchmark; without a name all of them, one after the other.
import { readdirSync } from 'node:fs';
import { ensureInstalled } from './install.mjs';
import { run } from './steps.mjs';

const folder = 'server/src/bench';
const known = readdirSync(folder)
  .filter((file) => file.endsWith('.ts') && file !== 'measure.ts')
  .map((file) => file.replace('.ts', ''));
const wanted = process.argv.slice(2);
const unknown = wanted.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no benchmark ${unknown.join(', ')}. There are: ${known.join(', ')}.`);
  process.exit(2);
}
ensureInstalled();
if ((await run(['npm', 'run', '--silent', 'build:snapshot'])) !== 0) process.exit(1);
let over = 0;
for (const name of wanted.length > 0 ? wanted : known) {
  over += (await run(['node_modules/.bin/node', `${folder}/${name}.ts`])) === 0 ? 0 : 1;
}
process.exit(over > 0 ? 1 : 0);
