import type { ReactNode } from 'react';
import type { RouteObject } from 'react-router-dom';
import { Providers, type ProvidersProps } from './providers.tsx';
import { createRoutes } from './routes.tsx';
import type { Services } from './services.ts';

/** The app for one viewer. */
export interface App {
  /** For one router: routers write into their routes. */
  routes: RouteObject[];
  /** Goes around the router. */
  Frame: (props: Omit<ProvidersProps, 'services'>) => ReactNode;
}

/** Creates the app with its client, its cache and its origin: once in the browser, once per page in SSR. */
export function createApp(services: Services): App {
  return {
    routes: createRoutes(services),
    Frame: (props) => <Providers services={services} {...props} />,
  };
}
