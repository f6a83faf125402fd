import type { ListLoadable, Loadable } from '@fanlight/components/primitives';

interface QueryState<T> {
  data: T | undefined;
  isError: boolean;
  refetch: () => unknown;
}

/** Converts the state of a query into the data of a screen. If a refetch fails, the cached data stays visible. */
export function toLoadable<T>({ data, isError, refetch }: QueryState<T>): Loadable<T> {
  const retry = () => void refetch();
  if (data !== undefined) return { state: 'ready', value: data, ...(isError && { stale: { retry } }) };
  return isError ? { state: 'error', retry } : { state: 'loading' };
}

interface Page<T> {
  data: T[];
  total: number;
  totalIsCapped?: boolean;
}

interface InfiniteQueryState<T> extends QueryState<{ pages: Page<T>[] }> {
  hasNextPage: boolean;
  isFetchingNextPage: boolean;
  isFetchNextPageError: boolean;
  fetchNextPage: () => unknown;
}

function moreOf({ hasNextPage, isFetchingNextPage, isFetchNextPageError }: InfiniteQueryState<unknown>) {
  if (isFetchingNextPage) return 'loading';
  if (isFetchNextPageError) return 'error';
  return hasNextPage ? 'idle' : 'end';
}

/** Converts the state of an infinite query into the list of a screen, with a callback that loads more items. */
export function toListLoadable<T>(query: InfiniteQueryState<T>): { list: ListLoadable<T>; onLoadMore: () => void } {
  const { data, isError, isFetchNextPageError, refetch, fetchNextPage, isFetchingNextPage } = query;
  const loadable = toLoadable({ data, isError: isError && !isFetchNextPageError, refetch });
  const onLoadMore = () => {
    if (!isFetchingNextPage) void fetchNextPage();
  };
  if (loadable.state !== 'ready') return { list: loadable, onLoadMore };
  const { value, ...rest } = loadable;
  const items = value.pages.flatMap((page) => page.data);
  const { total, totalIsCapped: isTotalCapped } = value.pages.at(-1) ?? {};
  return {
    list: {
      ...rest,
      value: {
        items,
        more: moreOf(query),
        ...(total !== undefined && { total }),
        ...(isTotalCapped !== undefined && { isTotalCapped }),
      },
    },
    onLoadMore,
  };
}
