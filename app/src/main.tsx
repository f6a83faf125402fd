import '@fanlight/components/theme/fonts.css';
import '@fanlight/components/theme/theme.css';
import { paths } from '@fanlight/components/paths';
import { Box, EmptyState, Spinner } from '@fanlight/components/primitives';
import { createClient } from '@fanlight/sdk';
import { createQueryClient } from '@fanlight/sdk/hooks';
import type { RealtimeSource } from '@fanlight/sdk/realtime';
import { createRoot, type Root } from 'react-dom/client';
import { createBrowserRouter, RouterProvider } from 'react-router-dom';
import { createApp } from './create-app.ts';
import { loadEmbeddedData } from './embedded-data.ts';
import { startI18n } from './i18n/index.ts';
import { listenForOffer } from './install/offer.ts';
import { Providers } from './providers.tsx';
import { createRouteLoader, createRoutes, loadRoutesOf } from './routes.tsx';
import { restoreAsPageGrows, restoreScrollPosition } from './scroll-position.ts';
import { forgetSession } from './session/session.ts';
import { showApp, watchFetches } from './ssr/hydrate.ts';
import { endOpening, opening, whenReady } from './ssr/page-ready.tsx';

/** The page counts as ready after this number of milliseconds, even if `PageReady` was not mounted. */
const readyTimeoutMs = 10_000;

const element = document.getElementById('root');
if (!element) throw new Error('The page has no element to render into.');
const isRendered = element.classList.contains('ssr');

let onSessionLost = () => {};
// The client stores the token in the cookie `token` (rule P3).
const client = createClient({
  onUnauthorized: () => onSessionLost(),
  locale: () => document.documentElement.lang,
});
const queryClient = createQueryClient({ client });

/** In the build without a server, starts the engine in this tab. Runs before the first API call. */
async function startPlatform(): Promise<{ root?: Root; realtimeSource?: RealtimeSource }> {
  if (!import.meta.env.VITE_TAB || !element) return {};
  const { startTab } = await import('@fanlight/mocks/tab');
  const root = createRoot(element);
  const onWait = async () => {
    const { t } = (await startI18n({ client, queryClient }, [])).translator;
    root.render(<EmptyState illustration="door" level={1} title={t('openElsewhere')} />);
  };
  root.render(
    <Box display="grid" placeItems="center" minH="100dvh">
      <Spinner />
    </Box>,
  );
  const { realtimeSource } = await startTab({ onWait });
  return { root, realtimeSource };
}

listenForOffer();
const namespaces = loadEmbeddedData(queryClient);
const renderedLocale = isRendered ? document.documentElement.lang : undefined;
const starting = startPlatform();
const translating = starting.then(() => startI18n({ client, queryClient }, namespaces, renderedLocale));
// Resolves in a new task. Long work is split into tasks, so that the browser can handle taps between them.
const nextTask = () => new Promise((resolve) => setTimeout(resolve));
await nextTask();
const { translator, wantedLocale } = await translating;
let { root, realtimeSource } = await starting;
// Records the session if the URL contains `record`. The app starts even if the recording fails to start.
if (new URLSearchParams(location.search).has('record'))
  realtimeSource = await import('./recording/index.tsx')
    .then(({ startRecording }) => startRecording({ client, queryClient, translator, realtimeSource }))
    .catch(() => realtimeSource);
const { services, getContext } = createApp({ client, queryClient, origin: location.origin, realtimeSource });
const hasFetched = watchFetches(queryClient);
const creatorRoutes = await loadRoutesOf(location.pathname);
const router = createBrowserRouter(createRoutes(creatorRoutes), {
  getContext,
  patchRoutesOnNavigation: createRouteLoader(creatorRoutes),
});
restoreScrollPosition(router);

onSessionLost = () => {
  // Does not redirect to the login while the viewer logs out.
  if (services.session.isEnding) return;
  const { pathname, search } = router.state.location;
  forgetSession(services);
  // Does not redirect again if an earlier response has redirected to the login: the URL then contains the return path.
  if (pathname === paths.login()) return;
  void router.navigate(paths.login(`${pathname}${search}`));
};

const app = (
  <Providers services={services} translator={translator} opening={opening}>
    <RouterProvider router={router} />
  </Providers>
);
await showApp({ app, element, root, router, hasFetched, isRendered });
// Ends the opening of a page that never mounts `PageReady`.
setTimeout(endOpening, readyTimeoutMs);
if (isRendered) void whenReady.then(() => restoreAsPageGrows(router));
// Changes the language after hydration if the browser has stored another one, which the server does not know.
if (translator.language !== wantedLocale) void whenReady.then(() => translator.changeLanguage(wantedLocale));
