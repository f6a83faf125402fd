import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { enforce, type RouteFlags } from './session/guard.ts';
import { hasSession } from './session/session.ts';

/** What a module below `routes/` exports. */
export interface RouteModule {
  Component: ComponentType;
  /** Begins to fetch what the page shows; the page does not wait for it. */
  prefetch?: (args: LoaderFunctionArgs) => void;
}

/** What a route is known by: its flags, and the key of its title among `titles` in the translations. */
export interface RouteHandle extends RouteFlags {
  title: string;
}

/** A route whose module is loaded when it is first gone to. Its flags are enforced before anything of it is shown. */
export function page(path: string | undefined, handle: RouteHandle, load: () => Promise<RouteModule>): RouteObject {
  return {
    ...(path === undefined ? { index: true } : { path }),
    handle,
    loader: async (args) => {
      const loading = load();
      // Where nobody is sent away, what the page shows is asked for while it is still asked who is there.
      const isSure = handle.skipRedirect || (handle.loginRequired && hasSession());
      const fetching = loading.then((module) => isSure && module.prefetch?.(args));
      const [module] = await Promise.all([loading, enforce(handle, args.request), fetching]);
      if (!isSure) module.prefetch?.(args);
      return null;
    },
    // What changes behind the question mark is the page's own business.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: { Component: async () => (await load()).Component },
  };
}
