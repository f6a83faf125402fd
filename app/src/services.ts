import type { Client } from '@fanlight/sdk';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import { createContext as createRouterContext, type LoaderFunctionArgs, RouterContextProvider } from 'react-router-dom';

/** Dependencies of loaders and components. Each viewer has own services, since SSR renders pages concurrently. */
export interface Services {
  client: Client;
  queryClient: QueryClient;
  /** The origin of the site, without a trailing slash. */
  origin: string;
}

/** Provides {@link Services}; null outside of the app. */
export const ServicesContext = createContext<Services | null>(null);

const routerServices = createRouterContext<Services>();

/** The router context that gives loaders these services. */
export const createLoaderContext = (services: Services): RouterContextProvider =>
  new RouterContextProvider(new Map([[routerServices, services]]));

/** The services of a loader; see {@link createLoaderContext}. */
export const servicesOf = ({ context }: Pick<LoaderFunctionArgs, 'context'>): Services =>
  (context as RouterContextProvider).get(routerServices);

/**
 * The services of the page.
 *
 * @throws outside of the app
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices requires an ancestor that provides ServicesContext.');
  return services;
}
