import { execFileSync, spawn } from 'node:child_process';
import {
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  utimesSync,
} from 'node:fs';
import { join } from 'node:path';
import { type Browser, chromium } from 'playwright';
import type { IndexEntry } from 'storybook/internal/types';
import { preview } from 'vite';
import { findBrowser } from '../../.ci/browser.mjs';

/** Built Storybooks and pictures, by the hash of the source tree. */
export const cacheOf = (root: string): string => join(root, '.cache/visual');

/** Number of source trees that are kept. */
const KEPT_TREES = 3;

export const git = (root: string, args: readonly string[], env: NodeJS.ProcessEnv = {}): string =>
  execFileSync('git', args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, ...env },
    maxBuffer: 1 << 28,
  }).trim();

/** Returns the hash of the working tree, with changes that are not committed. */
export function hashWorkingTree(root: string): string {
  mkdirSync(cacheOf(root), { recursive: true });
  const index = join(cacheOf(root), 'index');
  const env = { GIT_INDEX_FILE: index };
  git(root, ['read-tree', 'HEAD'], env);
  git(root, ['add', '--all'], env);
  const tree = git(root, ['write-tree'], env);
  rmSync(index);
  return tree;
}

/** Returns the files that differ between two trees, including deleted files. */
export const changedFiles = (root: string, before: string, after: string): string[] =>
  git(root, ['diff', '--name-only', '--no-renames', before, after])
    .split('\n')
    .filter((file) => file !== '');

/**
 * Links the installed packages into an extracted source tree, each package by its own link. With a single link to
 * `node_modules`, the stories of this tree would import the components of the working directory.
 */
function linkPackages(root: string, tree: string): void {
  const modules = join(tree, 'node_modules');
  mkdirSync(modules);
  for (const name of readdirSync(join(root, 'node_modules')))
    if (name !== '@fanlight' && !name.startsWith('.vite') && name !== '.cache')
      symlinkSync(join(root, 'node_modules', name), join(modules, name));
  mkdirSync(join(modules, '@fanlight'));
  for (const name of readdirSync(join(root, 'node_modules/@fanlight'))) {
    symlinkSync(join(tree, name), join(modules, '@fanlight', name));
    const packageModules = join(root, name, 'node_modules');
    if (existsSync(packageModules) && existsSync(join(tree, name)))
      symlinkSync(packageModules, join(tree, name, 'node_modules'));
  }
}

/** Runs Storybook for pictures. If it fails, throws its output. */
function run(args: readonly string[], cwd: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const env = { ...process.env, FANLIGHT_STORYBOOK: 'pictures' };
    const child = spawn(process.execPath, args, { cwd, env, stdio: ['ignore', 'pipe', 'pipe'] });
    let output = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk) => {
        output = (output + chunk).slice(-20_000);
      });
    child.on('exit', (code) => (code === 0 ? resolve() : reject(new Error(`Storybook was not built:\n${output}`))));
  });
}

/** Deletes the oldest trees. */
function prune(root: string): void {
  const folders = readdirSync(cacheOf(root), { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && /^[0-9a-f]{40}$/.test(entry.name))
    .map((entry) => join(cacheOf(root), entry.name))
    .sort((a, b) => lstatSync(b).mtimeMs - lstatSync(a).mtimeMs);
  for (const folder of folders.slice(KEPT_TREES)) rmSync(folder, { recursive: true });
}

/**
 * Builds the Storybook of a source tree without docs pages and search, unless it is cached.
 *
 * @returns its folder
 */
export async function buildStorybook(root: string, tree: string): Promise<string> {
  const folder = join(cacheOf(root), tree);
  const output = join(folder, 'storybook');
  mkdirSync(folder, { recursive: true });
  utimesSync(folder, new Date(), new Date());
  prune(root);
  if (existsSync(output)) return output;
  const sources = join(folder, 'sources');
  rmSync(sources, { recursive: true, force: true });
  mkdirSync(sources);
  // `git worktree` needs a commit. Uncommitted changes have only a tree object.
  execFileSync('sh', ['-c', `git archive ${tree} | tar -x -C '${sources}'`], { cwd: root });
  linkPackages(root, sources);
  const built = join(folder, 'unfinished');
  const storybook = join(sources, 'node_modules/storybook/dist/bin/dispatcher.js');
  await run(
    [storybook, 'build', '--test', '--disable-telemetry', '--quiet', '--loglevel', 'warn', '--output-dir', built],
    sources,
  );
  renameSync(built, output);
  rmSync(sources, { recursive: true });
  return output;
}

/** Reads the stories of a built Storybook. */
export function readEntries(storybook: string): IndexEntry[] {
  const { entries } = JSON.parse(readFileSync(join(storybook, 'index.json'), 'utf8'));
  return Object.values<IndexEntry>(entries).filter(({ type }) => type === 'story');
}

/** A server of a built Storybook. */
export interface Host {
  origin: string;
  browser: Browser;
  close: () => Promise<void>;
}

/**
 * The origin of each Storybook in its own browser. Both are the same, because stories show URLs. It ends with `.localhost`,
 * because browsers offer some features only to secure origins.
 */
const origin = 'http://stories.localhost/';

/** Serves a built Storybook, and starts a browser in which it has the origin {@link origin}. */
export async function serve(storybook: string): Promise<Host> {
  const server = await preview({
    configFile: false,
    logLevel: 'silent',
    build: { outDir: storybook },
    preview: { host: '127.0.0.1', port: 6200, strictPort: false, allowedHosts: true },
  });
  const local = server.resolvedUrls?.local[0];
  if (!local) throw new Error('The Storybook is not served.');
  const launch = await findBrowser();
  const args = [
    ...launch.args,
    // Text is drawn without subpixels.
    '--font-render-hinting=none',
    '--disable-lcd-text',
    '--force-color-profile=srgb',
    // A tile that is kept from the former story moves the text of the next one by half a pixel.
    '--disable-partial-raster',
    // Nothing is loaded from the network.
    `--host-resolver-rules=MAP stories.localhost ${new URL(local).host}, MAP * ~NOTFOUND`,
  ];
  const browser = await chromium.launch({ ...launch, args });
  return {
    origin,
    browser,
    async close() {
      await browser.close();
      await server.close();
    },
  };
}
