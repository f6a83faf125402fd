import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { whenReady } from './page-ready.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

export interface ShownApp {
  app: ReactNode;
  element: HTMLElement;
  /** The React root that has rendered into the element before, such as the loading state of the demo in a tab. */
  root: Root | undefined;
  router: Router;
  /** Whether a query was fetched; see {@link watchFetches}. */
  hasFetched: () => boolean;
  /** Whether the element contains the server-rendered page. */
  isRendered: boolean;
}

/**
 * Returns a function that returns whether a query was fetched. If so, the server rendered the page without that data or
 * with older data, and the app's first render would differ from the page.
 */
export function watchFetches(queryClient: QueryClient): () => boolean {
  let hasFetched = false;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') hasFetched = true;
  });
  return () => hasFetched;
}

/** Resolves when the code of the first page is loaded and its loaders have finished. */
const whenInitialized = (router: Router) =>
  new Promise<void>((resolve) => {
    if (router.state.initialized) return resolve();
    const stop = router.subscribe(({ initialized }) => {
      if (!initialized) return;
      stop();
      resolve();
    });
  });

/**
 * Shows the app. Hydrates the server-rendered page if there is one, otherwise renders. The page can only be hydrated if
 * the browser's first render equals it: the URL was not redirected, and all data was embedded. Otherwise the app is
 * rendered into a second element, which replaces the page when it is ready.
 */
export async function showApp({ app, element, root, router, hasFetched, isRendered }: ShownApp): Promise<void> {
  if (!isRendered) return startTransition(() => (root ?? createRoot(element)).render(app));
  const { href } = location;
  await whenInitialized(router);
  // Hydrates in a transition, which React splits into slices, so that the browser can handle taps between them.
  if (location.href === href && !hasFetched()) {
    startTransition(() => void hydrateRoot(element, app, { onRecoverableError: report }));
    return;
  }
  const secondElement = document.createElement('div');
  secondElement.id = 'beside';
  element.after(secondElement);
  startTransition(() => createRoot(secondElement).render(app));
  await whenReady;
  element.remove();
  secondElement.id = element.id;
}

/**
 * Logs an error if React could not hydrate a part and rendered it again. Journeys fail if the console contains errors
 * (`e2e/test.ts`).
 */
function report(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  console.error('Hydration failed.', error, componentStack);
}
