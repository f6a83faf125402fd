import { MutationCache, type Query, QueryClient } from '@tanstack/react-query';
import { coverEvents } from './covered-events.ts';
import { shareItems } from './shared-items.ts';

export * from './generated/hooks/index.ts';
export { configure } from './transport.ts';

/** The operation of a query: the first element of its key, or the second one of an infinite query's key. */
export function operationOf(query: Pick<Query, 'queryKey'>): string {
  const [first, second] = query.queryKey;
  return String(first === 'infinite' ? second : first);
}

/** Invalidates the queries of these operations with any parameters, infinite queries included. */
export async function invalidate(client: QueryClient, operations: readonly string[]): Promise<void> {
  if (operations.length)
    await client.invalidateQueries({ predicate: (query) => operations.includes(operationOf(query)) });
}

/** The table is loaded with the first mutation: a page that only reads does not need it. */
const loadInvalidations = () => import('./generated/invalidations.ts');

interface Page {
  data: unknown[];
  isMore: boolean;
  cursor?: string;
}

type Place = string | number | undefined;

/**
 * Parameters of the next page of an infinite query: the cursor of the last page, or the offset after the loaded items.
 */
const onward = {
  retry: false,
  initialPageParam: undefined,
  getNextPageParam: ({ data, isMore, cursor }: Page, _pages: Page[], place: Place): Place =>
    isMore && data.length ? (cursor ?? Number(place ?? 0) + data.length) : undefined,
};

/**
 * A query client with defaults from the contract: a successful mutation invalidates the queries that its
 * `x-invalidates` names, infinite queries page by cursor or by offset, and unchanged items of a list keep their
 * identity when they move. The transport retries, so React Query does not.
 */
export function createQueryClient({ staleTimeMs = 30_000 }: { staleTimeMs?: number } = {}): QueryClient {
  const client = new QueryClient({
    // A call without a connection fails anyway, and the platform may run inside this page.
    defaultOptions: {
      queries: { retry: false, staleTime: staleTimeMs, networkMode: 'always', structuralSharing: shareItems },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      // Loads the table during the call, because events of the change may arrive right after the response.
      onMutate: () => void loadInvalidations().catch(() => undefined),
      onSuccess: (answer, _variables, _result, mutation) => {
        const operation = String(mutation.options.mutationKey?.[0] ?? '');
        void loadInvalidations().then(({ invalidations }) => {
          const stale = invalidations[operation] ?? [];
          coverEvents(client, answer, stale);
          return invalidate(client, stale);
        });
      },
    }),
  });
  client.setQueryDefaults(['infinite'], onward as Parameters<QueryClient['setQueryDefaults']>[1]);
  return client;
}
