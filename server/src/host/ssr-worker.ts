import { Worker } from 'node:worker_threads';
import {
  type FromRenderer,
  type RenderedPage,
  type RenderRequest,
  sendInLists,
  type ToRenderer,
} from './ssr-protocol.ts';

/** Handles an API call as the viewer of a page. */
export type CallApi = (request: Request) => Promise<Response>;

/** The time limits of a worker in milliseconds. */
export interface SsrTimes {
  /** The time limit of a render. */
  timeoutMs: number;
  /** The time limit for the worker to confirm an abort. After it, the worker counts as blocked, and is replaced. */
  graceMs: number;
}

/** The callbacks of a worker. */
export interface SsrWorkerEvents {
  /** Called with the error of a render that has failed. */
  log: (line: string) => void;
  /** Called when the code of the worker is loaded. */
  onReady: () => void;
  /** Called once with the reason, when the worker has died or was terminated. */
  onExit: (reason: string) => void;
}

/** A worker thread that renders pages. */
export interface SsrWorker {
  /** The number of renders in progress, including aborted renders that the worker has not confirmed. */
  readonly active: number;
  /** The number of pages that the worker has rendered. */
  readonly rendered: number;
  /** Whether the worker's code is loaded. */
  readonly isReady: boolean;
  /** @returns undefined if the page redirects, or if the time limit ends before the render */
  render(request: RenderRequest, callApi: CallApi): Promise<RenderedPage | undefined>;
  stop(): Promise<void>;
}

/**
 * The time limit for loading the code of the worker, which is sufficient even on a busy machine. After it, the worker
 * is replaced.
 */
const startTimeoutMs = 30_000;
/** The memory limit of a worker. A worker that exceeds it dies and is replaced; the host keeps running. */
const resourceLimits = { maxOldGenerationSizeMb: 512 };

/**
 * Starts a worker.
 *
 * @param file - the path of the built worker, `app/dist/ssr/worker.js`
 */
export function startSsrWorker(
  file: string,
  { timeoutMs, graceMs }: SsrTimes,
  { log, onReady, onExit }: SsrWorkerEvents,
): SsrWorker {
  const worker = new Worker(file, { env: { NODE_ENV: 'production' }, resourceLimits });
  worker.unref();
  const renders = new Map<number, { callApi: CallApi; settle: (page?: RenderedPage) => void }>();
  /** The ids of aborted renders, with the timers that wait for their confirmations. */
  const aborted = new Map<number, NodeJS.Timeout>();
  let lastId = 0;
  let isEnded = false;
  let isReady = false;
  let rendered = 0;
  const send = sendInLists<ToRenderer>((messages) => worker.postMessage(messages));

  function end(reason: string | undefined) {
    if (isEnded) return;
    isEnded = true;
    clearTimeout(startTimer);
    for (const { settle } of renders.values()) settle();
    for (const timer of aborted.values()) clearTimeout(timer);
    if (reason !== undefined) onExit(reason);
  }
  function terminate(reason: string) {
    end(reason);
    void worker.terminate();
  }
  const startTimer = setTimeout(terminate, startTimeoutMs, 'it did not start').unref();
  worker.on('error', (error) => end(String(error)));
  worker.on('exit', (code) => end(`it ended with code ${code}`));

  function abort(id: number) {
    renders.get(id)?.settle();
    const reason = `it did not respond for ${timeoutMs + graceMs} ms`;
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
        const timer = setTimeout(abort, timeoutMs, id);
        const settle = (page?: RenderedPage) => {
          clearTimeout(timer);
          renders.delete(id);
          resolve(page);
        };
        renders.set(id, { callApi, settle });
        // Half of the time is for fetching data, the other half for rendering.
        send({ kind: 'render', id, request, dataTimeoutMs: timeoutMs / 2 });
      });
    },
    async stop() {
      end(undefined);
      await worker.terminate();
    },
  };
}
