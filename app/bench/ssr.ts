// `npm run bench -- ssr`: the SSR workers' CPU time per page, from the request to the HTML, divided by that of
// `renderToString` on the same tree with loaded data. API responses are recorded and replayed, so that the database
// does not count. `node app/bench/ssr.ts home` selects the pages whose names start with `home`.

import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startRenderer } from '@fanlight/server/ssr';
import type { RenderRequest } from '@fanlight/server/ssr-protocol';
import { build } from 'vite';
import { listDemoPosts } from '../e2e/demo-session.ts';
import { startDemoHost } from './demo/host.ts';
import { median } from './figures/median.ts';

/** Maximum CPU time per page, as a multiple of the baseline's. */
const limit = 2;
/** The number of rounds, whose median is the result. Each round measures first the baseline and then the page. */
const rounds = 11;
/** The number of renders per round. */
const times = 30;
/** The number of rounds before the measurement, in which the engine compiles the code. */
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
const selectedPages = process.argv.slice(2);
const chosen = pages.filter(
  ({ name }) => selectedPages.length === 0 || selectedPages.some((start) => name.startsWith(start)),
);

/** Imports the app's modules, bundled as for the worker, from a folder in which packages can be resolved. */
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
const { createAppFor, preparePage, renderToString } = await loadEntry();

/**
 * Returns a function that sends a call to the host's API once, and responds to repeated calls with the recorded
 * response.
 */
function createRecorder() {
  const recorded = new Map<string, { body: string; status: number; type: string }>();
  return async (request: Request): Promise<Response> => {
    const key = `${request.url} ${request.headers.get('authorization')}`;
    let response = recorded.get(key);
    if (!response) {
      const { pathname, search } = new URL(request.url);
      const fetched = await fetch(`${host.origin}${pathname}${search}`, { headers: request.headers });
      const type = fetched.headers.get('content-type') ?? '';
      response = { body: await fetched.text(), status: fetched.status, type };
      recorded.set(key, response);
    }
    return new Response(response.body, { status: response.status, headers: { 'content-type': response.type } });
  };
}

/** CPU time in milliseconds of all threads per run of a task. */
async function measure(task: () => Promise<unknown> | unknown): Promise<number> {
  const from = process.cpuUsage();
  for (let time = 0; time < times; time += 1) await task();
  const { user, system } = process.cpuUsage(from);
  return (user + system) / 1000 / times;
}

const renderer = startRenderer({
  folder: join(appFolder, 'dist/ssr'),
  log: console.error,
  timeoutMs: 60_000,
  // One worker, because each worker has to compile the code before the measurement.
  workers: 1,
});
if (!renderer) throw new Error('The SSR worker is not built. Run `npm run build` first.');
await renderer.whenReady();

await host.engine.settle();

/** Fetches data that the host sends with each request for a page, such as the settings. */
const readQuery = async (operation: string, path: string) => {
  const { data } = (await (await fetch(`${host.origin}/api${path}`)).json()) as { data: unknown };
  return [[operation], data];
};
const queries = JSON.stringify([
  await readQuery('getPublicSettings', '/settings/public'),
  await readQuery('getCommonSettings', '/settings/common'),
]);

let totalFailed = 0;
for (const { name, path, token: viewerToken } of chosen) {
  const callApi = createRecorder();
  const cookie = viewerToken && `token=${viewerToken}`;
  const request: RenderRequest = { url: `http://localhost${path}`, cookie, languages: 'en-US', queries };
  const render = async () => {
    const page = await renderer.render(request, callApi);
    if (!page) throw new Error(`${path} was not rendered.`);
    return page.html;
  };
  const callBare = (url: string, headers: Record<string, string>) => callApi(new Request(url, { headers }));
  const { signal } = new AbortController();
  const app = createAppFor(request, callBare);
  const prepared = await preparePage(app, request, { dataTimeoutMs: 30_000, signal });
  if (!prepared) throw new Error(`${path} redirects.`);
  const renderBare = () => renderToString(prepared.createTree().element);
  const html = await render();
  // Code that loads during a render is available in a later attempt.
  const isWhole = () => Math.abs(renderBare().length - html.length) < html.length / 20;
  for (let tries = 0; !isWhole(); tries += 1) {
    if (tries === 100) throw new Error(`${path}: the baseline and the worker render different pages.`);
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
  if (!isWithin) totalFailed += 1;
  console.log(
    `ssr ${name}: ${whole.toFixed(1)} ms against ${bare.toFixed(1)} ms of renderToString, ${html.length} characters`,
  );
  console.log(`ssr ${name}: ${ratio.toFixed(2)} baselines (limit ${limit}) ${isWithin ? 'ok' : 'over'}`);
}
await renderer.stop();
await stop();
process.exit(totalFailed > 0 ? 1 : 0);
