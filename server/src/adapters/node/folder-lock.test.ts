import { execFile, spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { hostname, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { FolderInUse, lockFolder } from './folder-lock.ts';

const run = promisify(execFile);
let folder: string;
let file: string;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'fanlight-lock-'));
  file = join(folder, 'server.lock');
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

const read = () => JSON.parse(readFileSync(file, 'utf8'));

/** Returns a process id that is not in use. */
async function deadPid(): Promise<number> {
  const { stdout } = await run(process.execPath, ['-p', 'process.pid']);
  return Number(stdout);
}

it('lockFolder lets one process acquire the lock of a folder, and another process after the lock is released', () => {
  const release = lockFolder(folder);
  expect(read()).toMatchObject({ pid: process.pid, host: hostname() });
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(folder);
  release();
  lockFolder(folder)();
});

it('lockFolder replaces the lock of a dead process, a lock whose pid was reused, and an incomplete lock file', async () => {
  const ownerOfThisProcess = { pid: process.pid, host: hostname(), start: '1' };
  for (const left of [
    { ...ownerOfThisProcess, pid: await deadPid() },
    ...(process.platform === 'linux' ? [ownerOfThisProcess] : []),
  ]) {
    writeFileSync(file, JSON.stringify(left));
    lockFolder(folder)();
  }
  for (const text of ['', '{"pid":']) {
    writeFileSync(file, text);
    const release = lockFolder(folder);
    expect(read()).toMatchObject({ pid: process.pid });
    release();
  }
});

it('lockFolder replaces the lock of another host, such as a killed container, once its heartbeat is missing', async () => {
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere' }));
  const release = lockFolder(folder, 1500);
  expect(read()).toMatchObject({ pid: process.pid, host: hostname() });
  release();
});

it('lockFolder does not replace the lock of another host that sends heartbeats', async () => {
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere' }));
  const beat = `const { utimesSync } = require('node:fs');
    setInterval(() => utimesSync(${JSON.stringify(file)}, new Date(), new Date()), 100); console.log('beating');`;
  const owner = execFile(process.execPath, ['-e', beat]);
  await new Promise((resolve) => owner.stdout?.once('data', resolve));
  expect(() => lockFolder(folder)).toThrow('on elsewhere');
  owner.kill();
});

it('lockFolder sends heartbeats while the process has the lock', async () => {
  const release = lockFolder(folder);
  const before = statSync(file).mtimeMs;
  await vi.waitUntil(() => statSync(file).mtimeMs > before, { timeout: 10_000 });
  release();
});

it('the release of a folder lock does not remove the lock of another process', () => {
  const release = lockFolder(folder);
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere' }));
  release();
  expect(read()).toMatchObject({ host: 'elsewhere' });
});

it('lockFolder lets exactly one of several concurrent processes take over the lock of a dead process', async () => {
  writeFileSync(file, JSON.stringify({ pid: await deadPid(), host: hostname() }));
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  // Each process tries to take the lock when all are ready, and runs until all have tried. The lock of a process that
  // has exited would be free.
  const script = `const { lockFolder } = await import(${JSON.stringify(module)});
    console.log('ready');
    process.stdin.once('data', () => {
      try { lockFolder(${JSON.stringify(folder)}); console.log('mine'); } catch (error) { console.log(error.name); }
    });`;
  const takers = Array.from({ length: 4 }, () => {
    const child = spawn(process.execPath, ['--input-type=module', '-e', script], {
      stdio: ['pipe', 'pipe', 'inherit'],
    });
    const lines = createInterface({ input: child.stdout })[Symbol.asyncIterator]();
    return { child, next: async () => (await lines.next()).value };
  });
  const nextLines = () => Promise.all(takers.map(({ next }) => next()));
  expect(await nextLines()).toEqual(['ready', 'ready', 'ready', 'ready']);
  for (const { child } of takers) child.stdin.write('go');
  const outcomes = await nextLines();
  for (const { child } of takers) child.stdin.end();
  expect(outcomes.toSorted()).toEqual(['FolderInUse', 'FolderInUse', 'FolderInUse', 'mine']);
}, 30_000);
