import type { Resources } from '@fanlight/components/i18n';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useMatches } from 'react-router-dom';
import { type Services, servicesOf } from './services.ts';
import { enforceRouteFlags, type RouteFlags } from './session/guard.ts';
import { hasSession } from './session/session.ts';

/** The arguments of a route's `prefetch`. */
export type PrefetchArgs = LoaderFunctionArgs & Services;

/** The exports of a route module below `routes/`. */
export interface RouteModule {
  Component: ComponentType;
  /** Starts to fetch the page's data. The navigation does not wait for the result. */
  prefetch?: (args: PrefetchArgs) => void;
}

/** Options for the layout of a page. Without them, the page is a narrow column, and the header has the search field. */
export type LayoutFlags = {
  /** The page contains a search field, so the header has none. */
  ownSearch?: true;
  /**
   * Performers see a floating button that creates a post. Pages with forms omit it, because it would cover the form.
   */
  compose?: true;
  /** The page is one of the pages of a performer's own content, which share one item of the navigation. */
  content?: true;
} & (
  | {
      /** The page is as wide as the window. */
      wide?: true;
      side?: never;
    }
  | {
      /** Wide screens show suggestions in a column next to the page. */
      side?: true;
      wide?: never;
    }
);

/** The flags of a route, and the key of its title in the namespace `titles`. */
export type RouteHandle = RouteFlags & LayoutFlags & { title: keyof Resources['titles']['pages'] };

/** Returns the handle of the current page. */
export const usePageHandle = (): RouteHandle | undefined => useMatches().at(-1)?.handle as RouteHandle | undefined;

/** Returns a function that loads a module once. After a failure, the next call loads the module again. */
export function loadOnce<T>(load: () => Promise<T>): () => Promise<T> {
  let loading: Promise<T> | undefined;
  return () => {
    loading ??= load().catch((error) => {
      loading = undefined;
      throw error;
    });
    return loading;
  };
}

/**
 * Creates a route whose module is loaded on the first visit. The route's flags are enforced before the page is
 * rendered. Only performers can open pages below `/creator/`.
 */
export function page(path: string, flags: RouteHandle, importModule: () => Promise<RouteModule>): RouteObject {
  const handle = path.startsWith('/creator/') ? { ...flags, performersOnly: true } : flags;
  // In SSR a repeated `import()` takes as long as a loader.
  const load = loadOnce(importModule);
  return {
    path,
    handle,
    loader: async (loaderArgs) => {
      const services = servicesOf(loaderArgs);
      const args = { ...loaderArgs, ...services };
      const loading = load();
      // If the flags allow every viewer, the data is fetched while the session is checked.
      const hasNoRedirect = handle.skipRedirect || (handle.loginRequired && hasSession(services));
      const fetching = loading.then((module) => hasNoRedirect && module.prefetch?.(args));
      const [module] = await Promise.all([loading, enforceRouteFlags(handle, args.request, services), fetching]);
      if (!hasNoRedirect) module.prefetch?.(args);
      return null;
    },
    // Does not run the loader again if only the query string changes: the page handles that change.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: { Component: async () => (await load()).Component },
  };
}
