// `npm run test:package` installs the packed SDK into an empty folder outside of the repository. It type-checks a
// program that uses the SDK, and runs the program against the platform in Node and in Chromium.
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, realpathSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { isDeepStrictEqual } from 'node:util';
import { chromium } from 'playwright';
import { build, preview } from 'vite';
import { findBrowser } from '../../.ci/browser.mjs';
import { startHost } from '../../app/e2e/host.ts';
import { demoLogins, demoPassword } from '../../mocks/src/demo/logins.ts';
import type { Visit, VisitResult } from './consumer/visit.ts';
import { findTarball, install, root } from './install.ts';

/** The packages that a program with hooks needs in addition to the SDK, in the versions of this repository. */
const hookPackages = [
  'react',
  'react-dom',
  '@tanstack/react-query',
  'zod',
  '@types/react',
  '@types/react-dom',
  '@types/node',
];

let failed = 0;
function check(name: string, isOk: boolean, found: unknown): void {
  console.log(`${isOk ? '✓' : '✗'} ${name}${isOk ? '' : `: ${JSON.stringify(found)}`}`);
  if (!isOk) failed += 1;
}

/** The entry points that need optional peer dependencies. All other entry points load without them. */
const needsPeers = /^\.\/(hooks|realtime\/react|validators(\/.*)?)$/;

const tarball = findTarball('package', 'npm run pack:sdk');

/** Returns the Node executables to test: that of the repository, and that of the machine if it is another file. */
function nodeExecutables(): string[] {
  const nodeOnPath = (process.env.PATH ?? '')
    .split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .map((folder) => join(folder, 'node'))
    .find((file) => spawnSync(file, ['--version']).status === 0);
  const others = nodeOnPath && realpathSync(nodeOnPath) !== realpathSync(process.execPath) ? [nodeOnPath] : [];
  return [process.execPath, ...others];
}

function checkResult(where: string, seen: VisitResult): void {
  const { progress, ...rest } = seen;
  const expected = {
    ...{ feeds: 10, distinct: 10, pages: 3, refused: '401 INVALID_CREDENTIALS' },
    ...{ cancelled: 'AbortError', event: 'tip 10', after: 'UNAUTHENTICATED' },
  };
  check(
    `${where}: logs in, iterates over feeds, cancels an upload, receives a tip`,
    isDeepStrictEqual(rest, expected),
    rest,
  );
  const isRising = progress.every((value, i) => value >= (progress[i - 1] ?? 0));
  check(`${where}: an upload reports its progress`, progress.length > 1 && isRising && progress.at(-1) === 1, progress);
}

async function visitInPage(folder: string, visitOptions: Visit): Promise<void> {
  await build({ root: folder, configFile: false, logLevel: 'error', build: { outDir: 'dist' } });
  const proxy = { target: visitOptions.origin, changeOrigin: true };
  const server = await preview({
    ...{ root: folder, configFile: false, logLevel: 'error' },
    preview: {
      host: '127.0.0.1',
      port: 4490,
      open: false,
      proxy: { '/api': proxy, '/socket.io': { ...proxy, ws: true } },
    },
  });
  const browser = await chromium.launch(await findBrowser());
  try {
    const origin = (server.resolvedUrls?.local[0] ?? '').replace(/\/$/, '');
    const page = await browser.newPage();
    const errors: string[] = [];
    page.on('pageerror', (error) => errors.push(error.message));
    await page.goto(origin);
    await page.getByRole('heading', { name: 'An empty login is refused' }).waitFor();
    const rows = page.getByRole('listitem');
    await rows.nth(1).waitFor();
    await page.getByRole('button', { name: 'More' }).click();
    await rows.nth(3).waitFor();
    const names = await rows.allTextContents();
    check('page: a Suspense hook shows a list and its next page', new Set(names).size === 4, names);
    checkResult('page', await page.evaluate((one) => globalThis.runVisit(one), { ...visitOptions, origin }));
    check('page: no error', errors.length === 0, errors);
  } finally {
    await browser.close();
    await server.close();
  }
}

/** Returns the entry points of the package that is installed in a folder. */
function entriesOf(folder: string): string[] {
  const file = join(folder, 'node_modules/@fanlight/sdk/package.json');
  const { exports } = JSON.parse(readFileSync(file, 'utf8')) as { exports: Record<string, unknown> };
  return Object.keys(exports).filter((name) => !name.endsWith('.json'));
}

/** Loads every entry point in a program that has no React, React Query and zod, as a bot would. */
function checkWithoutPeers(): void {
  const bare = mkdtempSync(join(tmpdir(), 'fanlight-bare-'));
  try {
    install(bare, [tarball], []);
    for (const name of entriesOf(bare)) {
      const code = `await import('@fanlight/sdk${name.slice(1)}');`;
      const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
        cwd: bare,
        encoding: 'utf8',
      });
      if (!needsPeers.test(name)) check(`without peers: ${name} loads`, status === 0, stderr);
      else
        check(
          `without peers: importing ${name} fails with the name of the missing peer dependency`,
          status !== 0 && /react-query|zod/.test(stderr),
          stderr,
        );
    }
  } finally {
    rmSync(bare, { recursive: true, force: true });
  }
}

const folder = mkdtempSync(join(tmpdir(), 'fanlight-consumer-'));
const host = await startHost();
try {
  install(folder, [tarball], hookPackages);
  cpSync(fileURLToPath(new URL('consumer', import.meta.url)), folder, { recursive: true });
  for (const compiler of ['node_modules/typescript', 'openapi/node_modules/typescript']) {
    const { version } = JSON.parse(readFileSync(join(root, compiler, 'package.json'), 'utf8')) as { version: string };
    const result = spawnSync(process.execPath, [join(root, compiler, 'bin/tsc'), '-p', folder], { encoding: 'utf8' });
    check(`compiles with TypeScript ${version}`, result.status === 0, result.stdout);
  }
  checkWithoutPeers();
  const [performer] = demoLogins.filter(({ role }) => role === 'performer');
  const [fan] = demoLogins.filter(({ role }) => role === 'fan');
  if (!performer || !fan) throw new Error('The demo has no logins.');
  const visitOptions = {
    origin: host.origin,
    fan: fan.username,
    performer: performer.username,
    password: demoPassword,
  };
  for (const node of nodeExecutables()) {
    const version = execFileSync(node, ['--version'], { encoding: 'utf8' }).trim();
    const entries = entriesOf(folder);
    const imports = entries.map((name) => `await import('@fanlight/sdk${name.slice(1)}');`).join('\n');
    const loaded = spawnSync(node, ['--input-type=module', '-e', imports], { cwd: folder, encoding: 'utf8' });
    check(`Node ${version}: all ${entries.length} entry points load`, loaded.status === 0, loaded.stderr);
    const env = {
      ...process.env,
      ORIGIN: visitOptions.origin,
      FAN: visitOptions.fan,
      PERFORMER: visitOptions.performer,
      PASSWORD: visitOptions.password,
    };
    const { stdout, stderr, status } = spawnSync(node, ['out/node.js'], {
      cwd: folder,
      env,
      encoding: 'utf8',
      timeout: 120_000,
    });
    if (status === 0) checkResult(`Node ${version}`, JSON.parse(stdout) as VisitResult);
    else check(`Node ${version}`, false, stderr);
  }
  await visitInPage(folder, visitOptions);
} finally {
  await host.stop();
  rmSync(folder, { recursive: true, force: true });
}
process.exit(failed > 0 ? 1 : 0);
