import { RouterContextProvider } from 'react-router-dom';
import { routerServices, type Services } from './services.ts';

export interface App {
  services: Services;
  /** Creates the context of a router, from which its loaders take the services. */
  getContext: () => RouterContextProvider;
}

/**
 * Creates the app of one viewer: the browser creates one, SSR one per page. Modules have no state of a viewer, so that
 * the apps in one process are isolated from each other.
 */
export function createApp(options: Omit<Services, 'session'>): App {
  const services: Services = { ...options, session: { isEnding: false } };
  return { services, getContext: () => new RouterContextProvider(new Map([[routerServices, services]])) };
}
