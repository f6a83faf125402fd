// Renders pages in a worker thread of the host, so that rendering does not block the event loop that responds to
// requests.
import { parentPort } from 'node:worker_threads';
import { type FromRenderer, sendInLists, type ToRenderer } from '@fanlight/server/ssr-protocol';
import type { CallApi } from './page-app.ts';

const port = parentPort;
if (!port) throw new Error('The SSR worker must run in a worker thread of the host.');
const send = sendInLists<FromRenderer>((messages) => port.postMessage(messages));

let lastCall = 0;
const calls = new Map<number, (response: Response) => void>();
const renders = new Map<number, AbortController>();

/** Creates a function that sends the API calls of a render to the host, which runs the engine. */
const callApiFor =
  (renderId: number, signal: AbortSignal): CallApi =>
  (url, headers) =>
    new Promise((resolve, reject) => {
      lastCall += 1;
      const id = lastCall;
      calls.set(id, resolve);
      signal.addEventListener('abort', () => {
        calls.delete(id);
        reject(signal.reason);
      });
      send({ kind: 'call', id, renderId, url, headers });
    });

const renderer = import('./render-page.tsx');
// If the module fails to load, the unhandled rejection ends the worker thread.
void renderer.then(() => send({ kind: 'ready' }));

/**
 * Creates an object with the parts of a `Response` that the SDK reads. Creating a real `Response` and reading its stream
 * takes about a millisecond per page.
 */
function toResponse({ status, type, body }: Extract<ToRenderer, { kind: 'response' }>): Response {
  const response: Pick<Response, 'ok' | 'status' | 'statusText' | 'headers' | 'text' | 'json'> = {
    ok: status >= 200 && status < 300,
    status,
    statusText: '',
    get headers() {
      return new Headers({ 'Content-Type': type });
    },
    text: async () => body,
    json: async () => JSON.parse(body),
  };
  return response as Response;
}

async function render({ id, request, dataTimeoutMs }: Extract<ToRenderer, { kind: 'render' }>) {
  const controller = new AbortController();
  const { signal } = controller;
  renders.set(id, controller);
  try {
    const { renderPage } = await renderer;
    const page = await renderPage(request, { dataTimeoutMs, callApi: callApiFor(id, signal), signal });
    send({ kind: 'rendered', id, page });
  } catch (error) {
    const text = error instanceof Error ? (error.stack ?? error.message) : String(error);
    send({ kind: 'rendered', id, ...(!signal.aborted && { error: text }) });
  } finally {
    renders.delete(id);
  }
}

function receive(message: ToRenderer) {
  if (message.kind === 'render') return void render(message);
  if (message.kind === 'abort') return renders.get(message.id)?.abort();
  calls.get(message.id)?.(toResponse(message));
  calls.delete(message.id);
}
port.on('message', (messages: ToRenderer[]) => messages.forEach(receive));
