import { FollowersScreen } from '@fanlight/components/fans';
import { getListFollowersInfiniteQueryOptions, useListFollowersInfinite } from '@fanlight/sdk/hooks';
import type { Follow, ListFollowersParams } from '@fanlight/sdk/models';
import { useSearchParams } from 'react-router-dom';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useSetParam } from '../../use-set-param.ts';
import { useFanActions } from './use-fan-actions.tsx';

const readOrder = (search: URLSearchParams) => (search.get('sort') === 'oldest' ? 'oldest' : 'newest');

const paramsOf = (search: URLSearchParams): ListFollowersParams => ({
  limit: 25,
  ...(readOrder(search) === 'oldest' && { sort: 'asc' }),
});

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const { searchParams } = new URL(request.url);
  void queryClient.prefetchInfiniteQuery(getListFollowersInfiniteQueryOptions(paramsOf(searchParams)));
}

/** `/creator/followers?sort=`: the followers of the performer who is logged in. */
export function Component() {
  const [search] = useSearchParams();
  const setParam = useSetParam();
  const { list, onLoadMore } = toListLoadable<Follow>(useListFollowersInfinite(paramsOf(search)));
  const { dialogs, ...actions } = useFanActions();
  return (
    <>
      <FollowersScreen
        followers={list}
        order={readOrder(search)}
        onOrderChange={(order) => setParam('sort', order === 'newest' ? null : order)}
        onLoadMore={onLoadMore}
        {...actions}
      />
      {dialogs}
    </>
  );
}
