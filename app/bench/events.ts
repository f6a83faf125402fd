// `npm run bench -- events`: sends 40 events per second for 20 s to the built app with the demo data. The main thread's
// CPU time per event is divided by that of a plain React list, which gets the same events in the same run, has as many
// rows, and renders only the changed row. `node app/bench/events.ts home` selects the pages whose names start with
// `home`.

import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { api } from '@fanlight/sdk';
import { type BrowserContext, chromium, type Page } from 'playwright';
import { findBrowser } from '../../.ci/browser.mjs';
import { listDemoPosts } from '../e2e/demo-session.ts';
import { bundleScript } from './client/bundle-script.ts';
import { startDemoHost } from './demo/host.ts';
import { createEvents, readHead } from './events/event-stream.ts';
import type { PlainListData, PlainRow } from './events/plain-list.tsx';

const eventsPerSecond = 40;
const seconds = 20;
/** Seconds of events before the measurement, while code is compiled and images are decoded. */
const warmUpSeconds = 3;
/** Maximum CPU time per event, as a multiple of the baseline's. */
const timeLimit = 2;
/** Maximum number of elements in the document at the end. */
const elementLimit = 1500;
/** Rows to load before the events start, if the demo has as many. */
const rowTotal = 40;

const { host, session, stop } = await startDemoHost('mara.clay');
const { client, token } = session;
const me = await client.call(api.getMe);
const tops = await client.call(api.listTopPerformers, { query: { limit: 12 } });
for (const { _id: id, isOwn } of tops.data)
  if (!isOwn) await client.call(api.followPerformer, { params: { id } }).catch(() => undefined);

const { data: notifications } = await client.call(api.listNotifications, { query: { limit: rowTotal } });
const { data: timeline } = await client.call(api.listFeeds, { query: { limit: rowTotal } });
const demoPosts = await listDemoPosts(session, rowTotal);
const [notification] = notifications;
if (!notification) throw new Error('The demo has no notification.');

const toRow = ({ _id: id, performer, text, createdAt: at, totalLikes, totalComments }: (typeof demoPosts)[number]) =>
  ({
    id,
    at,
    text,
    name: performer.name,
    picture: performer.avatar,
    likes: totalLikes,
    comments: totalComments,
  }) satisfies PlainRow;
const pages = [
  { name: 'home', path: '/home', posts: timeline, shows: 'posts', rows: timeline.map(toRow) },
  {
    name: 'notifications',
    path: '/notifications',
    posts: demoPosts,
    shows: 'notifications',
    rows: notifications.map(({ _id: id, actor, excerpt, updatedAt: at }) => ({
      ...{
        id,
        at,
        text: excerpt ?? '',
        name: actor?.name ?? '',
        picture: actor?.avatar ?? null,
        likes: 0,
        comments: 0,
      },
    })),
  },
  { name: 'profile', path: '/mara.clay', posts: demoPosts, shows: 'posts', rows: demoPosts.map(toRow) },
] as const;
const selectedPages = process.argv.slice(2);
const chosen = pages.filter(
  ({ name }) => selectedPages.length === 0 || selectedPages.some((start) => name.startsWith(start)),
);

const plainListCode = await bundleScript(fileURLToPath(new URL('events/plain-list.tsx', import.meta.url)));

interface Measured {
  /** CPU time of the main thread, in milliseconds. */
  msPerEvent: number;
  elements: number;
}

const countElements = (page: Page) => page.evaluate(() => document.querySelectorAll('*').length);

/** Publishes each event at its due time. A late timer is followed by several events, so the rate stays the same. */
async function publish(
  events: Iterator<Parameters<typeof host.engine.ports.broadcast.publish>[0]>,
  forSeconds: number,
) {
  const from = performance.now();
  for (let sent = 0; sent < forSeconds * eventsPerSecond; sent += 1) {
    const dueIn = from + (sent * 1000) / eventsPerSecond - performance.now();
    if (dueIn > 0) await wait(dueIn);
    host.engine.ports.broadcast.publish(events.next().value);
  }
}

/** Sends the events to an open page, and measures its main thread. */
async function measure(page: Page, posts: (typeof pages)[number]['posts']): Promise<Measured> {
  const subject = { performerId: me._id, posts, notification: notification as NonNullable<typeof notification> };
  const events = createEvents(subject, await readHead(client, `user:${me._id}`));
  const session = await page.context().newCDPSession(page);
  // CPU time of the thread, which does not depend on the load of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  const readBusy = async () => {
    const { metrics } = await session.send('Performance.getMetrics');
    return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? Number.NaN;
  };
  await publish(events, warmUpSeconds);
  const before = await readBusy();
  await publish(events, seconds);
  // Gives the page time to show the last event.
  await wait(500);
  const busy = (await readBusy()) - before;
  return { msPerEvent: (busy * 1000) / (seconds * eventsPerSecond), elements: await countElements(page) };
}

/** Returns the number of loaded rows. The document contains only some rows of a long list, with their position. */
const countRows = (page: Page) =>
  page
    .locator('main [data-key]')
    .evaluateAll((rows) => Math.max(rows.length, ...rows.map((row) => Number(row.getAttribute('aria-posinset')))));

/** Scrolls until `total` rows of the list are loaded, and then back to the top. */
async function loadRows(page: Page, total: number) {
  for (let tries = 0; tries < 40; tries += 1) {
    if ((await countRows(page)) >= total) break;
    await page.mouse.wheel(0, 2500);
    await wait(250);
  }
  await page.evaluate(() => scrollTo({ top: 0 }));
  await wait(500);
}

async function measureApp(context: BrowserContext, { path, posts, rows }: (typeof pages)[number]) {
  const page = await context.newPage();
  await page.goto(host.origin + path);
  await page.waitForFunction(() => !document.querySelector('.ssr'));
  // A newly opened page renders few rows of a list; a reloaded one renders all loaded rows.
  const listening = page.waitForResponse(/\/api\/events\/channels/);
  await page.reload();
  await page.waitForFunction(() => !document.querySelector('.ssr'));
  await listening;
  await loadRows(page, Math.min(rows.length, rowTotal));
  const before = await countElements(page);
  const result = await measure(page, posts);
  await page.close();
  return { ...result, before };
}

async function measurePlain(context: BrowserContext, { posts, shows, rows }: (typeof pages)[number]) {
  const page = await context.newPage();
  const data: PlainListData = { token, shows, rows: [...rows] };
  // The page is a real response of the host: Chromium opens no sockets from a page that Playwright has fulfilled.
  await page.goto(`${host.origin}/robots.txt`);
  await page.setContent('<!doctype html><div id="root"></div>');
  await page.evaluate((value) => Object.assign(window, { plainList: value }), data);
  await page.addScriptTag({ type: 'module', content: plainListCode });
  await page.waitForFunction(() => document.title === 'connected');
  await wait(500);
  const result = await measure(page, posts);
  await page.close();
  return result;
}

let totalFailed = 0;
function print(name: string, value: number, unit: string, limit: number) {
  const isWithin = value <= limit;
  if (!isWithin) totalFailed += 1;
  console.log(
    `${name}: ${Number.isInteger(value) ? value : value.toFixed(1)} ${unit} (limit ${limit}) ${isWithin ? 'ok' : 'over'}`,
  );
}

const browser = await chromium.launch(await findBrowser());
const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1280, height: 900 } });
await context.addCookies([{ name: 'token', value: token, url: host.origin }]);
for (const page of chosen) {
  const plain = await measurePlain(context, page);
  const app = await measureApp(context, page);
  const shown = `${app.msPerEvent.toFixed(2)} ms against ${plain.msPerEvent.toFixed(2)} ms of the plain list`;
  console.log(`events ${page.name}: ${shown}, ${page.rows.length} rows, ${app.before} elements before`);
  print(`events ${page.name}`, app.msPerEvent / plain.msPerEvent, 'baselines', timeLimit);
  print(`events ${page.name} document`, app.elements, 'elements', elementLimit);
}
await browser.close();
await stop();
process.exit(totalFailed > 0 ? 1 : 0);
