import type { RenderedPage } from './ssr-protocol.ts';

/** Milliseconds for which a visitor's page is cached. Under load a page is then rendered once instead of for every visitor. */
const ttlMs = 5000;
/** Maximum number of cached pages, about 100 kB each. */
const maxPages = 200;

/** The cache key of a visitor's page. Theme and currency are applied in the browser: the HTML is the same for all of them. */
export interface PageKey {
  /** Absolute URL with the query string. */
  url: string;
  /** The viewer's languages; the selected one is first. */
  languages: string;
  /** The country of the IP address: some performers are hidden in some countries (rule A4). */
  country: string | null;
}

/** Caches pages of visitors, so that concurrent requests for the same page render it once. */
export interface PageCache {
  get(key: PageKey, render: () => Promise<RenderedPage | undefined>): Promise<RenderedPage | undefined>;
}

/** @param now - milliseconds of a monotonic clock */
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
      // A failed or refused render is not cached, so that the next visitor gets a new attempt.
      const forget = () => {
        if (pages.get(key) === entry) pages.delete(key);
      };
      page.then((rendered) => rendered ?? forget(), forget);
      return page;
    },
  };
}
