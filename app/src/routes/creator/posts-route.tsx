import { type CreatorPostsFilter, CreatorPostsScreen, feedOrders, feedStatuses } from '@fanlight/components/feeds';
import { getListMyFeedsInfiniteQueryOptions, useListMyFeedsInfinite } from '@fanlight/sdk/hooks';
import type { Feed } from '@fanlight/sdk/models';
import { usePostActions } from '../../groups/feeds/index.ts';
import { toListLoadable } from '../../loadable.ts';
import { isFileProcessing, processingInterval } from '../../processing.ts';
import type { PrefetchArgs } from '../../route.ts';
import { createUrlFilter } from '../../url-filter.ts';

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

const { paramsOf, useFilter } = createUrlFilter({ read, toSearch, toParams });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListMyFeedsInfiniteQueryOptions(paramsOf(request.url)));
}

/** `/creator/posts?q=&status=&sort=`: the posts of the performer who is logged in. */
export function Component() {
  const { filter, params, onFilterChange } = useFilter();
  const posts = useListMyFeedsInfinite(params, {
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
        onFilterChange={onFilterChange}
        onLoadMore={onLoadMore}
        onPin={actions.onPin}
        onDelete={actions.onDelete}
      />
      {dialogs}
    </>
  );
}
