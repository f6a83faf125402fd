// The messages between the host and its SSR workers (`app/src/ssr/worker.ts`). Each transfer is a list of messages.

/** The request of a page that is to be rendered. */
export interface RenderRequest {
  /** The absolute URL. */
  url: string;
  /** The headers `Cookie` and `Accept-Language`; empty if they are missing. */
  cookie: string;
  languages: string;
  /**
   * The data that the host already has, as JSON: pairs of query key and data. The worker parses the same text once for
   * all pages, so it must not contain data of a viewer.
   */
  queries: string;
}

/** A rendered page. */
export interface RenderedPage {
  html: string;
  /** The `<style>` elements. */
  styles: string;
  /** The data with which the page was rendered, as JSON: pairs of query key and data. */
  queries: string;
  locale: string;
  /** The title as plain text. It is not escaped as HTML. */
  title: string;
  /** The translation namespaces that the page has used. */
  namespaces: string[];
}

/**
 * Messages from the host: a page to render, whose data must arrive within `dataTimeoutMs`; the abort of a render; the
 * response to an API call.
 */
export type ToRenderer =
  | { kind: 'render'; id: number; request: RenderRequest; dataTimeoutMs: number }
  | { kind: 'abort'; id: number }
  | { kind: 'response'; id: number; status: number; type: string; body: string };

/**
 * Messages to the host: the worker is ready; an API call of a render, with its headers; the end of a render, even if it
 * was aborted. There is no page if the page redirects or its render has failed.
 */
export type FromRenderer =
  | { kind: 'ready' }
  | { kind: 'call'; id: number; renderId: number; url: string; headers: Record<string, string> }
  | { kind: 'rendered'; id: number; page?: RenderedPage | undefined; error?: string };

/**
 * Sends messages as one list, because each list wakes the other thread, which takes longer than handling most messages.
 *
 * @returns a function that queues a message; the list is sent after the pending microtasks
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
