import { allFollowers, type FollowersFilter, FollowersScreen, fanLists } from '@fanlight/components/fans';
import { api } from '@fanlight/sdk';
import { getListFollowersInfiniteQueryOptions, useListFollowersInfinite } from '@fanlight/sdk/hooks';
import type { Follow, ListFollowersParams } from '@fanlight/sdk/models';
import { useFanActions } from '../../groups/fans/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { createUrlFilter } from '../../url-filter.ts';
import { useExport } from '../../use-export.ts';

const read = (search: URLSearchParams): FollowersFilter => ({
  list: fanLists.find((each) => each === search.get('list')) ?? null,
  order: search.get('sort') === 'oldest' ? 'oldest' : 'newest',
});

const toSearch = ({ list, order }: FollowersFilter) => ({
  ...(list && { list }),
  ...(order !== allFollowers.order && { sort: order }),
});

const toParams = ({ list, order }: FollowersFilter): ListFollowersParams => ({
  limit: 25,
  ...(list && { list }),
  ...(order === 'oldest' && { sort: 'asc' }),
});

const { paramsOf, useFilter } = createUrlFilter({ read, toSearch, toParams });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListFollowersInfiniteQueryOptions(paramsOf(request.url)));
}

/** `/creator/followers?list=&sort=`: the followers of the performer who is logged in. */
export function Component() {
  const { filter, params, onFilterChange } = useFilter();
  const { list, onLoadMore } = toListLoadable<Follow>(useListFollowersInfinite(params));
  const { dialogs, ...actions } = useFanActions(list);
  const { limit: _, ...query } = params;
  const download = useExport('followers', (client) => client.call(api.exportFollowers, { query }));
  return (
    <>
      <FollowersScreen
        followers={list}
        filter={filter}
        onFilterChange={onFilterChange}
        onLoadMore={onLoadMore}
        {...actions}
        {...download}
      />
      {dialogs}
    </>
  );
}
