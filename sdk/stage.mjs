// The second half of `npm run build:sdk`. It turns the output of tsc in `sdk/dist` into the package that is published.
// The source folder is not changed, so nothing has to be restored (README, "Decisions").
import { copyFileSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { bundleTo } from '../openapi/generate/bundle.mjs';

const sdk = new URL('./', import.meta.url);
const dist = new URL('./dist/', sdk);
const manifest = JSON.parse(readFileSync(new URL('package.json', sdk), 'utf8'));

/** Converts an entry point of the source to an entry point of the built package. */
function built(source) {
  const file = source.replace(/^\.\/src\//, './').replace(/\.ts$/, '');
  return { types: `${file}.d.ts`, default: `${file}.js` };
}

const { scripts: _scripts, devDependencies: _devDependencies, publishConfig, exports, ...kept } = manifest;
const { directory: _directory, ...publishing } = publishConfig;
const published = {
  ...kept,
  exports: {
    ...Object.fromEntries(Object.entries(exports).map(([name, source]) => [name, built(source)])),
    './openapi.json': './openapi.json',
    './package.json': './package.json',
  },
  publishConfig: publishing,
};
writeFileSync(new URL('package.json', dist), `${JSON.stringify(published, null, 2)}\n`);
// The text after this mark is useful only inside the repository.
const [readme] = readFileSync(new URL('README.md', sdk), 'utf8').split('<!-- repository only -->');
writeFileSync(new URL('README.md', dist), `${readme.trim()}\n`);
copyFileSync(new URL('CHANGELOG.md', sdk), new URL('CHANGELOG.md', dist));
copyFileSync(new URL('../LICENSE', sdk), new URL('LICENSE', dist));
copyFileSync(new URL('../openapi/rules.md', sdk), new URL('RULES.md', dist));
copyFileSync(new URL('../openapi/specification.md', sdk), new URL('SPECIFICATION.md', dist));
await bundleTo(fileURLToPath(new URL('openapi.json', dist)));

/** Replaces the name of the package by a relative path, in an import inside a built file. */
const within = (file) => (_, path) => `'${'../'.repeat(file.split('/').length - 1) || './'}generated/${path}.js'`;

// tsc changes the extensions of imports in JavaScript, but not in declarations. An older TypeScript can't resolve a
// package by its own name inside the package.
for (const file of readdirSync(fileURLToPath(dist), { recursive: true })) {
  if (!file.endsWith('.d.ts')) continue;
  const target = new URL(file, dist);
  const text = readFileSync(target, 'utf8')
    .replaceAll(/((?:from |import\()['"]\.[^'"]*)\.ts(['"])/g, '$1.js$2')
    .replaceAll(/'@fanlight\/sdk\/(models)'/g, within(file));
  writeFileSync(target, text);
}
