import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { setClient } from './hook-transport.ts';
import { eventsOf } from './response-events.ts';
import { shareItems } from './shared-items.ts';

export * from './generated/hooks/index.ts';
export { type HookRequestOptions, setClient } from './hook-transport.ts';
export { invalidate, operationOf } from './invalidate.ts';
export { fillPath } from './route.ts';

/** The module is loaded by the first mutation, because a page that only reads does not need it. */
const loadMutationEffects = () => import('./mutation-effects.ts');

interface Page {
  data: unknown[];
  isMore: boolean;
  cursor?: string;
}

type PageParam = string | number | undefined;

/**
 * Returns the parameters of the next page of an infinite query: the cursor of the last page, or the number of loaded
 * items as offset.
 */
const nextPageDefaults = {
  retry: false,
  initialPageParam: undefined,
  getNextPageParam: ({ data, isMore, cursor }: Page, _pages: Page[], pageParam: PageParam): PageParam =>
    isMore && data.length ? (cursor ?? Number(pageParam ?? 0) + data.length) : undefined,
};

/** The options of {@link createQueryClient}. */
export interface QueryClientOptions {
  /** The client by which the hooks call the API. */
  client: Pick<Client, 'transport'>;
  /** Fetched data is fresh for this number of milliseconds; 30,000 by default. */
  staleTimeMs?: number | undefined;
}

/**
 * Creates a query client for the hooks of one user, with defaults from the contract. A successful mutation invalidates
 * the queries in its `x-invalidates`. Infinite queries page by cursor or by offset. The unchanged items of a list stay
 * the same objects when they move. React Query does not retry, because the transport does.
 */
export function createQueryClient({ client, staleTimeMs = 30_000 }: QueryClientOptions): QueryClient {
  const queryClient = new QueryClient({
    // Calls are not paused while the browser is offline, because the engine may run in this page. Queries that are stale
    // or have failed are fetched again when it is online.
    defaultOptions: {
      queries: {
        retry: false,
        staleTime: staleTimeMs,
        networkMode: 'always',
        refetchOnReconnect: true,
        structuralSharing: shareItems,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      // The module is loaded when the call starts, because events of the change may arrive right after the response.
      onMutate: () => void loadMutationEffects().catch(() => undefined),
      onSuccess: (response, _variables, _result, mutation) =>
        void loadMutationEffects().then(({ invalidateAfter }) =>
          invalidateAfter(queryClient, mutation, eventsOf(response)),
        ),
    }),
  });
  setClient(queryClient, client);
  queryClient.setQueryDefaults(['infinite'], nextPageDefaults as Parameters<QueryClient['setQueryDefaults']>[1]);
  return queryClient;
}
