import { execFile } from 'node:child_process';
import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { promisify } from 'node:util';

const root = fileURLToPath(new URL('..', import.meta.url));

/** Keeps Chromium quiet and self-contained, also as root in a container and where there is no network. */
const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

const names = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable', 'chrome'];
const places = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** A browser that is already on this machine, or undefined. */
function installedBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...places, ...onPath].find((file) => existsSync(file));
}

/** The browser that `npx playwright install chromium` puts into its own cache, or undefined. */
async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/** Chromium inside an npm package (Linux x64), installed once into `.cache`. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  const folder = join(root, '.cache', 'browser');
  const entry = join(folder, 'node_modules', '@sparticuz', 'chromium', 'build', 'index.js');
  if (!existsSync(entry)) {
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, 'package.json'), '{ "private": true }\n');
    await promisify(execFile)('npm', ['install', '--no-audit', '--no-fund', '@sparticuz/chromium@153.0.0'], {
      cwd: folder,
    });
  }
  const { default: chromium } = await import(pathToFileURL(entry).href);
  return { executablePath: await chromium.executablePath(), args: [...new Set([...chromium.args, ...args])] };
}

/**
 * The browser for stories, journeys and screenshots: `CHROMIUM_PATH`, then an installed Chromium or Chrome, then
 * Playwright's own, then a packaged one.
 *
 * @returns {Promise<{ executablePath: string, args: string[] }>} ready for Playwright's `launchOptions`
 * @throws if there is none; the message names the one command to run
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return { executablePath: named, args };
    throw new Error(`CHROMIUM_PATH is ${named}, and there is no such file.`);
  }
  const executablePath = installedBrowser() ?? (await playwrightBrowser());
  if (executablePath) return { executablePath, args };
  const packaged = await packagedBrowser().catch((error) => {
    console.error(`The packaged browser could not be installed: ${error instanceof Error ? error.message : error}`);
  });
  if (packaged) return packaged;
  throw new Error('No browser was found for the tests. Run: npx playwright install chromium');
}

// `npm run browser`: finds one, or installs the packaged one, and says which.
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await findBrowser()).executablePath);
