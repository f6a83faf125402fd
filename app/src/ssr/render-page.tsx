import { collectStyles } from '@fanlight/components/styled';
import { ApiError } from '@fanlight/sdk';
import { getGetPublicSettingsQueryKey } from '@fanlight/sdk/hooks';
import type { PublicSettings } from '@fanlight/sdk/models';
import type { RenderedPage, RenderRequest } from '@fanlight/server/ssr-protocol';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import type { App } from '../create-app.ts';
import { createCreatorRoutes } from '../creator-routes.tsx';
import type { EmbeddedQuery } from '../embedded-data.ts';
import { detectLocale } from '../i18n/detect.ts';
import { Providers } from '../providers.tsx';
import { createRoutes } from '../routes.tsx';
import { toPageTitle } from '../title.ts';
import { parseHostData } from './host-data.ts';
import { type CallApi, createPageApp } from './page-app.ts';
import { acceptedLocales, readCookie } from './request.ts';
import { createPageTranslator } from './translator.ts';

export interface RenderOptions {
  /** Time limit for the loaders' calls. Queries that are pending after it are rendered as loading. */
  dataTimeoutMs: number;
  /** Calls the API. */
  callApi: CallApi;
  /** Aborts the render when the host no longer needs the page. */
  signal: AbortSignal;
}

/** Resolves when no query is pending, when `timeoutMs` has passed, or when the signal aborts. */
async function waitForQueries(queryClient: QueryClient, timeoutMs: number, signal: AbortSignal): Promise<void> {
  if (queryClient.isFetching() === 0) return;
  await new Promise<void>((resolve) => {
    const timer = setTimeout(finish, timeoutMs);
    const stop = queryClient.getQueryCache().subscribe(check);
    signal.addEventListener('abort', finish);
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      stop();
      resolve();
    }
    function check() {
      if (queryClient.isFetching() === 0) finish();
    }
  });
}

/** Whether the browser would get the same error, as with a 404. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

/**
 * Removes failed queries that may succeed in the browser. They are rendered as loading, and the browser fetches them.
 */
function removeFailures(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll())
    if (query.state.status === 'error' && !isFinal(query.state.error)) cache.remove(query);
}

/**
 * Returns the successful queries as JSON, because a string is transferred to the host's thread faster than objects. The
 * host embeds them in the page, so that the app does not fetch them again.
 */
const dehydrateQueries = (queryClient: QueryClient): string =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }): EmbeddedQuery => [queryKey, state.data]),
  );

/** Returns the language of a page (rule L1). */
const localeOf = ({ url, cookie, languages }: RenderRequest): string =>
  detectLocale({
    query: new URL(url).searchParams.get('locale'),
    localStorage: null,
    cookie: readCookie(cookie, 'i18nextLng'),
    sessionStorage: null,
    navigator: acceptedLocales(languages),
    html: null,
  });

/** Creates the app of one page. After the render, clear its `queryClient`, which cancels pending calls. */
export const createAppFor = (request: RenderRequest, callApi: CallApi): App =>
  createPageApp({
    origin: new URL(request.url).origin,
    token: readCookie(request.cookie, 'token'),
    locale: localeOf(request),
    callApi,
  });

// All viewers share the handler: loaders get the viewer's services from the context of the request.
const { query } = createStaticHandler(createRoutes(createCreatorRoutes()));

/** In SSR every page is in its opening, and is not a repeated visit. */
const opening = { isOpening: () => true, isVisitedAgain: false };

/** The elements of a page, and the collector of the styles that they use. */
interface Tree {
  element: ReactElement;
  styles: ReturnType<typeof collectStyles>;
}

/** A page whose data has been loaded. */
export interface PreparedPage {
  translator: i18n;
  title: string;
  /** Creates the elements of the page for one render. */
  createTree(): Tree;
}

/**
 * Fetches the data of a page for its viewer. Several pages can be prepared concurrently, because each has its own
 * services.
 *
 * @returns undefined if the page redirects
 * @throws the signal's reason when aborted
 */
export async function preparePage(
  { services, getContext }: App,
  request: RenderRequest,
  { dataTimeoutMs, signal }: Omit<RenderOptions, 'callApi'>,
): Promise<PreparedPage | undefined> {
  const { queryClient } = services;
  for (const [key, data] of parseHostData(request.queries)) queryClient.setQueryData(key, data);
  const translator = await createPageTranslator(services, localeOf(request));
  // The signal is not passed to the router, which would throw its own error. Aborting rejects the pending calls
  // instead.
  const context = await query(new Request(request.url), { requestContext: getContext() });
  if (context instanceof Response) return undefined;
  await waitForQueries(queryClient, dataTimeoutMs, signal);
  signal.throwIfAborted();
  removeFailures(queryClient);
  const settings = queryClient.getQueryData<PublicSettings>(getGetPublicSettingsQueryKey());
  const t = translator.getFixedT(translator.language, 'common');
  return {
    translator,
    title: toPageTitle(
      translator.getFixedT(translator.language, 'titles'),
      context.matches.at(-1)?.route.handle,
      settings?.siteName ?? t('siteName'),
    ),
    createTree() {
      const styles = collectStyles();
      // The router renders the matches of the context. It would copy all routes that it gets, which takes a twentieth of
      // the time of a small page.
      const router = createStaticRouter([], context);
      const element = (
        <styles.Provider>
          <Providers services={services} translator={translator} opening={opening}>
            <StaticRouterProvider router={router} context={context} hydrate={false} />
          </Providers>
        </styles.Provider>
      );
      return { element, styles };
    },
  };
}

/** `renderToString` writes this comment in place of suspended content. */
const unfinished = '<!--$!-->';

/**
 * Renders a page. `renderToString` is faster than `prerender`, but does not wait for code that is not loaded yet. A
 * page with such code is rendered again by `prerender`.
 */
async function renderTree(
  { createTree }: PreparedPage,
  signal: AbortSignal,
): Promise<{ html: string; styles: string }> {
  const first = createTree();
  const html = renderToString(first.element);
  if (!html.includes(unfinished)) return { html, styles: first.styles.read() };
  const { element, styles } = createTree();
  // Renders the page as one chunk. Further chunks would need inline scripts that insert them, which the Content
  // Security Policy forbids.
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY, signal });
  return { html: await new Response(prelude).text(), styles: styles.read() };
}

/**
 * Renders a page for its viewer, with the data that its loaders fetch.
 *
 * @returns undefined if the page redirects
 * @throws the signal's reason when aborted
 */
export async function renderPage(request: RenderRequest, options: RenderOptions): Promise<RenderedPage | undefined> {
  const { signal, callApi } = options;
  const app = createAppFor(request, callApi);
  try {
    const page = await preparePage(app, request, options);
    if (!page) return undefined;
    const rendered = await renderTree(page, signal);
    signal.throwIfAborted();
    const namespaces = page.translator.reportNamespaces?.getUsedNamespaces() ?? [];
    const queries = dehydrateQueries(app.services.queryClient);
    return { ...rendered, queries, title: page.title, locale: page.translator.language, namespaces };
  } finally {
    app.services.queryClient.clear();
  }
}
