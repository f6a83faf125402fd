import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';

/** A page that is to be drawn for a reader (`app/src/drawing`). */
export interface DrawRequest {
  /** Whole, with its origin. */
  url: string;
  /** The headers `Cookie` and `Accept-Language`; empty where there are none. */
  cookie: string;
  languages: string;
  /** What is known already: pairs of a query's key and its data. */
  answers: unknown[];
}

/** A page as it was drawn. */
export interface Drawing {
  html: string;
  /** Its `<style>` elements. */
  styles: string;
  /** Everything it was drawn with: pairs of a query's key and its data. */
  answers: unknown[];
  locale: string;
  /** Whose messages it used. */
  namespaces: string[];
}

/** What the thread says (`app/src/drawing/protocol.ts`). */
type FromDrawer =
  | { kind: 'ask'; id: number; drawing: number; url: string; headers: Record<string, string> }
  | { kind: 'drawn'; id: number; drawing?: Drawing; error?: string };

/** Answers a call of the API for the reader of a drawing. */
export type Ask = (request: Request) => Promise<Response>;

/** Draws pages before they are sent. */
export interface Drawer {
  /** @returns undefined where nothing came of it in time: the page is then drawn by the app alone, as it is without us */
  draw(request: DrawRequest, ask: Ask): Promise<Drawing | undefined>;
  stop(): Promise<void>;
}

/** Milliseconds a reader waits for a drawing, where nothing else is said. */
const usualPatience = 800;
/** Drawings that may wait; beyond it, sending the page as it is is quicker. */
const longestQueue = 6;

/**
 * Starts the thread that draws pages, one after the other, so that drawing holds up no other answer. It asks the API for
 * what a page shows as its reader would.
 *
 * @param folder - the built drawer, `app/dist/drawing`
 * @param log - told of drawings that failed
 * @param patience - milliseconds a reader waits for a drawing
 * @returns undefined where it is not built
 */
export function startDrawer(folder: string, log: (line: string) => void, patience = usualPatience): Drawer | undefined {
  const file = join(folder, 'worker.js');
  if (!existsSync(file)) return undefined;
  const worker = new Worker(file, { env: { NODE_ENV: 'production' } });
  const waiting = new Map<number, { ask: Ask; done: (drawing?: Drawing) => void }>();
  let last = 0;
  let isGone = false;
  const giveUp = (error?: unknown) => {
    if (error && !isGone) log(`Pages are no longer drawn before they are sent: ${error}`);
    isGone = true;
    for (const { done } of waiting.values()) done();
  };
  worker.on('error', giveUp);
  worker.on('exit', () => giveUp());
  worker.unref();

  async function answer({ id, drawing, url, headers }: Extract<FromDrawer, { kind: 'ask' }>) {
    const ask = waiting.get(drawing)?.ask;
    // Nobody waits for it any more.
    const response = ask ? await ask(new Request(url, { headers })) : new Response(null, { status: 503 });
    const type = response.headers.get('content-type') ?? '';
    worker.postMessage({ kind: 'answer', id, status: response.status, type, body: await response.text() });
  }

  worker.on('message', (message: FromDrawer) => {
    if (message.kind === 'ask') {
      answer(message).catch((error) => log(`A page could not be asked for: ${error}`));
      return;
    }
    if (message.error) log(`A page could not be drawn: ${message.error}`);
    waiting.get(message.id)?.done(message.drawing);
  });

  return {
    draw(request, ask) {
      if (isGone || waiting.size >= longestQueue) return Promise.resolve(undefined);
      last += 1;
      const id = last;
      return new Promise((resolve) => {
        const done = (drawing?: Drawing) => {
          clearTimeout(timer);
          waiting.delete(id);
          resolve(drawing);
        };
        const timer = setTimeout(done, patience);
        waiting.set(id, { ask, done });
        // Half of it for what the page shows, the other for drawing that.
        worker.postMessage({ kind: 'draw', id, request, patience: patience / 2 });
      });
    },
    async stop() {
      giveUp();
      await worker.terminate();
    },
  };
}
