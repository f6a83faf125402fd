import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Returns the operation of a query. It is the first element of the query key, or the second element for an infinite
 * query.
 */
export function operationOf(query: Pick<Query, 'queryKey'>): string {
  const [first, second] = query.queryKey;
  return String(first === 'infinite' ? second : first);
}

/** Invalidates the queries of these operations, whatever their parameters are. Infinite queries are included. */
export async function invalidate(client: QueryClient, operations: readonly string[]): Promise<void> {
  if (operations.length)
    await client.invalidateQueries({ predicate: (query) => operations.includes(operationOf(query)) });
}
