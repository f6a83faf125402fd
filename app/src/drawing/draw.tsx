import { collectStyles } from '@fanlight/components/theme/collect-styles';
import { prerender } from 'react-dom/static';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router-dom';
import { client, queryClient } from '../api.ts';
import type { FirstAnswer } from '../first-answers.ts';
import { createTranslator } from '../i18n/index.ts';
import { setSiteOrigin } from '../origin.ts';
import { Providers } from '../providers.tsx';
import { createRoutes } from '../routes.tsx';
import type { Drawing, DrawRequest } from './protocol.ts';
import { acceptedLocales, readCookie } from './request.ts';

/** Resolves once nothing is asked for any more, or after these milliseconds: what is not there by then is drawn as it waits. */
function whenAnswered(patience: number): Promise<void> {
  return new Promise((resolve) => {
    const timer = setTimeout(finish, patience);
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

/** What was answered, to be taken over by the page: nobody asks for it again. */
const answersSoFar = (): FirstAnswer[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .filter(({ state }) => state.status === 'success')
    .map(({ queryKey, state }) => [queryKey, state.data]);

/**
 * Draws the page of an address as its reader would see it, with what its loaders ask for. One at a time: the caches are
 * those of the app, which knows one reader only.
 *
 * @param patience - milliseconds that answers may take
 * @returns undefined where the address leads elsewhere, or where readers have to be asked for their age first
 */
export async function draw(
  { url, cookie, languages, answers }: DrawRequest,
  patience: number,
): Promise<Drawing | undefined> {
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
    await whenAnswered(patience);
    const styles = collectStyles();
    const { prelude } = await prerender(
      <styles.Provider>
        <Providers translator={translator} isOpening={() => true}>
          <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} hydrate={false} />
        </Providers>
      </styles.Provider>,
      // Everything in its place, rather than pieces that scripts put there afterwards.
      { progressiveChunkSize: Number.POSITIVE_INFINITY },
    );
    const html = await new Response(prelude).text();
    const namespaces = translator.reportNamespaces?.getUsedNamespaces() ?? [];
    return { html, styles: styles.read(), answers: answersSoFar(), locale: translator.language, namespaces };
  } finally {
    queryClient.clear();
    client.transport.token.clear();
  }
}
