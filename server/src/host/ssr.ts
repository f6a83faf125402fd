import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { RenderedPage, RenderRequest } from './ssr-protocol.ts';
import { type CallApi, type SsrTimes, type SsrWorker, startSsrWorker } from './ssr-worker.ts';

/** Renders pages on the server. */
export interface Renderer {
  /**
   * Resolves when the first worker can render, or after {@link readyTimeoutMs}, because the host also works without
   * SSR.
   */
  whenReady(): Promise<void>;
  /** @returns undefined if the page redirects, or if it is not rendered in time; the browser then renders it */
  render(request: RenderRequest, callApi: CallApi): Promise<RenderedPage | undefined>;
  stop(): Promise<void>;
}

/** The options of {@link startRenderer}. */
export interface RendererOptions {
  /** See {@link SsrTimes}. */
  timeoutMs?: number | undefined;
  graceMs?: number | undefined;
  /** The folder of the built worker, `app/dist/ssr`. */
  folder: string;
  /** Called with the errors of failed renders, and with the reasons why workers are replaced. */
  log: (line: string) => void;
  /** Returns the lag of the host's event loop in milliseconds. See `loop-lag.ts`. */
  loopLagMs?: () => number;
  /** The number of workers. It is at least 2, so that pages are rendered while one worker is replaced. */
  workers?: number;
}

/** The time limit for the first worker to be ready. */
const readyTimeoutMs = 5000;
/**
 * The number of concurrent renders in one worker. While one render waits for data, another one runs. More renders would
 * only wait for the CPU.
 */
const rendersPerWorker = 4;
/**
 * After this number of rendered pages, a worker may render one more page concurrently. The code of a new worker is not
 * compiled yet, so that its first pages take many times longer. Four concurrent renders would all be late, and use up
 * the CPU.
 */
const pagesPerStep = 6;
const capacityOf = ({ rendered }: SsrWorker) => Math.min(rendersPerWorker, 1 + Math.floor(rendered / pagesPerStep));
/**
 * The maximum lag of the event loop, as a fraction of the time limit. If the lag is greater, the API calls of a render
 * would not return in time.
 */
const maxLagShare = 1 / 8;
/** The number of milliseconds until a worker that has died early is replaced. It doubles each time. */
const restartDelay = { firstMs: 100, maxMs: 30_000 };
/** A worker that has run for this number of milliseconds did not die early. */
const stableMs = 10_000;

/**
 * Starts the worker threads that render pages, so that rendering does not block the event loop. A worker that dies or
 * does not respond is logged and replaced. While all workers or the host are busy, `render` resolves immediately
 * without a page.
 *
 * @returns undefined if the worker is not built
 */
export function startRenderer({
  folder,
  log,
  workers = Math.min(4, Math.max(2, availableParallelism())),
  timeoutMs = 800,
  graceMs = 5000,
  loopLagMs = () => 0,
}: RendererOptions): Renderer | undefined {
  const file = join(folder, 'worker.js');
  if (!existsSync(file)) return undefined;
  const pool = new Set<SsrWorker>();
  let isStopped = false;
  let delayMs = 0;
  let onReady = () => {};
  const ready = new Promise<void>((resolve) => {
    onReady = resolve;
  });

  function add() {
    if (isStopped) return;
    const startedAt = performance.now();
    const onExit = (reason: string) => {
      pool.delete(worker);
      log(`An SSR worker is replaced: ${reason}`);
      const isStable = performance.now() - startedAt > stableMs;
      delayMs = isStable ? 0 : Math.min(restartDelay.maxMs, Math.max(restartDelay.firstMs, delayMs * 2));
      setTimeout(add, delayMs).unref();
    };
    const worker = startSsrWorker(file, { timeoutMs, graceMs }, { log, onReady, onExit });
    pool.add(worker);
  }
  for (let started = 0; started < workers; started += 1) add();

  return {
    whenReady: () => Promise.race([ready, new Promise<void>((resolve) => setTimeout(resolve, readyTimeoutMs).unref())]),
    async render(request, callApi) {
      if (loopLagMs() > timeoutMs * maxLagShare) return undefined;
      const [worker] = [...pool].filter(({ isReady }) => isReady).toSorted((one, other) => one.active - other.active);
      if (!worker || worker.active >= capacityOf(worker)) return undefined;
      return worker.render(request, callApi);
    },
    async stop() {
      isStopped = true;
      await Promise.all([...pool].map((worker) => worker.stop()));
    },
  };
}
