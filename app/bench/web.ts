// `npm run bench -- web`: runs Lighthouse for phones on the built app and the real server with the demo data, five
// times per page, and reports the median. The throttling is calibrated: before each run, the same HTML is loaded with
// react-dom alone (`web/baseline.ts`), and the multiplier is derived from that run's `benchmarkIndex`, so that every
// machine emulates the same phone. The page's main-thread work is divided by the baseline's. `node app/bench/web.ts
// home` selects the pages whose names start with `home`.
import { spawnSync } from 'node:child_process';
import type { Result } from 'lighthouse';
import { listDemoPosts, logInToDemo } from '../e2e/demo-session.ts';
import { startHost } from '../e2e/host.ts';
import { median } from './figures/median.ts';
import { startBaseline } from './web/baseline.ts';
import { checkBaseline, type Measured, measure, toMultiplier } from './web/measure.ts';

/** The number of runs per page, whose median is the result. */
const rounds = 5;
/** Maximum main-thread work of a page, as a multiple of the baseline's. */
const workLimit = 2;
/** The number of requests for a page before the measurement, because the first responses of a server are slower. */
const warmUps = 20;

/**
 * The categories with a limit. The audit of zooming is left out, because the specification forbids zooming (rule L2).
 */
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

/** Returns the failed audits of a category, to print if its score is below the limit. */
function shortfalls(lhr: Result, category: string): string[] {
  return (lhr.categories[category]?.auditRefs ?? [])
    .map(({ id, weight }) => ({ weight, audit: lhr.audits[id] }))
    .filter(({ weight, audit }) => weight > 0 && audit?.score !== null && (audit?.score ?? 1) < 0.9)
    .map(({ audit }) => `${audit?.id} ${audit?.displayValue ?? ''}`.trim());
}

// A long time limit, so that a slow machine also renders every page: the baseline requires SSR.
const host = await startHost({ FANLIGHT_SSR_TIMEOUT_MS: '60000' });
const session = await logInToDemo(host.origin, 'noor');
const posts = await listDemoPosts(session, 50);
const post = posts.find((feed) => feed.access.isAllowed && feed.files.length > 1) ?? posts[0];
const { token } = session;
const pages = [
  { name: 'login', path: '/auth/login', token: '' },
  { name: 'home', path: '/home', token },
  { name: 'profile', path: '/mara.clay', token },
  { name: 'post', path: `/posts/${post?._id}`, token },
  { name: 'explore', path: '/explore', token },
  { name: 'wallet', path: '/user/wallet', token },
];
type Page = (typeof pages)[number];
const selectedPages = process.argv.slice(2);
const chosen = pages.filter(
  ({ name }) => selectedPages.length === 0 || selectedPages.some((start) => name.startsWith(start)),
);
const baseline = await startBaseline(host.origin);

/**
 * Warms up the server, and waits until its first writes are on disk.
 *
 * @returns the page's document
 */
async function prepare(page: Page): Promise<string> {
  const headers = page.token ? { cookie: `token=${page.token}` } : undefined;
  let html = '';
  for (let time = 0; time < warmUps; time += 1) html = await (await fetch(host.origin + page.path, { headers })).text();
  spawnSync('sync');
  return html;
}

/** The results of the baseline (`bare`) and of the page, and the throttling multiplier of the page's run. */
interface Pair {
  bare: Measured;
  app: Measured;
  multiplier: number;
}

/** Runs the baseline, then the page with the throttling that the baseline's `benchmarkIndex` requires. */
async function measurePair(page: Page, bareUrl: string): Promise<Pair> {
  const bare = await measure(bareUrl, page.token, 4);
  const multiplier = toMultiplier(bare.benchmarkIndex);
  return { bare, multiplier, app: await measure(`${host.origin}${page.path}`, page.token, multiplier) };
}

let totalFailed = 0;
function print(name: string, value: number, unit: string, limit: number, isFloor = false) {
  const isWithin = isFloor ? value >= limit : value <= limit;
  if (!isWithin) totalFailed += 1;
  const digits = limit < 1 ? 3 : isFloor ? 0 : 2;
  console.log(`web ${name}: ${value.toFixed(digits)} ${unit} (limit ${limit}) ${isWithin ? 'ok' : 'over'}`);
}

for (const page of chosen) {
  const html = await prepare(page);
  const bareUrl = baseline.origin + baseline.add(html);
  await checkBaseline(bareUrl, html);
  const pairs: Pair[] = [];
  for (let round = 0; round < rounds; round += 1) pairs.push(await measurePair(page, bareUrl));
  const appMs = median(pairs.map(({ app }) => app.mainThreadMs));
  const bareMs = median(pairs.map(({ bare }) => bare.mainThreadMs));
  const index = median(pairs.map(({ bare }) => bare.benchmarkIndex));
  console.log(
    `web ${page.name}: benchmarkIndex ${index.toFixed(0)}, multiplier ${toMultiplier(index).toFixed(2)}; ` +
      `${appMs.toFixed(0)} ms of main thread against ${bareMs.toFixed(0)} ms of the baseline, both without throttling`,
  );
  print(
    `${page.name} main-thread work`,
    median(pairs.map(({ app, bare }) => app.mainThreadMs / bare.mainThreadMs)),
    'baselines',
    workLimit,
  );
  for (const { name, unit, limit, isFloor, read } of figures)
    print(`${page.name} ${name}`, median(pairs.map(({ app }) => read(app.lhr))), unit, limit, isFloor);
  const [last] = pairs.slice(-1);
  if (last)
    for (const category of ['performance', 'accessibility', 'best-practices'])
      for (const line of shortfalls(last.app.lhr, category)) console.log(`  ${category}: ${line}`);
}
await baseline.stop();
await host.stop();
process.exit(totalFailed > 0 ? 1 : 0);
