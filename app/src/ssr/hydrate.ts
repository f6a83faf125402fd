import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { whenReady } from './page-ready.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

export interface ShownApp {
  app: ReactNode;
  element: HTMLElement;
  /** The root of earlier content of the element, such as the loading state of the tab. */
  root: Root | undefined;
  router: Router;
  /** Whether a query was fetched; see {@link watchFetches}. */
  hasFetched: () => boolean;
  /** Whether the element contains the server-rendered page. */
  isRendered: boolean;
}

/**
 * Watches whether a query is fetched. The server then rendered the page without its data or with older data, so that
 * the app's first render would differ.
 */
export function watchFetches(queryClient: QueryClient): () => boolean {
  let hasFetched = false;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') hasFetched = true;
  });
  return () => hasFetched;
}

/** Resolves once the code of the first page is loaded and its loaders have finished. */
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
 * Shows the app: hydrates the server-rendered page if there is one, else renders.
 *
 * The page is hydrated only if the browser's first render is equal: the URL has not been redirected, and all data was
 * embedded. Otherwise the app is rendered into a second element, which replaces the page when it is ready.
 */
export async function showApp({ app, element, root, router, hasFetched, isRendered }: ShownApp): Promise<void> {
  if (!isRendered) return startTransition(() => (root ?? createRoot(element)).render(app));
  const { href } = location;
  await whenInitialized(router);
  // In slices (as a transition), so that taps are handled in between.
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

/** Reports a part that React could not hydrate and renders again. Journeys fail on console errors (`e2e/test.ts`). */
function report(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  console.error('Hydration failed.', error, componentStack);
}
