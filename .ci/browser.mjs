import { createReadStream, createWriteStream, existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { delimiter, join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { fileURLToPath } from 'node:url';
import { createBrotliDecompress } from 'node:zlib';
import { installPackages } from './packages.mjs';

/** Flags that prevent Chromium from using the network, and that let it start as root in a container. */
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
const browserFolders = [
  '/usr/bin/chromium',
  '/usr/bin/google-chrome',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** Returns the path of an installed browser; undefined if there is none. */
function installedBrowser() {
  const onPath = (process.env.PATH ?? '').split(delimiter).flatMap((folder) => names.map((name) => join(folder, name)));
  return [...browserFolders, ...onPath].find((file) => existsSync(file));
}

/**
 * Returns the path of the browser that `npx playwright install chromium` installs; undefined if it is not installed.
 */
async function playwrightBrowser() {
  const { chromium } = await import('playwright');
  const file = chromium.executablePath();
  return file && existsSync(file) ? file : undefined;
}

/**
 * Names the folders of fonts. The package's own settings name folders of AWS Lambda, and Chromium crashes if it finds
 * no font.
 */
const fontSettings = `<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir prefix="relative">fonts</dir>
  <dir>/usr/share/fonts</dir>
  <dir>/usr/local/share/fonts</dir>
  <cachedir prefix="xdg">fontconfig</cachedir>
</fontconfig>
`;

/** Decompresses an archive of the package, which is a Brotli stream of a file or of a tar archive. */
const unpack = (archive, target) => pipeline(createReadStream(archive), createBrotliDecompress(), target);

/**
 * Unpacks the browser in the package, the libraries that a bare Debian does not have (NSS, NSPR, Expat), and a font.
 * Writes a script that starts the browser with them. The default flags of the package are not used, because they are
 * for AWS Lambda (`--single-process`, `--no-zygote`, `--disable-web-security`). With these flags, the browser would
 * crash when it starts, and would skip security checks on which tests rely.
 */
async function unpackBrowser(folder) {
  const modules = join(folder, 'node_modules');
  const archives = join(modules, '@sparticuz', 'chromium', 'bin');
  const { extract } = createRequire(join(modules, '@sparticuz', 'chromium', 'package.json'))('tar-fs');
  const target = join(folder, 'chromium');
  mkdirSync(target);
  await unpack(join(archives, 'chromium.br'), createWriteStream(join(target, 'chromium'), { mode: 0o755 }));
  await unpack(join(archives, 'swiftshader.tar.br'), extract(target));
  await unpack(join(archives, 'al2023.tar.br'), extract(target));
  await unpack(join(archives, 'fonts.tar.br'), extract(join(target, 'fonts')));
  writeFileSync(join(target, 'fonts', 'fonts.conf'), fontSettings);
  // Removes 69 MB of archives, which are not needed any more.
  rmSync(modules, { recursive: true });
  // The script sets the environment, so that programs which start the browser need not.
  const script = `#!/bin/sh
here=$(dirname "$(readlink -f "$0")")
export LD_LIBRARY_PATH="$here/chromium/lib\${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export FONTCONFIG_FILE="$here/chromium/fonts/fonts.conf"
exec "$here/chromium/chromium" "$@"
`;
  writeFileSync(join(folder, 'browser'), script, { mode: 0o755 });
}

/** Returns Chromium from an npm package (Linux x64). It is installed once into `.cache`. */
async function packagedBrowser() {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  return join(await installPackages('browser', ['@sparticuz/chromium@153.0.0'], unpackBrowser), 'browser');
}

/**
 * Finds the browser for stories, journeys and screenshots. The first of these is used: the browser of `CHROMIUM_PATH`,
 * an installed Chromium or Chrome, the browser that Playwright has installed, or the browser in the package.
 *
 * @returns {Promise<{ executablePath: string, args: string[] }>} ready for Playwright's `launchOptions`
 * @throws if there is none; the message names the command that installs one
 */
export async function findBrowser() {
  const named = process.env.CHROMIUM_PATH;
  if (named) {
    if (existsSync(named)) return { executablePath: named, args };
    throw new Error(`CHROMIUM_PATH is ${named}, but this file does not exist.`);
  }
  const executablePath = installedBrowser() ?? (await playwrightBrowser());
  if (executablePath) return { executablePath, args };
  const packaged = await packagedBrowser().catch((error) => {
    console.error(`The packaged browser could not be installed: ${error instanceof Error ? error.message : error}`);
  });
  if (packaged) return { executablePath: packaged, args };
  throw new Error('No browser was found for the tests. Run: npx playwright install chromium');
}

// `npm run browser` finds a browser, or installs the packaged one, and prints its path.
if (process.argv[1] === fileURLToPath(import.meta.url)) console.log((await findBrowser()).executablePath);
