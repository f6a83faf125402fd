import { Worker } from 'node:worker_threads';
import {
  type FromRenderer,
  type RenderedPage,
  type RenderRequest,
  sendInLists,
  type ToRenderer,
} from './ssr-protocol.ts';

/** Answers an API call for the viewer of a page. */
export type CallApi = (request: Request) => Promise<Response>;

/** Times of a worker, in milliseconds. */
export interface SsrTimes {
  /** How long a page load waits for its render. */
  timeoutMs: number;
  /** How long a worker may take to confirm that it gave a render up; then it is blocked, and is replaced. */
  graceMs: number;
}

/** What a worker tells the pool. */
export interface SsrWorkerEvents {
  /** Receives renders that failed. */
  log: (line: string) => void;
  /** Called once its code is loaded. */
  onReady: () => void;
  /** Called once, with the reason, when it died or had to be terminated. */
  onGone: (reason: string) => void;
}

/** A worker thread that renders pages. */
export interface SsrWorker {
  /** Renders under way, those included that were given up and not confirmed yet. */
  readonly active: number;
  /** Pages that it has rendered. */
  readonly rendered: number;
  /** Whether its code is loaded. */
  readonly isReady: boolean;
  /** @returns undefined for a redirect, and where there is no page in time */
  render(request: RenderRequest, callApi: CallApi): Promise<RenderedPage | undefined>;
  stop(): Promise<void>;
}

/** How long loading its code may take, also on a loaded machine; then it is replaced. */
const startTimeoutMs = 30_000;
/** Memory of a worker; beyond it, it dies and is replaced instead of taking the host with it. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Starts a worker.
 *
 * @param file - the built worker, `app/dist/ssr/worker.js`
 */
export function startSsrWorker(
  file: string,
  { timeoutMs, graceMs }: SsrTimes,
  { log, onReady, onGone }: SsrWorkerEvents,
): SsrWorker {
  const worker = new Worker(file, { env: { NODE_ENV: 'production' }, resourceLimits });
  worker.unref();
  const renders = new Map<number, { callApi: CallApi; settle: (page?: RenderedPage) => void }>();
  /** Given up, with the timers that wait for the confirmation. */
  const aborted = new Map<number, NodeJS.Timeout>();
  let lastId = 0;
  let isEnded = false;
  let isReady = false;
  let rendered = 0;
  const send = sendInLists<ToRenderer>((messages) => worker.postMessage(messages));

  function leave(reason: string | undefined) {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(startTimer);
    for (const { settle } of renders.values()) settle();
    for (const timer of aborted.values()) clearTimeout(timer);
    if (reason !== undefined) onGone(reason);
  }
  function terminate(reason: string) {
    leave(reason);
    void worker.terminate();
  }
  const startTimer = setTimeout(terminate, startTimeoutMs, 'it did not start').unref();
  worker.on('error', (error) => leave(String(error)));
  worker.on('exit', (code) => leave(`it ended with code ${code}`));

  function giveUp(id: number) {
    renders.get(id)?.settle();
    const reason = `it did not answer for ${timeoutMs + graceMs} ms`;
    aborted.set(id, setTimeout(terminate, graceMs, reason).unref());
    send({ kind: 'abort', id });
  }

  async function call({ id, renderId, url, headers }: Extract<FromRenderer, { kind: 'call' }>) {
    const callApi = renders.get(renderId)?.callApi;
    const response = callApi ? await callApi(new Request(url, { headers })) : new Response(null, { status: 503 });
    const type = response.headers.get('content-type') ?? '';
    send({ kind: 'response', id, status: response.status, type, body: await response.text() });
  }

  function receive(message: FromRenderer) {
    if (message.kind === 'ready') {
      isReady = true;
      clearTimeout(startTimer);
      onReady();
      return;
    }
    if (message.kind === 'call') {
      call(message).catch((error) => {
        log(`SSR could not call the API: ${error}`);
        send({ kind: 'response', id: message.id, status: 503, type: '', body: '' });
      });
      return;
    }
    if (message.error) log(`SSR failed: ${message.error}`);
    if (message.page) rendered += 1;
    clearTimeout(aborted.get(message.id));
    aborted.delete(message.id);
    renders.get(message.id)?.settle(message.page);
  }
  worker.on('message', (messages: FromRenderer[]) => messages.forEach(receive));

  return {
    get isReady() {
      return isReady;
    },
    get rendered() {
      return rendered;
    },
    get active() {
      return renders.size + aborted.size;
    },
    render(request, callApi) {
      lastId += 1;
      const id = lastId;
      return new Promise((resolve) => {
        const timer = setTimeout(giveUp, timeoutMs, id);
        const settle = (page?: RenderedPage) => {
          clearTimeout(timer);
          renders.delete(id);
          resolve(page);
        };
        renders.set(id, { callApi, settle });
        // Half of the time for data, half for rendering.
        send({ kind: 'render', id, request, dataTimeoutMs: timeoutMs / 2 });
      });
    },
    async stop() {
      leave(undefined);
      await worker.terminate();
    },
  };
}
