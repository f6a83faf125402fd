import { RouterContextProvider } from 'react-router-dom';
import { routerServices, type Services } from './services.ts';

/** The app of one viewer. */
export interface App {
  services: Services;
  /** Creates the context of a router, from which its loaders take the services. */
  getContext: () => RouterContextProvider;
}

/**
 * Creates the app of one viewer: a page in a browser has one, SSR one for each page. Modules hold nothing of a viewer, so
 * apps in one process are isolated from each other.
 */
export function createApp(options: Omit<Services, 'session'>): App {
  const services: Services = { ...options, session: { isEnding: false } };
  return { services, getContext: () => new RouterContextProvider(new Map([[routerServices, services]])) };
}
