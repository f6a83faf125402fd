import type { QueryClient } from '@tanstack/react-query';
import { type ReactNode, startTransition } from 'react';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import type { createBrowserRouter } from 'react-router-dom';
import { whenReady } from './page-ready.tsx';

type Router = ReturnType<typeof createBrowserRouter>;

/** Arguments of {@link showApp}. */
export interface ShownApp {
  app: ReactNode;
  element: HTMLElement;
  /** Where something was rendered into the element before. */
  root: Root | undefined;
  router: Router;
  /** Whether anything was fetched; see {@link watchFetches}. */
  hasFetched: () => boolean;
  /** Whether the element has the server-rendered page. */
  isRendered: boolean;
}

/**
 * Watches whether a query is fetched: what the server rendered without its data, or with older data, is not what the app
 * renders.
 */
export function watchFetches(queryClient: QueryClient): () => boolean {
  let hasFetched = false;
  queryClient.getQueryCache().subscribe((event) => {
    if (event.type === 'updated' && event.action.type === 'fetch') hasFetched = true;
  });
  return () => hasFetched;
}

/** Resolves once the code of the first page is loaded and its loaders have ended. */
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
 * Shows the app: hydrates the server-rendered page, else renders.
 *
 * A page is hydrated where its first render in the browser gives the same: the address does not redirect, and all its data
 * came with it. Otherwise the app is rendered beside it and replaces it when it is ready.
 */
export async function showApp({ app, element, root, router, hasFetched, isRendered }: ShownApp): Promise<void> {
  if (!isRendered) return startTransition(() => (root ?? createRoot(element)).render(app));
  const { href } = location;
  await whenInitialized(router);
  // In slices, so that a tap is answered meanwhile.
  if (location.href === href && !hasFetched()) {
    startTransition(() => void hydrateRoot(element, app, { onRecoverableError: report }));
    return;
  }
  const beside = document.createElement('div');
  beside.id = 'beside';
  element.after(beside);
  startTransition(() => createRoot(beside).render(app));
  await whenReady;
  element.remove();
  beside.id = element.id;
}

/** React renders again what it could not hydrate. Journeys fail on errors in the console (`e2e/test.ts`). */
function report(error: unknown, { componentStack }: { componentStack?: string | undefined }): void {
  console.error('Hydration failed.', error, componentStack);
}
