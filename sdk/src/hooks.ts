import { MutationCache, QueryClient } from '@tanstack/react-query';
import type { Client } from './client.ts';
import { setClient } from './hook-transport.ts';
import { eventsOf } from './response-events.ts';
import { shareItems } from './shared-items.ts';

export * from './generated/hooks/index.ts';
export { type HookRequestOptions, setClient } from './hook-transport.ts';
export { invalidate, operationOf } from './invalidate.ts';

/** The module is loaded with the first mutation, since a page that only reads does not need it. */
const loadMutationEffects = () => import('./mutation-effects.ts');

interface Page {
  data: unknown[];
  isMore: boolean;
  cursor?: string;
}

type PageParam = string | number | undefined;

/**
 * Parameters of the next page of an infinite query: the cursor of the last page, or the offset after the loaded items.
 */
const nextPageDefaults = {
  retry: false,
  initialPageParam: undefined,
  getNextPageParam: ({ data, isMore, cursor }: Page, _pages: Page[], pageParam: PageParam): PageParam =>
    isMore && data.length ? (cursor ?? Number(pageParam ?? 0) + data.length) : undefined,
};

/** Options of {@link createQueryClient}. */
export interface QueryClientOptions {
  /** The client that the hooks use. */
  client: Pick<Client, 'transport'>;
  /** Milliseconds for which fetched data is fresh; 30,000 by default. */
  staleTimeMs?: number | undefined;
}

/**
 * A query client for the hooks of one user, with defaults from the contract: a successful mutation invalidates the
 * queries that its `x-invalidates` names, infinite queries page by cursor or by offset, and unchanged items of a list
 * keep their identity when they move. The transport retries, so React Query does not.
 */
export function createQueryClient({ client, staleTimeMs = 30_000 }: QueryClientOptions): QueryClient {
  const queryClient = new QueryClient({
    // Calls are not paused while the browser is offline, because the platform may run inside this page.
    defaultOptions: {
      queries: { retry: false, staleTime: staleTimeMs, networkMode: 'always', structuralSharing: shareItems },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      // Loaded during the call, because events of the change may arrive right after the response.
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
