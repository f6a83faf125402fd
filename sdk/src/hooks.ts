import { MutationCache, type Query, QueryClient } from '@tanstack/react-query';
import { shareItems } from './shared-items.ts';

export * from './generated/hooks/index.ts';
export { configure } from './transport.ts';

/** The operation that a query reads: the first word of its key, or the second of an endless list's. */
export function operationOf(query: Pick<Query, 'queryKey'>): string {
  const [first, second] = query.queryKey;
  return String(first === 'infinite' ? second : first);
}

/** Marks the queries of these operations stale, whatever their parameters, endless lists included. */
export async function invalidate(client: QueryClient, operations: readonly string[]): Promise<void> {
  if (operations.length)
    await client.invalidateQueries({ predicate: (query) => operations.includes(operationOf(query)) });
}

interface Page {
  data: unknown[];
  isMore: boolean;
  cursor?: string;
}

type Place = string | number | undefined;

/** How every endless list finds its next page: by the cursor it was handed, or by the offset behind what it has. */
const onward = {
  retry: false,
  initialPageParam: undefined,
  getNextPageParam: ({ data, isMore, cursor }: Page, _pages: Page[], place: Place): Place =>
    isMore && data.length ? (cursor ?? Number(place ?? 0) + data.length) : undefined,
};

/**
 * A query client that knows the contract: a mutation that succeeded makes the queries stale which its `x-invalidates`
 * names, endless lists page by their cursor, or by their offset, and unchanged items of a list stay the same objects
 * wherever they move. The transport repeats what may be repeated, so nothing here does.
 */
export function createQueryClient({ staleTimeMs = 30_000 }: { staleTimeMs?: number } = {}): QueryClient {
  const client = new QueryClient({
    // Whether there is a connection shows when a call fails; the platform may also run inside this page.
    defaultOptions: {
      queries: { retry: false, staleTime: staleTimeMs, networkMode: 'always', structuralSharing: shareItems },
      mutations: { retry: false, networkMode: 'always' },
    },
    mutationCache: new MutationCache({
      onSuccess: (_data, _variables, _result, mutation) => {
        const operation = String(mutation.options.mutationKey?.[0] ?? '');
        // The table is fetched with the first mutation: a page that only reads does without it.
        void import('./generated/invalidations.ts').then(({ invalidations }) =>
          invalidate(client, invalidations[operation] ?? []),
        );
      },
    }),
  });
  client.setQueryDefaults(['infinite'], onward as Parameters<QueryClient['setQueryDefaults']>[1]);
  return client;
}
