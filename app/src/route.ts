import type { Resources } from '@fanlight/components/i18n';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useMatches } from 'react-router-dom';
import { type Services, servicesOf } from './services.ts';
import { enforceRouteFlags, type RouteFlags } from './session/guard.ts';
import { hasSession } from './session/session.ts';

/** Arguments of `prefetch`. */
export type PrefetchArgs = LoaderFunctionArgs & Services;

/** Exports of a module below `routes/`. */
export interface RouteModule {
  Component: ComponentType;
  /** Starts to fetch the page's data; the navigation does not wait for it. */
  prefetch?: (args: PrefetchArgs) => void;
}

/** Layout options of a page. By default: a narrow column, with the search field in the header. */
export type LayoutFlags = {
  /** The page has its own search field, so the header has none. */
  ownSearch?: true;
  /** Shows performers a floating button for a new post. Pages with forms leave it out, since it would cover them. */
  compose?: true;
} & (
  | {
      /** The page has the full width. */
      wide?: true;
      side?: never;
    }
  | {
      /** Desktops show suggestions in a column next to the page. */
      side?: true;
      wide?: never;
    }
);

/** A route's flags, and the key of its title in `titles` of the translations. */
export type RouteHandle = RouteFlags & LayoutFlags & { title: keyof Resources['common']['titles'] };

/** Returns the handle of the current page. */
export const usePageHandle = (): RouteHandle | undefined => useMatches().at(-1)?.handle as RouteHandle | undefined;

/** Returns a route whose module is loaded on the first visit. Its flags are enforced before it renders. */
export function page(path: string, handle: RouteHandle, load: () => Promise<RouteModule>): RouteObject {
  return {
    path,
    handle,
    loader: async (loaderArgs) => {
      const services = servicesOf(loaderArgs);
      const args = { ...loaderArgs, ...services };
      const loading = load();
      // If no redirect is possible, the data is fetched while the session is checked.
      const hasNoRedirect = handle.skipRedirect || (handle.loginRequired && hasSession(services));
      const fetching = loading.then((module) => hasNoRedirect && module.prefetch?.(args));
      const [module] = await Promise.all([loading, enforceRouteFlags(handle, args.request, services), fetching]);
      if (!hasNoRedirect) module.prefetch?.(args);
      return null;
    },
    // The page handles changes of the query string itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: { Component: async () => (await load()).Component },
  };
}
