import type { Resources } from '@fanlight/components/i18n';
import type { ComponentType } from 'react';
import { type LoaderFunctionArgs, type RouteObject, useMatches } from 'react-router-dom';
import { type Services, servicesOf } from './services.ts';
import { enforce, type RouteFlags } from './session/guard.ts';
import { hasSession } from './session/session.ts';

/** Arguments of `prefetch`. */
export type PrefetchArgs = LoaderFunctionArgs & Services;

/** Exports of a module below `routes/`. */
export interface RouteModule {
  Component: ComponentType;
  /** Starts to fetch the page's data; the page does not wait for it. */
  prefetch?: (args: PrefetchArgs) => void;
}

/** How the primary layout frames a page. Without flags: a narrow column, with the search in the header. */
export type LayoutFlags = {
  /** The search field is on the page instead of in the header. */
  ownSearch?: true;
  /** For performers a floating button for a new post. It would cover a form. */
  compose?: true;
} & (
  | {
      /** The page takes the whole width. */
      wide?: true;
      side?: never;
    }
  | {
      /** On desktops suggestions are beside the page. */
      side?: true;
      wide?: never;
    }
);

/** The handle of a route: its flags, and the key of its title in `titles` of the translations. */
export type RouteHandle = RouteFlags & LayoutFlags & { title: keyof Resources['common']['titles'] };

/** The handle of the page that is shown. */
export const usePageHandle = (): RouteHandle | undefined => useMatches().at(-1)?.handle as RouteHandle | undefined;

/** A route whose module is loaded when it is first visited. Its flags are enforced before anything of it is rendered. */
export function page(path: string, handle: RouteHandle, load: () => Promise<RouteModule>): RouteObject {
  return {
    path,
    handle,
    loader: async (loaderArgs) => {
      const services = servicesOf(loaderArgs);
      const args = { ...loaderArgs, ...services };
      const loading = load();
      // Where no redirect is possible, the data is fetched while the session is still being checked.
      const isSure = handle.skipRedirect || (handle.loginRequired && hasSession(services));
      const fetching = loading.then((module) => isSure && module.prefetch?.(args));
      const [module] = await Promise.all([loading, enforce(handle, args.request, services), fetching]);
      if (!isSure) module.prefetch?.(args);
      return null;
    },
    // A change of the query string is handled by the page itself.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: { Component: async () => (await load()).Component },
  };
}
