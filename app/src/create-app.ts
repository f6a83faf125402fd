import { RouterContextProvider } from 'react-router-dom';
import { routerServices, type Services } from './services.ts';

export interface App {
  services: Services;
  /** Creates the context of a router. The router's loaders get the services from this context. */
  getContext: () => RouterContextProvider;
}

/**
 * Creates the app of one viewer: once in the browser, and once per page in SSR. Modules contain no state of a viewer,
 * so apps of several viewers can run in one process.
 */
export function createApp(options: Omit<Services, 'session' | 'realtime'>): App {
  const services: Services = { ...options, session: { isEnding: false }, realtime: {} };
  return { services, getContext: () => new RouterContextProvider(new Map([[routerServices, services]])) };
}
