import type { Client } from '@fanlight/sdk';
import type { Realtime, RealtimeSource } from '@fanlight/sdk/realtime';
import type { QueryClient } from '@tanstack/react-query';
import { createContext, useContext } from 'react';
import {
  createContext as createRouterContext,
  type LoaderFunctionArgs,
  type RouterContextProvider,
} from 'react-router-dom';

/**
 * The dependencies of loaders and components. Each viewer has separate services, because SSR renders pages of several
 * viewers concurrently.
 */
export interface Services {
  client: Client;
  queryClient: QueryClient;
  /** The origin of the site, without a trailing slash. */
  origin: string;
  session: {
    /**
     * Whether the viewer is logging out: true until `forgetSession`. Calls that fail because the session has ended are
     * then expected.
     */
    isEnding: boolean;
  };
  /** The open realtime connection of the viewer. Components send events by it. */
  realtime: { current?: Pick<Realtime, 'send'> | undefined };
  /** The source of realtime events; Socket.IO by default. */
  realtimeSource?: RealtimeSource | undefined;
}

/** Provides {@link Services}; null outside of the app. */
export const ServicesContext = createContext<Services | null>(null);

/** The key under which the context of a router stores the services. */
export const routerServices = createRouterContext<Services>();

/** Returns the services of a loader, from its router's context. */
export const servicesOf = ({ context }: Pick<LoaderFunctionArgs, 'context'>): Services =>
  (context as RouterContextProvider).get(routerServices);

/**
 * Returns the services of the page.
 *
 * @throws outside of the app
 */
export function useServices(): Services {
  const services = useContext(ServicesContext);
  if (!services) throw new Error('useServices requires an ancestor that provides ServicesContext.');
  return services;
}
