import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicSettings } from '@fanlight/sdk/models';
import type { OperationId } from '@fanlight/sdk/operations';
import { type MessageLocale, readLocale } from '../http/messages/index.ts';
import { createPageCache } from './page-cache.ts';
import type { Renderer } from './ssr.ts';
import type { RenderedPage } from './ssr-protocol.ts';
import type { CallApi } from './ssr-worker.ts';

/** The files of each route. The build of the app writes them to `routes.json`. */
interface BuiltRoutes {
  /** The fonts to preload. */
  fonts: string[];
  /** The entry and the modules that it imports statically. The entry is the first. */
  first: string[];
  /** The additional files of each route. */
  routes: { pattern: string; files: string[] }[];
}

/** Queries that every page makes, and whose response is the same for all viewers of a language. */
const firstQueries = { getPublicSettings: '/api/settings/public', getCommonSettings: '/api/settings/common' } as const;

/** The responses of these queries are cached for this number of milliseconds. */
const settingsTtlMs = 5000;

/** Whether a path matches a pattern such as `/posts/:id`. */
function isMatch(pattern: string, path: string): boolean {
  if (pattern === '*') return true;
  const segments = pattern.split('/');
  const parts = path.split('/');
  return (
    segments.length === parts.length && segments.every((part, i) => part === parts[i] || (part[0] === ':' && parts[i]))
  );
}

export interface PageRequest {
  /** The absolute URL. */
  url: string;
  /** The headers `Cookie` and `Accept-Language`; empty if they are missing. */
  cookie: string;
  languages: string;
  /** The country of the viewer's IP address; null if it is unknown. */
  country: string | null;
  /** Whether the page may be rendered on the server. False for an IP address that has exceeded its limit. */
  isRendered: boolean;
}

/** A page that is ready to be sent. The viewers of a cached page get the same object, so that it is compressed once. */
export interface Page {
  html: string;
}

/** Creates the HTML for the requests of pages. */
export interface PageMaker {
  /** The hashes of the inline scripts, for the Content Security Policy. */
  scriptHashes: string[];
  make(request: PageRequest, callApi: CallApi): Promise<Page>;
}

/** The dependencies of {@link createPageMaker}. */
export interface PageMakerOptions {
  /** The folder of the built app. */
  folder: string;
  /** Handles an API call that has no session. */
  callApi: CallApi;
  renderer?: Renderer | undefined;
}

/** Returns a script element that contains JSON. `<` is escaped, so that no value can close the element. */
const toDataScript = (id: string, json: string) =>
  `<script type="application/json" id="${id}">${json.replaceAll('<', '\\u003c')}</script>`;

const escapes: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;' };

/** Replaces the title in the head of a page. */
const withTitle = (head: string, title: string) =>
  head.replace(
    /<title>[^<]*<\/title>/,
    () => `<title>${title.replaceAll(/[&<>]/g, (char) => escapes[char] ?? char)}</title>`,
  );

/** The start of the app waits for the first paint at most this number of milliseconds. */
const paintTimeoutMs = 1500;

/**
 * Starts the app in a server-rendered page. It waits until the images of the page have loaded and painted, so that they
 * get the whole bandwidth. A hidden tab does not paint, so the app starts immediately there. After all modules have
 * loaded, they run in the order of their dependencies, each in its own task, so that input can be handled between them.
 */
const starter = `(() => {
  let hasBegun = false;
  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    const { first, route } = JSON.parse(document.getElementById('files').textContent);
    const fetched = [...first, ...route].map((href) => new Promise((done) => {
      const link = Object.assign(document.createElement('link'), { rel: 'modulepreload', href, crossOrigin: '' });
      link.onload = link.onerror = done;
      document.head.append(link);
    }));
    void first.reduceRight((before, href) => before.then(() => import(href)), Promise.all(fetched));
  };
  if (document.hidden) return begin();
  const afterFrame = () => requestAnimationFrame(() => setTimeout(begin));
  addEventListener('load', () => new PerformanceObserver(afterFrame).observe({ type: 'paint', buffered: true }));
  setTimeout(begin, ${paintTimeoutMs});
})()`;

/**
 * Inserts the rendered page into the element that the app hydrates, in place of the logo. The page is inert until the
 * script for early input runs (`app/src/ssr/early-input.ts`). Otherwise a form that is submitted before would put its
 * password into the URL.
 */
function insertPage(body: string, html: string, scripts: string): string {
  const [before, after] = body.split(/<div id="root"><\/div>\s*<!-- mark -->[\s\S]*<!-- \/mark -->/);
  if (before === undefined || after === undefined)
    throw new Error('index.html has no root element with the logo that the rendered page replaces.');
  return `${before}<div id="root" class="ssr" inert>${html}</div>${scripts}${after}`;
}

/** Returns the encoded value of a cookie; undefined if the cookie is missing. */
const findCookie = (header: string, name: string) => header.split('; ').find((pair) => pair.startsWith(`${name}=`));

/** Returns the language of a page: that of the URL, the one that the viewer has chosen, or that of the browser. */
function localeOf({ url, cookie, languages }: PageRequest): MessageLocale {
  const chosen = findCookie(cookie, 'i18nextLng')?.split('=')[1];
  return readLocale([new URL(url).searchParams.get('locale'), chosen, languages].filter(Boolean).join(','));
}

/** Matches pages whose queries count a view. They must be rendered for each visitor. */
const countsViews = /^\/(videos|reels)(\/|$)/;

/** The URLs of the files that a page needs: those of every page, and those of its route. */
interface PageFiles {
  first: string[];
  route: string[];
}

/**
 * The responses to the queries that every page makes, without failed queries, and the settings in these responses that
 * the host uses.
 */
interface Settings {
  /** The responses as JSON: pairs of query key and data. */
  queries: string;
  hasAgeGate: boolean;
  /** The name of the site; undefined if the settings cannot be read. */
  siteName: string | undefined;
}

/** Returns a function that caches the results of `create` for the same two objects. */
function keepResults<One extends object, Other extends object, T>(create: (one: One, other: Other) => T) {
  const cachedResults = new WeakMap<One, WeakMap<Other, { result: T }>>();
  return (one: One, other: Other): T => {
    const results = cachedResults.get(one) ?? new WeakMap<Other, { result: T }>();
    const { result } = results.get(other) ?? { result: create(one, other) };
    cachedResults.set(one, results.set(other, { result }));
    return result;
  };
}

/** Returns a function that caches the result of `read` for each key for `settingsTtlMs`. */
function cache<Key, T>(read: (key: Key) => Promise<T>): (key: Key) => Promise<T> {
  const results = new Map<Key, { until: number; value: Promise<T> }>();
  return (key) => {
    const cached = results.get(key);
    if (cached && cached.until >= performance.now()) return cached.value;
    const value = read(key);
    results.set(key, { until: performance.now() + settingsTtlMs, value });
    return value;
  };
}

/**
 * Creates the function that returns the HTML for the request of a page. It consists of the built `index.html`, preloads
 * of the files that the path needs, the server-rendered page, and the data with which it was rendered. The rendered
 * page loads and paints before the app.
 *
 * @returns undefined if the app is not built
 */
export function createPageMaker({ folder, callApi, renderer }: PageMakerOptions): PageMaker | undefined {
  const file = join(folder, 'index.html');
  if (!existsSync(file)) return undefined;
  // The style sheet is inlined, because 2 kB are not worth a request that blocks rendering.
  const html = readFileSync(file, 'utf8').replaceAll(
    /<link rel="stylesheet"[^>]*href="\/(assets\/[^"]+)"[^>]*>/g,
    (_link, name: string) => `<style>${readFileSync(join(folder, name), 'utf8')}</style>`,
  );
  const earlyInput = readFileSync(join(folder, 'early-input.js'), 'utf8');
  const { fonts, first, routes } = JSON.parse(readFileSync(join(folder, 'routes.json'), 'utf8')) as BuiltRoutes;
  const [wholeHead = '', body = ''] = html.split('</head>');
  const [begin = ''] = /<script type="module"[^>]*><\/script>/.exec(wholeHead) ?? [];
  const head = wholeHead.replace(begin, '');
  const fontLinks = fonts.map((font) => `<link rel="preload" as="font" type="font/woff2" href="/${font}" crossorigin>`);
  const toUrl = (name: string) => `/${name}`;
  const filesOfRoutes = routes.map(({ pattern, files }) => ({
    pattern,
    files: { first: first.map(toUrl), route: files.map(toUrl) },
  }));
  const noRoute = { first: first.map(toUrl), route: [] };
  const filesOf = (path: string): PageFiles =>
    filesOfRoutes.find(({ pattern }) => isMatch(pattern, path))?.files ?? noRoute;
  const fontHead = fontLinks.join('');
  const readSettings = cache(async (locale: MessageLocale): Promise<Settings> => {
    const successful: [key: [OperationId], data: unknown][] = [];
    for (const [operation, path] of Object.entries(firstQueries)) {
      const response = await callApi(
        new Request(`http://localhost${path}`, { headers: { 'accept-language': locale } }),
      );
      if (response.ok) successful.push([[operation as OperationId], (await response.json()).data]);
    }
    const publicSettings = successful.find(([[operation]]) => operation === 'getPublicSettings')?.[1];
    const { enable18Popup: hasAgeGate = false, siteName } = (publicSettings ?? {}) as Partial<PublicSettings>;
    return { queries: JSON.stringify(successful), hasAgeGate, siteName };
  });
  const createEmbeddedData = (queries: string, namespaces: string[]) =>
    toDataScript(
      'embedded-data',
      `{"at":${Date.now()},"queries":${queries},"namespaces":${JSON.stringify(namespaces)}}`,
    );
  /** Creates a page without SSR. */
  const createShell = ({ queries, siteName }: Settings, files: PageFiles): Page => {
    const links = [...files.first, ...files.route]
      .map((href) => `<link rel="modulepreload" href="${href}" crossorigin>`)
      .join('');
    const embeddedData = createEmbeddedData(queries, []);
    const titled = siteName ? withTitle(head, siteName) : head;
    return { html: `${titled}${begin}${fontHead}${links}${embeddedData}</head>${body}` };
  };
  const createRenderedPage = (rendered: RenderedPage, files: PageFiles): Page => {
    const page = head.replace(/<html lang="[^"]*"/, `<html lang="${rendered.locale}"`);
    const ready = `${withTitle(page, rendered.title)}${fontHead}${rendered.styles}</head>`;
    const embeddedData = createEmbeddedData(rendered.queries, rendered.namespaces);
    const data = `${embeddedData}${toDataScript('files', JSON.stringify(files))}`;
    const scripts = `<script>${earlyInput}</script>${data}<script>${starter}</script>`;
    return { html: `${ready}${insertPage(body, rendered.html, scripts)}` };
  };
  const shells = keepResults(createShell);
  const renderedPages = keepResults(createRenderedPage);
  const pages = createPageCache();
  /** Renders a page. The page of a visitor is cached, because it depends only on path, language and country. */
  const renderFor = ({ url, cookie, languages, country }: PageRequest, queries: string, callApiAs: CallApi) => {
    if (!renderer) return undefined;
    const isShared = !findCookie(cookie, 'token') && !countsViews.test(new URL(url).pathname);
    if (!isShared) return renderer.render({ url, cookie, languages, queries }, callApiAs);
    const locale = findCookie(cookie, 'i18nextLng') ?? '';
    const render = () => renderer.render({ url, cookie: locale, languages, queries }, callApiAs);
    return pages.get({ url, languages: `${locale} ${languages}`, country }, render);
  };
  return {
    scriptHashes: [...html.matchAll(/<script>([\s\S]*?)<\/script>/g)]
      .map(([, code = '']) => code)
      .concat(earlyInput, starter)
      .map((code) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`),
    async make(request, callApiAs) {
      const files = filesOf(new URL(request.url).pathname);
      const settings = await readSettings(localeOf(request));
      // Pages are not rendered on the server while there is an age gate, because only the browser knows whether the
      // viewer has passed it.
      const isRendered = !settings.hasAgeGate && request.isRendered;
      const rendered = isRendered ? await renderFor(request, settings.queries, callApiAs) : undefined;
      return rendered ? renderedPages(rendered, files) : shells(settings, files);
    },
  };
}
