// `npm run bench -- web`: Lighthouse for phones on the built app and the real server with the demo world, the median of
// five runs of each page. `node app/bench/web.ts home` takes the pages whose name begins so.
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { api, createClient, login, memoryTokenStore } from '@fanlight/sdk';
import lighthouse, { type Result } from 'lighthouse';
import { chromium } from 'playwright';
import { findBrowser } from '../../.ci/browser.mjs';
import { startHost } from '../e2e/host.ts';

/** Runs of a page; the middle one counts. */
const rounds = 5;
/** Where Lighthouse finds the browser. */
const port = 9333;
/** Times that the server sends a page beforehand, as to readers before: its own first pages are slower. */
const warmUps = 20;

/** What is held against a limit; the viewport forbids zooming by the specification (rule L2), so its audit is left out. */
const figures = [
  { name: 'performance', unit: 'points', limit: 90, isFloor: true, read: (lhr: Result) => score(lhr, 'performance') },
  {
    name: 'accessibility',
    unit: 'points',
    limit: 100,
    isFloor: true,
    read: (lhr: Result) => score(lhr, 'accessibility'),
  },
  {
    name: 'best practices',
    unit: 'points',
    limit: 95,
    isFloor: true,
    read: (lhr: Result) => score(lhr, 'best-practices'),
  },
  {
    name: 'layout shift',
    unit: 'CLS',
    limit: 0.02,
    isFloor: false,
    read: (lhr: Result) => lhr.audits['cumulative-layout-shift']?.numericValue ?? Number.NaN,
  },
];

function score(lhr: Result, category: string): number {
  return Math.round((lhr.categories[category]?.score ?? Number.NaN) * 100);
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

/** What fell short in a category, to be read when a figure is over. */
function shortfalls(lhr: Result, category: string): string[] {
  return (lhr.categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ weight, audit: lhr.audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
    .map(({ audit }) => `${audit?.id} ${audit?.displayValue ?? ''}`.trim());
}

const host = await startHost();
const token = memoryTokenStore();
const client = createClient({ baseUrl: `${host.origin}/api`, token });
await login(client, { credentials: 'noor', password: 'fanlight-demo' });
const { data: posts } = await client.call(api.listPerformerFeeds, {
  params: { username: 'mara.clay' },
  query: { limit: 50 },
});
const post = posts.find((feed) => feed.access.isAllowed && feed.files.length > 1) ?? posts[0];
const pages = [
  { name: 'login', address: '/auth/login', isLoggedIn: false },
  { name: 'home', address: '/home', isLoggedIn: true },
  { name: 'profile', address: '/mara.clay', isLoggedIn: true },
  { name: 'post', address: `/posts/${post?._id}`, isLoggedIn: true },
  { name: 'explore', address: '/explore', isLoggedIn: true },
];
const wanted = process.argv.slice(2);
const chosen = pages.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));

/** Has the server warm, and the disk done with what starting it wrote. */
async function prepare({ address, isLoggedIn }: (typeof pages)[number]): Promise<void> {
  const headers = isLoggedIn ? { cookie: `token=${token.get()}` } : undefined;
  for (let time = 0; time < warmUps; time += 1) await (await fetch(host.origin + address, { headers })).text();
  spawnSync('sync');
}

/** Measures a page in a browser of its own, so that nothing of the page before is kept. */
async function measure({ address, isLoggedIn }: (typeof pages)[number]): Promise<Result> {
  const folder = mkdtempSync(join(tmpdir(), 'fanlight-web-'));
  const { executablePath, args } = await findBrowser();
  const browser = await chromium.launchPersistentContext(folder, {
    executablePath,
    args: [...args, `--remote-debugging-port=${port}`],
  });
  try {
    const value = token.get();
    if (isLoggedIn && value) await browser.addCookies([{ name: 'token', value, url: host.origin }]);
    const run = await lighthouse(`${host.origin}${address}`, {
      port,
      logLevel: 'error',
      onlyCategories: ['performance', 'accessibility', 'best-practices'],
      skipAudits: ['meta-viewport'],
    });
    if (!run) throw new Error(`Lighthouse answered nothing for ${address}.`);
    return run.lhr;
  } finally {
    await browser.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

let over = 0;
for (const page of chosen) {
  await prepare(page);
  const runs: Result[] = [];
  for (let round = 0; round < rounds; round += 1) runs.push(await measure(page));
  for (const { name, unit, limit, isFloor, read } of figures) {
    const value = median(runs.map(read));
    const isWithin = isFloor ? value >= limit : value <= limit;
    if (!isWithin) over += 1;
    const shown = Number.isInteger(limit) ? value : value.toFixed(3);
    console.log(`web ${page.name} ${name}: ${shown} ${unit} (limit ${limit}) ${isWithin ? 'ok' : 'over'}`);
  }
  const [last] = runs.slice(-1);
  if (last)
    for (const category of ['performance', 'accessibility', 'best-practices'])
      for (const line of shortfalls(last, category)) console.log(`  ${category}: ${line}`);
}
await host.stop();
process.exit(over > 0 ? 1 : 0);
