// `npm run bench -- ssr`: processor time per page of the SSR workers, from the request to the HTML, divided by that of
// `renderToString` on the same tree with the data at hand. The answers of the API are recorded once and given again, so that
// the database does not count. `node app/bench/ssr.ts home` takes the pages whose name begins so.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startRenderer } from '@fanlight/server/ssr';
import type { RenderRequest } from '@fanlight/server/ssr-protocol';
import { build } from 'vite';
import { listDemoPosts } from '../e2e/demo-session.ts';
import { startDemoHost } from './demo/host.ts';

/** How many times the yardstick a page may take. */
const limit = 2;
/** Rounds, of which the middle one counts: page and yardstick are measured in turns. */
const rounds = 11;
/** Pages of a round. */
const times = 30;
/** Rounds before, in which the code is compiled. */
const warmUpRounds = 8;

const appFolder = fileURLToPath(new URL('..', import.meta.url));
const { host, session, stop } = await startDemoHost('noor');
const { token } = session;
const posts = await listDemoPosts(session, 1);

const pages = [
  { name: 'login', path: '/auth/login', token: '' },
  { name: 'explore', path: '/explore', token: '' },
  { name: 'post', path: `/posts/${posts[0]?._id}`, token: '' },
  { name: 'home', path: '/home', token },
  { name: 'profile', path: '/mara.clay', token },
  { name: 'wallet', path: '/user/wallet', token },
];
const wanted = process.argv.slice(2);
const chosen = pages.filter(({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)));

/** The app's own modules, built as the worker is, in a folder from which packages can be found. */
async function loadEntry(): Promise<typeof import('./ssr/entry.ts')> {
  const outDir = join(appFolder, 'dist/bench-ssr');
  await build({
    root: appFolder,
    configFile: join(appFolder, 'vite.config.ts'),
    logLevel: 'error',
    mode: 'production',
    build: { ssr: fileURLToPath(new URL('ssr/entry.ts', import.meta.url)), outDir },
  });
  return import(pathToFileURL(join(outDir, 'entry.js')).href);
}
process.env.NODE_ENV = 'production';
const { createPageServices, preparePage, renderToString } = await loadEntry();

/** Calls the API of the host; every further time the same call is answered from memory. */
function createRecorder() {
  const recorded = new Map<string, { body: string; status: number; type: string }>();
  return async (request: Request): Promise<Response> => {
    const key = `${request.url} ${request.headers.get('authorization')}`;
    let answer = recorded.get(key);
    if (!answer) {
      const { pathname, search } = new URL(request.url);
      const response = await fetch(`${host.origin}${pathname}${search}`, { headers: request.headers });
      const type = response.headers.get('content-type') ?? '';
      answer = { body: await response.text(), status: response.status, type };
      recorded.set(key, answer);
    }
    return new Response(answer.body, { status: answer.status, headers: { 'content-type': answer.type } });
  };
}

/** Milliseconds of processor time, of all threads, per time that a task is done. */
async function measure(task: () => Promise<unknown> | unknown): Promise<number> {
  const from = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await task();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000 / times;
}

function median(values: number[]): number {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.floor(sorted.length / 2)] ?? Number.NaN;
}

const renderer = startRenderer({
  folder: join(appFolder, 'dist/ssr'),
  log: console.error,
  timeoutMs: 60_000,
  // One worker: the code of each has to be compiled before it is measured.
  workers: 1,
});
if (!renderer) throw new Error('The SSR worker is not built: run `npm run build`.');
await renderer.whenReady();

await host.engine.settle();

/** The host fetches the settings for all pages together, and sends them with each request. */
const readAnswer = async (operation: string, path: string) => {
  const { data } = (await (await fetch(`${host.origin}/api${path}`)).json()) as { data: unknown };
  return [[operation], data];
};
const answers = [
  await readAnswer('getPublicSettings', '/settings/public'),
  await readAnswer('getCommonSettings', '/settings/common'),
];

let over = 0;
for (const { name, path, token: viewerToken } of chosen) {
  const callApi = createRecorder();
  const cookie = viewerToken && `token=${viewerToken}`;
  const request: RenderRequest = { url: `http://localhost${path}`, cookie, languages: 'en-US', answers };
  const render = async () => {
    const page = await renderer.render(request, callApi);
    if (!page) throw new Error(`${path} was not rendered.`);
    return page.html;
  };
  const callBare = (url: string, headers: Record<string, string>) => callApi(new Request(url, { headers }));
  const { signal } = new AbortController();
  const services = createPageServices(request, callBare);
  const prepared = await preparePage(services, request, { dataTimeoutMs: 30_000, signal });
  if (!prepared) throw new Error(`${path} redirects.`);
  const renderBare = () => renderToString(prepared.createTree().element);
  const html = await render();
  // Code that is loaded while a page renders is there for one of the next rounds.
  const isWhole = () => Math.abs(renderBare().length - html.length) < html.length / 20;
  for (let tries = 0; !isWhole(); tries += 1) {
    if (tries === 100) throw new Error(`${path}: the yardstick renders another page than the worker.`);
    await wait(50);
  }
  const figures: { bare: number; whole: number }[] = [];
  for (let round = 0; round < warmUpRounds + rounds; round += 1)
    figures.push({ bare: await measure(renderBare), whole: await measure(render) });
  const counted = figures.slice(warmUpRounds);
  const bare = median(counted.map((figure) => figure.bare));
  const whole = median(counted.map((figure) => figure.whole));
  const ratio = median(counted.map((figure) => figure.whole / figure.bare));
  const isWithin = ratio <= limit;
  if (!isWithin) over += 1;
  console.log(
    `ssr ${name}: ${whole.toFixed(1)} ms against ${bare.toFixed(1)} ms of renderToString, ${html.length} characters`,
  );
  console.log(`ssr ${name}: ${ratio.toFixed(2)} yardsticks (limit ${limit}) ${isWithin ? 'ok' : 'over'}`);
}
await renderer.stop();
await stop();
process.exit(over > 0 ? 1 : 0);
