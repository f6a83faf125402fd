// Part of `npm run test:package`. Installs the packed components into an empty folder outside of the repository. Builds
// a page there with another theme, other texts and no router, and uses it in Chromium.
import { spawnSync } from 'node:child_process';
import { cpSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium, type Page } from 'playwright';
import { build, preview } from 'vite';
import { findBrowser } from '../../.ci/browser.mjs';
import { findTarball, install, root } from '../../sdk/test/install.ts';

let failed = 0;
function check(name: string, isOk: boolean, found: unknown): void {
  console.log(`${isOk ? '✓' : '✗'} ${name}${isOk ? '' : `: ${JSON.stringify(found)}`}`);
  if (!isOk) failed += 1;
}

const tarballs = [findTarball('package', 'npm run pack:sdk'), findTarball('components', 'npm run pack:components')];
const peers = ['react', 'react-dom', '@types/react', '@types/react-dom'];

/** Checks the look, the texts, the links and a dialog of the page. */
async function checkPage(page: Page, origin: string): Promise<void> {
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()));
  await page.goto(origin);
  const order = page.getByRole('button', { name: 'Order' });
  const look = await order.evaluate((button) => {
    const { backgroundColor, backgroundImage, borderRadius, textTransform } = getComputedStyle(button);
    return { backgroundColor, backgroundImage, borderRadius, textTransform };
  });
  const expectedStyles = 'rgb(11, 110, 79) none 4px uppercase';
  check('shows the tokens and the recipe of another theme', Object.values(look).join(' ') === expectedStyles, look);
  const href = await page.getByRole('link', { name: 'Orders' }).getAttribute('href');
  check('renders a link without a router', href === '/orders', href);
  await page.getByRole('switch', { name: 'Tell me' }).click();
  check('toggles a switch', await page.getByRole('switch').isChecked(), false);
  await page.getByRole('button', { name: 'More' }).click();
  check('opens a menu', await page.getByRole('menuitem', { name: 'Help' }).isVisible(), false);
  await page.keyboard.press('Escape');
  await order.click();
  const close = page.getByRole('dialog', { name: 'Your order' }).getByRole('button', { name: 'Fermer' });
  check('opens a dialog with replaced words', await close.isVisible(), await page.getByRole('dialog').innerText());
  await close.click();
  check('closes the dialog', (await page.getByRole('dialog').count()) === 0, true);
  check('page: no error', errors.length === 0, errors);
}

const folder = mkdtempSync(join(tmpdir(), 'fanlight-components-'));
try {
  install(folder, tarballs, peers);
  cpSync(fileURLToPath(new URL('consumer', import.meta.url)), folder, { recursive: true });
  const compiler = join(root, 'node_modules/typescript/bin/tsc');
  const types = spawnSync(process.execPath, [compiler, '-p', folder], { encoding: 'utf8' });
  check('compiles, and refuses an unknown token', types.status === 0, types.stdout);
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir: 'dist' } });
  const scripts = globSync('dist/assets/*.js', { cwd: folder }).map((file) => readFileSync(join(folder, file), 'utf8'));
  check(
    'the page contains no router',
    scripts.length > 0 && !scripts.some((code) => code.includes('react-router')),
    '',
  );
  const server = await preview({
    root: folder,
    configFile: false,
    logLevel: 'error',
    preview: { host: '127.0.0.1', port: 4491, open: false },
  });
  const browser = await chromium.launch(await findBrowser());
  try {
    await checkPage(await browser.newPage(), server.resolvedUrls?.local[0] ?? '');
  } finally {
    await browser.close();
    await server.close();
  }
} finally {
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
