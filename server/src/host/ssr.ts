import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A page that is to be rendered for a viewer (`app/src/ssr`). */
export interface RenderRequest {
  /** Absolute. */
  url: string;
  /** The headers `Cookie` and `Accept-Language`; empty where there are none. */
  cookie: string;
  languages: string;
  /** Data that the host has already: pairs of query key and data. */
  answers: unknown[];
}

/** A rendered page. */
export interface RenderedPage {
  html: string;
  /** Its `<style>` elements. */
  styles: string;
  /** The data that it was rendered with: pairs of query key and data. */
  answers: unknown[];
  locale: string;
  /** The translation namespaces that it used. */
  namespaces: string[];
}

/** What the worker sends (`app/src/ssr/protocol.ts`). */
type FromRenderer =
  | { kind: 'call'; id: number; renderId: number; url: string; headers: Record<string, string> }
  | { kind: 'rendered'; id: number; page?: RenderedPage; error?: string };

/** Answers an API call for the viewer of a page. */
export type CallApi = (request: Request) => Promise<Response>;

/** Renders pages on the server. */
export interface Renderer {
  /** @returns undefined where there is no page in time: the browser then renders it */
  render(request: RenderRequest, callApi: CallApi): Promise<RenderedPage | undefined>;
  stop(): Promise<void>;
}

const defaultTimeoutMs = 800;
/** Renders that may queue; beyond it, sending the page without SSR is faster. */
const maxQueueLength = 6;

/**
 * Starts the worker thread that renders pages one after another, so that rendering does not block the event loop. Its API
 * calls are made for the viewer of the page.
 *
 * @param folder - the built worker, `app/dist/ssr`
 * @param log - receives failed renders
 * @param timeoutMs - how long a page load waits for its render
 * @returns undefined where the worker is not built
 */
export function startRenderer(
  folder: string,
  log: (line: string) => void,
  timeoutMs = defaultTimeoutMs,
): Renderer | undefined {
  const file = join(folder, 'worker.js');
  if (!existsSync(file)) return undefined;
  const worker = new Worker(file, { env: { NODE_ENV: 'production' } });
  const waiting = new Map<number, { callApi: CallApi; done: (page?: RenderedPage) => void }>();
  let last = 0;
  let isStopped = false;
  const giveUp = (error?: unknown) => {
    if (error && !isStopped) log(`SSR is switched off: ${error}`);
    isStopped = true;
    for (const { done } of waiting.values()) done();
  };
  worker.on('error', giveUp);
  worker.on('exit', () => giveUp());
  worker.unref();

  async function call({ id, renderId, url, headers }: Extract<FromRenderer, { kind: 'call' }>) {
    const callApi = waiting.get(renderId)?.callApi;
    // The render was given up.
    const response = callApi ? await callApi(new Request(url, { headers })) : new Response(null, { status: 503 });
    const type = response.headers.get('content-type') ?? '';
    worker.postMessage({ kind: 'response', id, status: response.status, type, body: await response.text() });
  }

  worker.on('message', (message: FromRenderer) => {
    if (message.kind === 'call') {
      call(message).catch((error) => log(`SSR could not call the API: ${error}`));
      return;
    }
    if (message.error) log(`SSR failed: ${message.error}`);
    waiting.get(message.id)?.done(message.page);
  });

  return {
    render(request, callApi) {
      if (isStopped || waiting.size >= maxQueueLength) return Promise.resolve(undefined);
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const done = (page?: RenderedPage) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(page);
        };
        const timer = setTimeout(done, timeoutMs);
        waiting.set(id, { callApi, done });
        // Half of the time for data, half for rendering.
        worker.postMessage({ kind: 'render', id, request, dataTimeoutMs: timeoutMs / 2 });
      });
    },
    async stop() {
      giveUp();
      await worker.terminate();
    },
  };
}
