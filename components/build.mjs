// `npm run build:components`: builds the package in `components/dist`, which another project can install: one JavaScript
// module and one declaration for each source module, so that unused components cost nothing.
import { execFileSync } from 'node:child_process';
import { copyFileSync, cpSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { describeComponents } from './describe.mjs';

const folder = fileURLToPath(new URL('./', import.meta.url));
const dist = join(folder, 'dist');
const manifest = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
const require = createRequire(import.meta.url);

rmSync(dist, { recursive: true, force: true });
const entries = globSync('src/**/index.ts', { cwd: folder, exclude: ['src/testing/**', '**/sample/**'] });
await build({
  root: folder,
  configFile: false,
  logLevel: 'warn',
  build: {
    outDir: 'dist',
    target: 'es2022',
    minify: false,
    lib: { entry: entries.map((entry) => join(folder, entry)), formats: ['es'] },
    rollupOptions: {
      external: (id) => !/^[./]/.test(id),
      output: { preserveModules: true, preserveModulesRoot: join(folder, 'src'), entryFileNames: '[name].js' },
    },
  },
});

execFileSync(
  process.execPath,
  [join(dirname(require.resolve('typescript/package.json')), 'bin/tsc'), '-p', 'tsconfig.build.json'],
  {
    cwd: folder,
    stdio: 'inherit',
  },
);
// tsc does not rewrite the extensions of imports in declarations.
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const target = join(dist, file);
  const text = readFileSync(target, 'utf8');
  writeFileSync(target, text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'));
}
// Declarations refer to the texts, from which the keys of `t` are derived.
for (const file of globSync('i18n/*/*.json', { cwd: join(folder, 'src') }))
  cpSync(join(folder, 'src', file), join(dist, file));

mkdirSync(join(dist, 'theme/fonts'), { recursive: true });
copyFileSync(join(folder, 'src/theme/generated/theme.css'), join(dist, 'theme/theme.css'));
// The fonts are part of the package, since a style sheet cannot import from packages everywhere.
const fonts = readFileSync(join(folder, 'src/theme/fonts.css'), 'utf8').replaceAll(/url\("(@[^"]+)"\)/g, (_, path) => {
  const name = path.split('/').at(-1);
  const [scope, font, ...rest] = path.split('/');
  copyFileSync(
    join(dirname(require.resolve(`${scope}/${font}/package.json`)), ...rest),
    join(dist, 'theme/fonts', name),
  );
  return `url("./fonts/${name}")`;
});
writeFileSync(join(dist, 'theme/fonts.css'), fonts);

const { private: _private, devDependencies: _devDependencies, dependencies, ...kept } = manifest;
const { react, 'react-dom': reactDom, 'react-router-dom': router, ...others } = dependencies;
/** Returns the range of a version's major. */
const major = (version) => `^${version.split('.')[0]}`;
const sdk = JSON.parse(readFileSync(join(folder, '../sdk/package.json'), 'utf8'));
const published = {
  ...kept,
  sideEffects: ['**/*.css', './primitives/media-player/elements.js'],
  exports: {
    './theme/fonts.css': './theme/fonts.css',
    './theme/theme.css': './theme/theme.css',
    './package.json': './package.json',
    './*': { types: './*/index.d.ts', default: './*/index.js' },
  },
  dependencies: Object.fromEntries(
    Object.entries(others)
      .filter(([name]) => !name.startsWith('@fontsource'))
      .map(([name, version]) => [name, name === sdk.name ? sdk.version : version]),
  ),
  peerDependencies: { react: major(react), 'react-dom': major(reactDom), 'react-router-dom': major(router) },
  // Only layouts and screens use the router.
  peerDependenciesMeta: { 'react-router-dom': { optional: true } },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
const readme = readFileSync(join(folder, 'package.md'), 'utf8');
writeFileSync(join(dist, 'README.md'), `${readme.trim()}\n\n${describeComponents()}`);
copyFileSync(join(folder, '../LICENSE'), join(dist, 'LICENSE'));
