import type { RenderedPage } from './ssr-protocol.ts';

/** How long a visitor's page is served again. Short: nobody notices, and a page under load is rendered once, not per visitor. */
const ttlMs = 5000;
/** Pages kept at most, about 100 kB each. */
const maxPages = 200;

/** What a visitor's page depends on. Theme and currency are the browser's: the HTML is the same for all of them. */
export interface PageKey {
  /** Absolute, with the query string. */
  url: string;
  /** The languages that the viewer asks for, the chosen one first. */
  languages: string;
  /** By address; some performers are not shown in some countries (rule A4). */
  country: string | null;
}

/** Pages of visitors, rendered once for all who ask for the same one within seconds. */
export interface PageCache {
  get(key: PageKey, render: () => Promise<RenderedPage | undefined>): Promise<RenderedPage | undefined>;
}

/** @param now - milliseconds of a clock that only goes forward */
export function createPageCache(now: () => number = () => performance.now()): PageCache {
  const pages = new Map<string, { until: number; page: Promise<RenderedPage | undefined> }>();
  return {
    get({ url, languages, country }, render) {
      const key = JSON.stringify([url, languages, country]);
      const cached = pages.get(key);
      if (cached && cached.until > now()) return cached.page;
      pages.delete(key);
      for (const oldest of pages.keys()) {
        if (pages.size < maxPages) break;
        pages.delete(oldest);
      }
      const page = render();
      const entry = { until: now() + ttlMs, page };
      pages.set(key, entry);
      // A render that failed or was refused is tried again by the next visitor.
      const forget = () => {
        if (pages.get(key) === entry) pages.delete(key);
      };
      page.then((rendered) => rendered ?? forget(), forget);
      return page;
    },
  };
}
