import type { ComponentType } from 'react';
import type { LoaderFunctionArgs, RouteObject } from 'react-router-dom';
import { enforce, type RouteFlags } from './session/guard.ts';

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
      const [module] = await Promise.all([load(), enforce(handle, args.request)]);
      module.prefetch?.(args);
      return null;
    },
    // What changes behind the question mark is the page's own business.
    shouldRevalidate: ({ currentUrl, nextUrl }) => currentUrl.pathname !== nextUrl.pathname,
    lazy: { Component: async () => (await load()).Component },
  };
}
