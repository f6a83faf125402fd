import type { EarlierCall } from '@fanlight/mocks/recording';
import { type OperationId, operations } from '@fanlight/sdk/operations';
import type { InfiniteData, Query, QueryClient } from '@tanstack/react-query';

type Parameters = Record<string, string>;

/** The parts of a key of a generated query: the operation, its path parameters in their order, and its query. */
function readKey({ queryKey }: Query) {
  const [first, ...rest] = queryKey;
  const isEndless = first === 'infinite';
  const [operation, ...values] = isEndless ? rest : queryKey;
  return {
    isEndless,
    operation: operation as OperationId,
    inPath: values.filter((value) => typeof value === 'string'),
    query: (values.find((value) => typeof value === 'object') ?? {}) as Parameters,
  };
}

/** Returns the call of a query whose data was not fetched by this page. */
function callOf(query: Query): EarlierCall | undefined {
  const { isEndless, operation, inPath, query: parameters } = readKey(query);
  const { data } = query.state;
  if (data === undefined || !(operation in operations)) return undefined;
  const values = inPath.values();
  const path = operations[operation].path.replaceAll(/\{\w+\}/g, () => encodeURIComponent(values.next().value ?? ''));
  const firstPage = isEndless ? (data as InfiniteData<unknown>).pages[0] : data;
  return { path, query: parameters, data: firstPage };
}

/** Returns the calls whose responses are in the cache, such as those that the server embedded in the page. */
export const listEarlierCalls = (queryClient: QueryClient): EarlierCall[] =>
  queryClient
    .getQueryCache()
    .getAll()
    .map(callOf)
    .filter((call) => call !== undefined);
