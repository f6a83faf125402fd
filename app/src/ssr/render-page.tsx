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
import type { FirstAnswer } from '../first-answers.ts';
import { detectLocale } from '../i18n/detect.ts';
import { Providers } from '../providers.tsx';
import { createRoutes } from '../routes.tsx';
import { createLoaderContext, type Services } from '../services.ts';
import { toPageTitle } from '../title.ts';
import { acceptedLocales, readCookie } from './request.ts';
import { type CallApi, createServices } from './services.ts';
import { createPageTranslator } from './translator.ts';

/** How a page is rendered. */
export interface RenderOptions {
  /** How long loaders may fetch; queries still pending then are rendered as loading. */
  dataTimeoutMs: number;
  /** Calls the API. */
  callApi: CallApi;
  /** Aborts when the page is not needed any more. */
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

/** The language of a page (rule L1). */
const localeOf = ({ url, cookie, languages }: RenderRequest): string =>
  detectLocale({
    query: new URL(url).searchParams.get('locale'),
    localStorage: null,
    cookie: readCookie(cookie, 'i18nextLng'),
    sessionStorage: null,
    navigator: acceptedLocales(languages),
    html: null,
  });

/** Client and cache of one page. Clear its `queryClient` at the end: that cancels the calls that are still pending. */
export const createPageServices = (request: RenderRequest, callApi: CallApi): Services =>
  createServices({
    origin: new URL(request.url).origin,
    token: readCookie(request.cookie, 'token'),
    locale: localeOf(request),
    callApi,
  });

// For all viewers: loaders get the services from the context of their request.
const { query, dataRoutes } = createStaticHandler(createRoutes());

/** In SSR every page is at its beginning. */
const opening = { isOpening: () => true, isVisitedAgain: false };

/** A tree, and the styles that are collected while it renders. */
interface Tree {
  element: ReactElement;
  styles: ReturnType<typeof collectStyles>;
}

/** A page with its data, ready to render. */
export interface PreparedPage {
  translator: i18n;
  title: string;
  /** Creates the element tree of the page, for each pass. */
  createTree(): Tree;
}

/**
 * Fetches the data of a page for its viewer. Several pages can be prepared concurrently: each has its own services.
 *
 * @returns undefined where the address redirects
 * @throws the signal's reason when aborted
 */
export async function preparePage(
  services: Services,
  request: RenderRequest,
  { dataTimeoutMs, signal }: Omit<RenderOptions, 'callApi'>,
): Promise<PreparedPage | undefined> {
  const { queryClient } = services;
  for (const [key, data] of request.answers as FirstAnswer[]) queryClient.setQueryData(key, data);
  const translator = await createPageTranslator(services, localeOf(request));
  // Without the signal: the router would fail with an error of its own. Aborting rejects the pending calls.
  const context = await query(new Request(request.url), { requestContext: createLoaderContext(services) });
  if (context instanceof Response) return undefined;
  await whenAnswered(queryClient, dataTimeoutMs, signal);
  signal.throwIfAborted();
  forgetFailures(queryClient);
  const settings = queryClient.getQueryData<PublicSettings>(getGetPublicSettingsQueryKey());
  const t = translator.getFixedT(translator.language, 'common');
  return {
    translator,
    title: toPageTitle(t, context.matches.at(-1)?.route.handle, settings?.siteName ?? t('siteName')),
    createTree() {
      const styles = collectStyles();
      const element = (
        <styles.Provider>
          <Providers services={services} translator={translator} opening={opening}>
            <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
          </Providers>
        </styles.Provider>
      );
      return { element, styles };
    },
  };
}

/** The placeholder that `renderToString` writes for suspended content. */
const unfinished = '<!--$!-->';

/**
 * Renders a page. `renderToString` takes less time than `prerender`, but waits for nothing: a page with code that is not
 * loaded yet is rendered again by `prerender`, which waits for it.
 */
async function renderTree(
  { createTree }: PreparedPage,
  signal: AbortSignal,
): Promise<{ html: string; styles: string }> {
  const first = createTree();
  const html = renderToString(first.element);
  if (!html.includes(unfinished)) return { html, styles: first.styles.read() };
  const { element, styles } = createTree();
  // The whole page in place, instead of chunks that inline scripts move there (the policy forbids inline scripts).
  const { prelude } = await prerender(element, { progressiveChunkSize: Number.POSITIVE_INFINITY, signal });
  return { html: await new Response(prelude).text(), styles: styles.read() };
}

/**
 * Renders the page of an address for its viewer, with the data that its loaders fetch.
 *
 * @returns undefined where the address redirects
 * @throws the signal's reason when aborted
 */
export async function renderPage(request: RenderRequest, options: RenderOptions): Promise<RenderedPage | undefined> {
  const { signal, callApi } = options;
  const services = createPageServices(request, callApi);
  try {
    const page = await preparePage(services, request, options);
    if (!page) return undefined;
    const rendered = await renderTree(page, signal);
    signal.throwIfAborted();
    const namespaces = page.translator.reportNamespaces?.getUsedNamespaces() ?? [];
    const answers = dehydrateAnswers(services.queryClient);
    return { ...rendered, answers, title: page.title, locale: page.translator.language, namespaces };
  } finally {
    services.queryClient.clear();
  }
}
