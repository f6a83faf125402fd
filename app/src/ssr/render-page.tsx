import { collectStyles } from '@fanlight/components/styled';
import { ApiError } from '@fanlight/sdk';
import type { RenderedPage, RenderRequest } from '@fanlight/server/ssr-protocol';
import type { QueryClient } from '@tanstack/react-query';
import type { i18n } from 'i18next';
import type { ReactElement } from 'react';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { createApp } from '../app.tsx';
import type { FirstAnswer } from '../first-answers.ts';
import { createTranslator } from '../i18n/index.ts';
import { acceptedLocales, readCookie } from './request.ts';
import { type CallApi, createServices } from './services.ts';

/** How a page is rendered. */
export interface RenderOptions {
  /** How long loaders may fetch; queries still pending then are rendered as loading. */
  dataTimeoutMs: number;
  /** Calls the API. */
  callApi: CallApi;
  /** Aborts when nobody waits for the page any more. */
  signal: AbortSignal;
}

/** Resolves once no query is pending, after `timeoutMs`, or when aborted. */
function whenAnswered(queryClient: QueryClient, timeoutMs: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, timeoutMs);
    const stop = queryClient.getQueryCache().subscribe(look);
    signal.addEventListener('abort', finish);
    function finish() {
      clearTimeout(timer);
      signal.removeEventListener('abort', finish);
      stop();
      resolve();
    }
    function look() {
      if (queryClient.isFetching() === 0) finish();
    }
    look();
  });
}

/** Whether a failure is the answer itself, such as 404, and not one that the browser may not get. */
const isFinal = (error: unknown) => error instanceof ApiError && error.status < 500 && error.status !== 429;

/** Queries whose call was refused or failed render as loading: the browser fetches them. */
function forgetFailures(queryClient: QueryClient): void {
  const cache = queryClient.getQueryCache();
  for (const query of cache.getAll())
    if (query.state.status === 'error' && !isFinal(query.state.error)) cache.remove(query);
}

/**
 * The successful queries, as JSON: a string reaches the host faster than what it describes. They are sent with the page, so
 * that the app does not fetch them again.
 */
const dehydrateAnswers = (queryClient: QueryClient): string =>
  JSON.stringify(
    queryClient
      .getQueryCache()
      .getAll()
      .filter(({ state }) => state.status === 'success')
      .map(({ queryKey, state }): FirstAnswer => [queryKey, state.data]),
  );

/** A page with its data, ready to render. */
export interface PreparedPage {
  queryClient: QueryClient;
  translator: i18n;
  /** The page's tree, with styles that are collected while it renders. */
  createTree(): { element: ReactElement; styles: ReturnType<typeof collectStyles> };
}

/**
 * Fetches what the page of an address needs, for its viewer. Several are prepared at once: each has a client, a cache and
 * a router of its own. Clear its `queryClient` when it is rendered.
 *
 * @returns undefined where the address redirects
 * @throws the signal's reason when aborted
 */
export async function preparePage(
  { url, cookie, languages, answers }: RenderRequest,
  { dataTimeoutMs, callApi, signal }: RenderOptions,
): Promise<PreparedPage | undefined> {
  const { origin, searchParams } = new URL(url);
  let locale = '';
  const services = createServices({ origin, token: readCookie(cookie, 'token'), locale: () => locale, callApi });
  const { queryClient } = services;
  signal.addEventListener('abort', () => queryClient.clear());
  for (const [key, data] of answers as FirstAnswer[]) queryClient.setQueryData(key, data);
  const translator = await createTranslator(services, {
    query: searchParams.get('locale'),
    localStorage: null,
    cookie: readCookie(cookie, 'i18nextLng'),
    sessionStorage: null,
    navigator: acceptedLocales(languages),
    html: null,
  });
  locale = translator.language;
  const app = createApp(services);
  const { query, dataRoutes } = createStaticHandler(app.routes);
  const context = await query(new Request(url, { signal }));
  if (context instanceof Response) return undefined;
  await whenAnswered(queryClient, dataTimeoutMs, signal);
  signal.throwIfAborted();
  forgetFailures(queryClient);
  return {
    queryClient,
    translator,
    createTree() {
      const styles = collectStyles();
      const element = (
        <styles.Provider>
          <app.Frame translator={translator} isOpening={() => true}>
            <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
          </app.Frame>
        </styles.Provider>
      );
      return { element, styles };
    },
  };
}

/**
 * Renders the page of an address for its viewer, with the data that its loaders fetch.
 *
 * @returns undefined where the address redirects
 * @throws the signal's reason when aborted
 */
export async function renderPage(request: RenderRequest, options: RenderOptions): Promise<RenderedPage | undefined> {
  const page = await preparePage(request, options);
  if (!page) return undefined;
  const { queryClient, translator } = page;
  try {
    const { element, styles } = page.createTree();
    const { signal } = options;
    // The whole page in place, instead of chunks that inline scripts move there (the policy forbids inline scripts).
    const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY, signal });
    const html = await new Response(prelude).text();
    signal.throwIfAborted();
    const namespaces = translator.reportNamespaces?.getUsedNamespaces() ?? [];
    const answers = dehydrateAnswers(queryClient);
    return { html, styles: styles.read(), answers, locale: translator.language, namespaces };
  } finally {
    queryClient.clear();
  }
}
