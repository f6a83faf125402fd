import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { type Renderer, startRenderer } from './ssr.ts';
import type { CallApi } from './ssr-worker.ts';

let folder: string;
let renderer: Renderer | undefined;
let lines: string[];

beforeEach(() => {
  lines = [];
  folder = mkdtempSync(join(tmpdir(), 'fanlight-ssr-'));
});
afterEach(async () => {
  await renderer?.stop();
  rmSync(folder, { recursive: true, force: true });
});

const log = (line: string) => lines.push(line);

/** Starts a pool of two workers that run `code` for each message. */
async function start(
  code: string,
  options: { timeoutMs?: number; graceMs?: number; loopLagMs?: () => number } = {},
): Promise<Renderer> {
  const file =
    "import { parentPort as port } from 'node:worker_threads'; const send = (message) => port.postMessage([message]); send({ kind: 'ready' }); port.on('message', (messages) => messages.forEach((message) => {";
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'worker.js'), `${file}${code}}));`);
  renderer = startRenderer({ folder, log, workers: 2, ...options });
  if (!renderer) throw new Error('The worker file exists, but no worker was started.');
  await renderer.whenReady();
  return renderer;
}

const request = { url: 'http://localhost/', cookie: '', languages: '', queries: '[]' };
const noApi: CallApi = async () => new Response(null, { status: 500 });
const rendered = (html: string) => ({ html, styles: '', queries: '[]', locale: 'en-US' });
const respondWith = (html: string, id = 'message.id') =>
  `send({ kind: 'rendered', id: ${id}, page: { html: ${html}, styles: '', queries: '[]', locale: 'en-US' } });`;
const confirmAbort = "if (message.kind === 'abort') send({ kind: 'rendered', id: message.id }); else";
const at = (path: string) => ({ ...request, url: `http://localhost${path}` });

describe('startRenderer', () => {
  it('creates no pool if the worker is not built', () => {
    expect(startRenderer({ folder, log })).toBeUndefined();
  });

  it('calls the API as the viewer of the page that is rendered', async () => {
    const { render } = await start(`
      if (message.kind === 'render') {
        const call = { kind: 'call', renderId: message.id, url: 'http://localhost/api/users/me' };
        send({ ...call, id: message.id * 10, headers: { authorization: message.request.cookie } });
      } else { const id = message.id / 10; ${respondWith('message.status + message.type + message.body', 'id')} }`);
    const callAs =
      (name: string): CallApi =>
      async ({ headers }) =>
        Response.json({ name, token: headers.get('authorization') });
    const renderBoth = () =>
      Promise.all(['noor', 'mara'].map((name) => render({ ...request, cookie: `of ${name}` }, callAs(name))));
    // Waits until both workers are ready, because two concurrent renders then run in different workers.
    const both = await vi.waitUntil(
      async () => {
        const pages = await renderBoth();
        return pages.every(Boolean) && pages;
      },
      { timeout: 15_000 },
    );
    expect(both).toEqual([
      rendered('200application/json{"name":"noor","token":"of noor"}'),
      rendered('200application/json{"name":"mara","token":"of mara"}'),
    ]);
  });

  it('responds to a failed API call with 503, so that the render does not wait for it', async () => {
    const { render } = await start(`
      if (message.kind === 'render') send({ kind: 'call', renderId: message.id, id: message.id, url: 'http://localhost/', headers: {} });
      else { ${respondWith('String(message.status)')} }`);
    expect(await render(request, () => Promise.reject(new Error('No database.')))).toEqual(rendered('503'));
  });

  it('returns no page after the timeout, and aborts the render in its worker', async () => {
    const { render } = await start(
      `if (message.kind === 'abort') { globalThis.isAborted = true; send({ kind: 'rendered', id: message.id }); }
      else if (globalThis.isAborted) { ${respondWith("'after an abort'")} }`,
      { timeoutMs: 50 },
    );
    // One render runs in each worker.
    expect(await Promise.all([render(request, noApi), render(request, noApi)])).toEqual([undefined, undefined]);
    await vi.waitFor(async () => expect(await render(request, noApi)).toEqual(rendered('after an abort')), 10_000);
    expect(lines).toEqual([]);
  });

  it('returns no page, without waiting, while all workers are busy', async () => {
    const { render } = await start(
      `if (message.kind === 'render') setTimeout(() => { ${respondWith("'late'")} }, 100);`,
      {
        timeoutMs: 60_000,
      },
    );
    // Counts how many renders are refused: a new worker renders fewer pages concurrently until it has rendered some.
    const findRefused = async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => render(request, noApi)));
      return all.filter((page) => page === undefined);
    };
    await vi.waitFor(async () => expect(await findRefused()).toEqual([]), { timeout: 15_000 });
    const settled: (string | undefined)[] = [];
    const all = Array.from({ length: 10 }, () => render(request, noApi).then((page) => settled.push(page?.html)));
    await Promise.all(all);
    // The two workers have four renders each. The two renders that were refused have resolved first.
    expect(settled.map((html) => html ?? 'none')).toEqual(['none', 'none', ...Array(8).fill('late')]);
    expect(await render(request, noApi)).toEqual(rendered('late'));
  });

  it('starts with one concurrent render in a new worker, and allows more with each page that it has rendered', async () => {
    const { render } = await start(
      `if (message.kind === 'render') setTimeout(() => { ${respondWith("'slow'")} }, 20);`,
      { timeoutMs: 60_000 },
    );
    const countRendered = async () => {
      const all = await Promise.all(Array.from({ length: 8 }, () => render(request, noApi)));
      return all.filter(Boolean).length;
    };
    // Each worker that is ready has one render.
    const counts = [await countRendered()];
    expect(counts[0]).toBeLessThanOrEqual(2);
    while (counts.at(-1) !== 8) counts.push(await countRendered());
    expect(counts).toEqual(counts.toSorted((one, other) => one - other));
    expect(counts.slice(1, 7).every((count) => count <= 4)).toBe(true);
  });

  it('returns no page, without waiting, while the event loop of the host is delayed', async () => {
    let lagMs = 101;
    const { render } = await start(respondWith("'on time'"), { loopLagMs: () => lagMs });
    expect(await render(request, noApi)).toBeUndefined();
    lagMs = 100;
    expect(await render(request, noApi)).toEqual(rendered('on time'));
  });

  it('logs a failed render and renders the next page', async () => {
    const { render } = await start(
      `if (message.request.url.endsWith('/broken')) send({ kind: 'rendered', id: message.id, error: 'No such colour.' }); else { ${respondWith("'next'")} }`,
    );
    expect(await render(at('/broken'), noApi)).toBeUndefined();
    expect(await render(request, noApi)).toEqual(rendered('next'));
    expect(lines).toEqual(['SSR failed: No such colour.']);
  });

  it('replaces a worker that dies and logs why', async () => {
    const { render } = await start(
      `if (message.request.url.endsWith('/fatal')) throw new Error('Out of memory.'); ${respondWith("'alive'")}`,
    );
    // Kills every worker in the pool.
    expect(await Promise.all([render(at('/fatal'), noApi), render(at('/fatal'), noApi)])).toEqual([
      undefined,
      undefined,
    ]);
    await vi.waitFor(async () => expect(await render(request, noApi)).toEqual(rendered('alive')), { timeout: 10_000 });
  });

  it('replaces a worker that is blocked and logs it', async () => {
    const { render } = await start(
      `${confirmAbort} { if (message.request.url.endsWith('/endless')) for (;;); ${respondWith("'alive'")} }`,
      { timeoutMs: 50, graceMs: 50 },
    );
    expect(await render(at('/endless'), noApi)).toBeUndefined();
    await vi.waitFor(() => expect(lines).toEqual(['An SSR worker is replaced: it did not respond for 100 ms']), 10_000);
    await vi.waitFor(async () => expect(await render(request, noApi)).toEqual(rendered('alive')), { timeout: 10_000 });
  });

  it('ends pending renders without a page when the renderer stops, and logs nothing', async () => {
    const { render, stop } = await start('');
    const pending = render(request, noApi);
    await stop();
    expect(await pending).toBeUndefined();
    expect(await render(request, noApi)).toBeUndefined();
    expect(lines).toEqual([]);
  });
});
