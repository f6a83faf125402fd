import { collectStyles } from '@fanlight/components/theme/collect-styles';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { client, queryClient } from '../api.ts';
import type { FirstAnswer } from '../first-answers.ts';
import { createTranslator } from '../i18n/index.ts';
import { setSiteOrigin } from '../origin.ts';
import { Providers } from '../providers.tsx';
import { createRoutes } from '../routes.tsx';
import type { RenderedPage, RenderRequest } from './protocol.ts';
import { acceptedLocales, readCookie } from './request.ts';

/** Resolves once no query is pending, or after `timeoutMs`: queries still pending then are rendered as loading. */
function whenAnswered(timeoutMs: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, timeoutMs);
    const stop = queryClient.getQueryCache().subscribe(look);
    function finish() {
      clearTimeout(timer);
      stop();
      resolve();
    }
    function look() {
      if (queryClient.isFetching() === 0) finish();
    }
    look();
  });
}

/** The successful queries. They are sent with the page, so that the app does not fetch them again. */
const dehydrateAnswers = (): FirstAnswer[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);

/**
 * Renders the page of an address for its viewer, with the data that its loaders fetch. Must not run concurrently: client
 * and caches are module state and hold one viewer's data.
 *
 * @param dataTimeoutMs - how long loaders may fetch
 * @returns undefined where the address redirects
 */
export async function renderPage(
  { url, cookie, languages, answers }: RenderRequest,
  dataTimeoutMs: number,
): Promise<RenderedPage | undefined> {
  queryClient.clear();
  setSiteOrigin(new URL(url).origin);
  const token = readCookie(cookie, 'token');
  if (token) client.transport.token.set(token);
  else client.transport.token.clear();
  for (const [key, data] of answers as FirstAnswer[]) queryClient.setQueryData(key, data);
  try {
    const translator = await createTranslator({
      query: new URL(url).searchParams.get('locale'),
      localStorage: null,
      cookie: readCookie(cookie, 'i18nextLng'),
      sessionStorage: null,
      navigator: acceptedLocales(languages),
      html: null,
    });
    const { query, dataRoutes } = createStaticHandler(createRoutes());
    const context = await query(new Request(url));
    if (context instanceof Response) return undefined;
    await whenAnswered(dataTimeoutMs);
    const styles = collectStyles();
    const { prelude } = await prerender(
      <styles.Provider>
        <Providers translator={translator} isOpening={() => true}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </Providers>
      </styles.Provider>,
      // The whole page in place, instead of chunks that inline scripts move there (the policy forbids inline scripts).
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    const namespaces = translator.reportNamespaces?.getUsedNamespaces() ?? [];
    return { html, styles: styles.read(), answers: dehydrateAnswers(), locale: translator.language, namespaces };
  } finally {
    queryClient.clear();
    client.transport.token.clear();
  }
}
