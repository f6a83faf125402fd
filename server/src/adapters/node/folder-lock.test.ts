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

/** A process number that nobody has any more. */
async function deadPid(): Promise<number> {
  const { stdout } = await run(process.execPath, ['-p', 'process.pid']);
  return Number(stdout);
}

it('is held by one, given back, and can be taken again', () => {
  const release = lockFolder(folder);
  expect(read()).toMatchObject({ pid: process.pid, host: hostname() });
  expect(() => lockFolder(folder)).toThrow(FolderInUse);
  expect(() => lockFolder(folder)).toThrow(folder);
  release();
  lockFolder(folder)();
});

it('is taken over from a process that is gone, from one whose number was given anew, and from no one', async () => {
  const mine = { pid: process.pid, host: hostname(), start: '1' };
  for (const left of [{ ...mine, pid: await deadPid() }, ...(process.platform === 'linux' ? [mine] : [])]) {
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

it('is taken over from another host, such as a container that was killed, once its heartbeat is missing', async () => {
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere' }));
  const release = lockFolder(folder, 1500);
  expect(read()).toMatchObject({ pid: process.pid, host: hostname() });
  release();
});

it('is left to another host that shows a heartbeat', async () => {
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere' }));
  const beat = `const { utimesSync } = require('node:fs');
    setInterval(() => utimesSync(${JSON.stringify(file)}, new Date(), new Date()), 100); console.log('beating');`;
  const owner = execFile(process.execPath, ['-e', beat]);
  await new Promise((resolve) => owner.stdout?.once('data', resolve));
  expect(() => lockFolder(folder)).toThrow('on elsewhere');
  owner.kill();
});

it('shows a heartbeat while it is held', async () => {
  const release = lockFolder(folder);
  const before = statSync(file).mtimeMs;
  await vi.waitUntil(() => statSync(file).mtimeMs > before, { timeout: 10_000 });
  release();
});

it('is not removed by who does not have it', () => {
  const release = lockFolder(folder);
  writeFileSync(file, JSON.stringify({ pid: 1, host: 'elsewhere' }));
  release();
  expect(read()).toMatchObject({ host: 'elsewhere' });
});

it('goes to exactly one of several that find the lock of a dead one at once', async () => {
  writeFileSync(file, JSON.stringify({ pid: await deadPid(), host: hostname() }));
  const module = new URL('./folder-lock.ts', import.meta.url).href;
  // Each tries once all are ready, and lives until all have tried: the lock of one that has exited could be taken again.
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
  const said = await nextLines();
  for (const { child } of takers) child.stdin.end();
  expect(said.toSorted()).toEqual(['FolderInUse', 'FolderInUse', 'FolderInUse', 'mine']);
}, 30_000);
