// Messages between the host and its SSR workers (`app/src/ssr/worker.ts`). They are sent in lists.

/** A page load to render. */
export interface RenderRequest {
  /** Absolute. */
  url: string;
  /** The headers `Cookie` and `Accept-Language`; empty if missing. */
  cookie: string;
  languages: string;
  /** Data that the host already has: pairs of query key and data. */
  queries: unknown[];
}

/** A rendered page. */
export interface RenderedPage {
  html: string;
  /** The `<style>` elements. */
  styles: string;
  /** The data that the page was rendered with, as JSON: pairs of query key and data. */
  queries: string;
  locale: string;
  /** Plain text, not escaped as HTML. */
  title: string;
  /** The translation namespaces that the page used. */
  namespaces: string[];
}

/**
 * Messages from the host: a render, whose data must arrive within `dataTimeoutMs`; the abort of a render; the response
 * to an API call.
 */
export type ToRenderer =
  | { kind: 'render'; id: number; request: RenderRequest; dataTimeoutMs: number }
  | { kind: 'abort'; id: number }
  | { kind: 'response'; id: number; status: number; type: string; body: string };

/**
 * Messages to the host: the worker is ready; an API call of a render, with its headers; the end of a render, also of an
 * aborted one. The page is missing for a redirect and for a failed render.
 */
export type FromRenderer =
  | { kind: 'ready' }
  | { kind: 'call'; id: number; renderId: number; url: string; headers: Record<string, string> }
  | { kind: 'rendered'; id: number; page?: RenderedPage | undefined; error?: string };

/**
 * Sends messages as one list: each list wakes the other thread, which takes longer than most messages.
 *
 * @returns a function that queues a message until the pending microtasks have run
 */
export function sendInLists<T>(post: (messages: T[]) => void): (message: T) => void {
  let queued: T[] = [];
  return (message) => {
    if (queued.push(message) > 1) return;
    queueMicrotask(() => {
      const messages = queued;
      queued = [];
      post(messages);
    });
  };
}
