import type { Query, QueryClient } from '@tanstack/react-query';

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
