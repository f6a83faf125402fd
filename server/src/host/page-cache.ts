import type { RenderedPage } from './ssr-protocol.ts';

/**
 * The page of a visitor is cached for this number of milliseconds. Under load, a page is then rendered once instead of
 * once per visitor.
 */
const ttlMs = 5000;
/** The maximum number of cached pages. Each has about 100 kB. */
const maxPages = 200;

/**
 * The key under which the page of a visitor is cached. It contains neither theme nor currency, because the browser
 * applies them to the same HTML.
 */
export interface PageKey {
  /** The absolute URL with the query string. */
  url: string;
  /** The languages of the viewer. The selected language is the first. */
  languages: string;
  /** The country of the IP address, because performers can be hidden in a country (rule A4). */
  country: string | null;
}

/** Caches the pages of visitors, so that a page is rendered once for concurrent requests. */
export interface PageCache {
  get(key: PageKey, render: () => Promise<RenderedPage | undefined>): Promise<RenderedPage | undefined>;
}

/** @param now - returns the milliseconds of a monotonic clock */
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
      // A render that has failed or was refused is not cached, so that the page is rendered for the next visitor.
      const forget = () => {
        if (pages.get(key) === entry) pages.delete(key);
      };
      page.then((rendered) => rendered ?? forget(), forget);
      return page;
    },
  };
}
