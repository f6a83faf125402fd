// `npm run build:components`: builds the package in `components/dist`, which other projects can install. Each source
// module becomes one JavaScript module and one declaration, so that bundlers leave out components that a project does
// not use.
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
// TypeScript does not rewrite the file extensions of imports in declarations, so this loop does.
for (const file of globSync('**/*.d.ts', { cwd: dist })) {
  const target = join(dist, file);
  const text = readFileSync(target, 'utf8');
  writeFileSync(target, text.replaceAll(/((?:from |import\()['"]\.[^'"]*)\.tsx?(['"])/g, '$1.js$2'));
}
// The package contains the texts, because the declarations derive the keys of `t` from them.
for (const file of globSync('i18n/*/*.json', { cwd: join(folder, 'src') }))
  cpSync(join(folder, 'src', file), join(dist, file));

mkdirSync(join(dist, 'theme/fonts'), { recursive: true });
copyFileSync(join(folder, 'src/theme/generated/theme.css'), join(dist, 'theme/theme.css'));
// The package contains the fonts, because not every bundler can resolve an import from a package in a style sheet.
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
/** Returns the version range that accepts every version with the same major version. */
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
  // The router is optional, because only layouts and screens use it.
  peerDependenciesMeta: { 'react-router-dom': { optional: true } },
};
writeFileSync(join(dist, 'package.json'), `${JSON.stringify(published, null, 2)}\n`);
const readme = readFileSync(join(folder, 'package.md'), 'utf8');
writeFileSync(join(dist, 'README.md'), `${readme.trim()}\n\n${describeComponents()}`);
copyFileSync(join(folder, '../LICENSE'), join(dist, 'LICENSE'));
