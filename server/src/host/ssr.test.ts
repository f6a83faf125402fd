import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type CallApi, type Renderer, startRenderer } from './ssr.ts';

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

/** Starts a worker that runs `code` for each message. */
function start(code: string): Renderer {
  const file = "import { parentPort as port } from 'node:worker_threads'; port.on('message', (message) => {";
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'worker.js'), `${file}${code}});`);
  renderer = startRenderer(folder, (line) => lines.push(line));
  if (!renderer) throw new Error('The worker exists but was not started.');
  return renderer;
}

const request = { url: 'http://localhost/', cookie: '', languages: '', answers: [] };
const noApi: CallApi = async () => new Response(null, { status: 500 });
const rendered = (html: string) => ({ html, styles: '', answers: [], locale: 'en-US' });
const answerWith = (html: string) =>
  `port.postMessage({ kind: 'rendered', id: message.id, page: { html: ${html}, styles: '', answers: [], locale: 'en-US' } });`;

describe('the SSR worker', () => {
  it('is undefined where the worker is not built', () => {
    expect(startRenderer(folder, () => undefined)).toBeUndefined();
  });

  it('calls the API as the viewer of the page that it renders', async () => {
    const { render } = start(`
      if (message.kind === 'render') {
        const call = { kind: 'call', renderId: message.id, url: 'http://localhost/api/users/me' };
        port.postMessage({ ...call, id: message.id * 10, headers: { authorization: message.request.cookie } });
      } else { const id = message.id / 10; message = { id, body: message.status + message.type + message.body }; ${answerWith('message.body')} }`);
    const callAs =
      (name: string): CallApi =>
      async ({ headers }) =>
        Response.json({ name, token: headers.get('authorization') });
    const both = await Promise.all(
      ['noor', 'mara'].map((name) => render({ ...request, cookie: `of ${name}` }, callAs(name))),
    );
    expect(both).toEqual([
      rendered('200application/json{"name":"noor","token":"of noor"}'),
      rendered('200application/json{"name":"mara","token":"of mara"}'),
    ]);
  });

  it('gives up after the time-out', async () => {
    const { render } = start('');
    expect(await render(request, noApi)).toBeUndefined();
  });

  it('renders no more than the queue holds', async () => {
    const { render } = start(`setTimeout(() => { ${answerWith("'late'")} }, 100);`);
    const all = await Promise.all(Array.from({ length: 10 }, () => render(request, noApi)));
    expect(all.filter((page) => page !== undefined)).toHaveLength(6);
    expect(await render(request, noApi)).toEqual(rendered('late'));
  });

  it('logs a failed render and renders the next page', async () => {
    const { render } = start(
      `if (message.id === 1) port.postMessage({ kind: 'rendered', id: 1, error: 'No such colour.' }); else { ${answerWith("'next'")} }`,
    );
    expect(await render(request, noApi)).toBeUndefined();
    expect(await render(request, noApi)).toEqual(rendered('next'));
    expect(lines).toEqual(['SSR failed: No such colour.']);
  });

  it('is switched off when the worker dies', async () => {
    const { render } = start("throw new Error('Out of memory.');");
    expect(await render(request, noApi)).toBeUndefined();
    expect(await render(request, noApi)).toBeUndefined();
    expect(lines).toEqual(['SSR is switched off: Error: Out of memory.']);
  });
});
