import { type CreatorPostsFilter, CreatorPostsScreen, feedOrders, feedStatuses } from '@fanlight/components/feeds';
import { getListMyFeedsInfiniteQueryOptions, useListMyFeedsInfinite } from '@fanlight/sdk/hooks';
import type { Feed } from '@fanlight/sdk/models';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePostActions } from '../../groups/feeds/index.ts';
import { toListLoadable } from '../../loadable.ts';
import { isFileProcessing, processingInterval } from '../../processing.ts';
import type { PrefetchArgs } from '../../route.ts';

/** Reads the filters from the URL. */
function read(search: URLSearchParams): CreatorPostsFilter {
  return {
    query: search.get('q') ?? '',
    status: feedStatuses.find((status) => status === search.get('status')) ?? null,
    sortBy: feedOrders.find((order) => order === search.get('sort')) ?? 'createdAt',
  };
}

const toSearch = ({ query, status, sortBy }: CreatorPostsFilter) => ({
  ...(query && { q: query }),
  ...(status && { status }),
  ...(sortBy !== 'createdAt' && { sort: sortBy }),
});

const toParams = ({ query, status, sortBy }: CreatorPostsFilter) => ({
  limit: 20,
  ...(query.trim() && { q: query.trim() }),
  ...(status && { status }),
  // The best match is the first result of a search.
  ...(!query.trim() && sortBy !== 'createdAt' && { sortBy }),
});

const isProcessing = ({ files }: Feed) => files.some(isFileProcessing);

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filter = read(new URL(request.url).searchParams);
  void queryClient.prefetchInfiniteQuery(getListMyFeedsInfiniteQueryOptions(toParams(filter)));
}

/** `/creator/posts?q=&status=&sort=`: the posts of the performer who is logged in. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter = read(search);
  const query = useDeferredValue(filter.query);
  const posts = useListMyFeedsInfinite(toParams({ ...filter, query }), {
    query: {
      refetchInterval: ({ state }) => processingInterval(state.data?.pages.some(({ data }) => data.some(isProcessing))),
    },
  });
  const { list, onLoadMore } = toListLoadable(posts);
  const { actions, dialogs } = usePostActions();
  return (
    <>
      <CreatorPostsScreen
        feeds={list}
        filter={filter}
        onFilterChange={(next) => setSearch(toSearch(next), { replace: true, preventScrollReset: true })}
        onLoadMore={onLoadMore}
        onDelete={actions.onDelete}
      />
      {dialogs}
    </>
  );
}
