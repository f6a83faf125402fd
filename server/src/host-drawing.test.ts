import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type Ask, type Drawer, startDrawer } from './host-drawing.ts';

let folder: string;
let drawer: Drawer | undefined;
let lines: string[];

beforeEach(() => {
  lines = [];
  folder = mkdtempSync(join(tmpdir(), 'fanlight-drawing-'));
});
afterEach(async () => {
  await drawer?.stop();
  rmSync(folder, { recursive: true, force: true });
});

/** A thread that treats each message as `code` says. */
function start(code: string): Drawer {
  const file = "import { parentPort as port } from 'node:worker_threads'; port.on('message', (message) => {";
  writeFileSync(join(folder, 'package.json'), '{"type":"module"}');
  writeFileSync(join(folder, 'worker.js'), `${file}${code}});`);
  drawer = startDrawer(folder, (line) => lines.push(line));
  if (!drawer) throw new Error('There is a drawer, and none was started.');
  return drawer;
}

const request = { url: 'http://localhost/', cookie: '', languages: '', answers: [] };
const nothing: Ask = async () => new Response(null, { status: 500 });
const drawn = (html: string) => ({ html, styles: '', answers: [], locale: 'en-US' });
const answerWith = (html: string) =>
  `port.postMessage({ kind: 'drawn', id: message.id, drawing: { html: ${html}, styles: '', answers: [], locale: 'en-US' } });`;

describe('the thread that draws pages', () => {
  it('is not there where it is not built', () => {
    expect(startDrawer(folder, () => undefined)).toBeUndefined();
  });

  it('asks the API as the reader of the drawing that it asks for', async () => {
    const { draw } = start(`
      if (message.kind === 'draw') {
        const ask = { kind: 'ask', drawing: message.id, url: 'http://localhost/api/users/me' };
        port.postMessage({ ...ask, id: message.id * 10, headers: { authorization: message.request.cookie } });
      } else { const id = message.id / 10; message = { id, body: message.status + message.type + message.body }; ${answerWith('message.body')} }`);
    const askAs =
      (name: string): Ask =>
      async ({ headers }) =>
        Response.json({ name, token: headers.get('authorization') });
    const both = await Promise.all(
      ['noor', 'mara'].map((name) => draw({ ...request, cookie: `of ${name}` }, askAs(name))),
    );
    expect(both).toEqual([
      drawn('200application/json{"name":"noor","token":"of noor"}'),
      drawn('200application/json{"name":"mara","token":"of mara"}'),
    ]);
  });

  it('is not waited for longer than a reader would wait', async () => {
    const { draw } = start('');
    expect(await draw(request, nothing)).toBeUndefined();
  });

  it('is not asked for more than it can do', async () => {
    const { draw } = start(`setTimeout(() => { ${answerWith("'late'")} }, 100);`);
    const all = await Promise.all(Array.from({ length: 10 }, () => draw(request, nothing)));
    expect(all.filter((drawing) => drawing !== undefined)).toHaveLength(6);
    expect(await draw(request, nothing)).toEqual(drawn('late'));
  });

  it('says why a page could not be drawn, and draws the next', async () => {
    const { draw } = start(
      `if (message.id === 1) port.postMessage({ kind: 'drawn', id: 1, error: 'No such colour.' }); else { ${answerWith("'next'")} }`,
    );
    expect(await draw(request, nothing)).toBeUndefined();
    expect(await draw(request, nothing)).toEqual(drawn('next'));
    expect(lines).toEqual(['A page could not be drawn: No such colour.']);
  });

  it('is done without once it has broken down', async () => {
    const { draw } = start("throw new Error('Out of ink.');");
    expect(await draw(request, nothing)).toBeUndefined();
    expect(await draw(request, nothing)).toBeUndefined();
    expect(lines).toEqual(['Pages are no longer drawn before they are sent: Error: Out of ink.']);
  });
});
