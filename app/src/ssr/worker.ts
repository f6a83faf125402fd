// Renders pages in a worker thread of the host, so that rendering does not block the event loop that serves requests.
import { parentPort } from 'node:worker_threads';
import type { FromRenderer, ToRenderer } from './protocol.ts';

const port = parentPort;
if (!port) throw new Error('The SSR worker must run in a worker thread of the host.');
const send = (message: FromRenderer) => port.postMessage(message);

let lastCall = 0;
let currentRender = 0;
const pending = new Map<number, (response: Response) => void>();

// API calls go to the host, which has the engine.
globalThis.fetch = (input, init) =>
  new Promise((resolve) => {
    lastCall += 1;
    pending.set(lastCall, resolve);
    const headers = Object.fromEntries(new Headers(init?.headers));
    send({ kind: 'call', id: lastCall, renderId: currentRender, url: String(input), headers });
  });

const renderer = import('./render-page.tsx');
/** Renders run one after another. */
let queue: Promise<void> = Promise.resolve();

async function render({ id, request, dataTimeoutMs }: Extract<ToRenderer, { kind: 'render' }>) {
  currentRender = id;
  try {
    send({ kind: 'rendered', id, page: await (await renderer).renderPage(request, dataTimeoutMs) });
  } catch (error) {
    send({ kind: 'rendered', id, error: error instanceof Error ? (error.stack ?? error.message) : String(error) });
  }
}

port.on('message', (message: ToRenderer) => {
  if (message.kind === 'render') {
    queue = queue.then(() => render(message));
    return;
  }
  const { status, type, body } = message;
  pending.get(message.id)?.(new Response(body, { status, headers: { 'Content-Type': type } }));
  pending.delete(message.id);
});
