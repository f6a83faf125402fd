// `npm run size` measures the gzipped JavaScript that a visitor's first page loads, and that of each route, and compares
// both with budgets.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { chromium } from 'playwright';
import { startHost } from '../app/e2e/host.ts';
import { findBrowser } from './browser.mjs';
import { findLateModules } from './late-modules.mjs';

/** The budgets in kB (1,000 bytes) of gzipped code. */
const budgets = { firstPage: 190, route: 60 };
const firstPages = ['/', '/auth/login'];

const dist = new URL('../app/dist/app/', import.meta.url);
const manifestFile = new URL('.vite/manifest.json', dist);
if (!existsSync(manifestFile)) throw new Error('There is no built app: run npm run build first.');
/**
 * @type {Record<string, { file: string, src?: string, isEntry?: boolean, isDynamicEntry?: boolean, imports?: string[]
 * }>}
 */
const manifest = JSON.parse(readFileSync(manifestFile, 'utf8'));
/** The code of every script of the build, by the name of its file. */
const allScripts = new Map(
  readdirSync(dist, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.js'))
    .map((file) => [file, readFileSync(new URL(file, dist), 'utf8')]),
);
/** Returns the gzipped size of a file in kB. */
const sizeOf = (file) => gzipSync(readFileSync(new URL(file, dist)), { level: 9 }).length / 1000;

/** Returns a chunk and all chunks that it imports statically. */
function withImports(key, seen = new Set()) {
  if (seen.has(key)) return seen;
  seen.add(key);
  for (const next of manifest[key]?.imports ?? []) withImports(next, seen);
  return seen;
}

let failed = 0;
function print(name, kilobytes, limit) {
  const isOver = kilobytes > limit;
  if (isOver) failed += 1;
  console.log(
    `${name.padEnd(46)} ${kilobytes.toFixed(1).padStart(7)} kB gz (limit ${limit}) ${isOver ? 'over' : 'ok'}`,
  );
}

// The size of a first page includes its inline scripts. Only a page that the server renders within the time limit
// contains them, so the host starts with a long time limit.
const host = await startHost({ FANLIGHT_SSR_TIMEOUT_MS: '60000' });
const browser = await chromium.launch(await findBrowser());
for (const path of firstPages) {
  const page = await browser.newPage();
  const scripts = new Set();
  page.on('response', (response) => {
    const { pathname } = new URL(response.url());
    if (pathname.endsWith('.js')) scripts.add(pathname.slice(1));
  });
  const response = await page.goto(host.origin + path, { waitUntil: 'networkidle' });
  const inline = [...(await response.text()).matchAll(/<script>([\s\S]*?)<\/script>/g)]
    .map(([, code]) => code)
    .join('');
  print(
    `first page ${path}`,
    [...scripts].reduce((sum, file) => sum + sizeOf(file), gzipSync(inline, { level: 9 }).length / 1000),
    budgets.firstPage,
  );
  for (const problem of findLateModules(allScripts, scripts)) {
    failed += 1;
    console.log(problem);
  }
  await page.close();
}
await browser.close();
await host.stop();

const base = new Set(
  Object.keys(manifest)
    .filter((key) => manifest[key].isEntry)
    .flatMap((key) => [...withImports(key)]),
);
for (const [key, chunk] of Object.entries(manifest)) {
  if (!chunk.isDynamicEntry || !chunk.src?.startsWith('src/routes/')) continue;
  const ownScripts = [...withImports(key)].filter((part) => !base.has(part) && manifest[part].file.endsWith('.js'));
  print(
    `route ${chunk.src.replace('src/routes/', '')}`,
    ownScripts.reduce((sum, part) => sum + sizeOf(manifest[part].file), 0),
    budgets.route,
  );
}
process.exitCode = failed ? 1 : 0;
