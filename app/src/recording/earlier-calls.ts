import type { EarlierCall } from '@fanlight/mocks/recording';
import { fillPath, operationOf } from '@fanlight/sdk/hooks';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

/** Returns the call of a query whose data was not fetched by this page. */
function callOf({ queryKey, state: { data } }: Query): EarlierCall | undefined {
  const operation = operationOf({ queryKey }) as OperationId;
  if (data === undefined || !(operation in operations)) return undefined;
  const { path } = operations[operation];
  // After the operation, a generated key contains the path parameters, the last one of the path first, and the query.
  const values = queryKey.slice(queryKey.indexOf(operation) + 1);
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name).reverse();
  const query = values.find((value) => typeof value === 'object') ?? {};
  return {
    path: fillPath(path, Object.fromEntries(names.map((name, index) => [name, values[index]]))),
    query: query as Record<string, string>,
    data: queryKey[0] === 'infinite' ? (data as InfiniteData<unknown>).pages[0] : data,
  };
}

/** Returns the calls whose responses are in the cache, such as those that the server embedded in the page. */
export const listEarlierCalls = (queryClient: QueryClient): EarlierCall[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(callOf)
    .filter((call) => call !== undefined);
