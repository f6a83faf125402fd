import {
  allSubscribers,
  ordersOf,
  type SubscribersFilter,
  SubscribersScreen,
  subscriberTypes,
} from '@fanlight/components/fans';
import { subscriptionFilters } from '@fanlight/components/subscriptions';
import { getListSubscribersInfiniteQueryOptions, useListSubscribersInfinite } from '@fanlight/sdk/hooks';
import type { ListSubscribersParams, Subscription } from '@fanlight/sdk/models';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { createUrlFilter } from '../../url-filter.ts';
import { useFanActions } from './use-fan-actions.tsx';

/** Reads the filters from the URL. The type is not in `type`, which belongs to dialogs. */
function read(search: URLSearchParams): SubscribersFilter {
  const status = subscriptionFilters.find((each) => each === search.get('status')) ?? 'all';
  return {
    query: search.get('q') ?? '',
    status,
    type: subscriberTypes.find((each) => each === search.get('period')) ?? null,
    order: ordersOf(status).find((each) => each === search.get('sort')) ?? allSubscribers.order,
  };
}

const toSearch = ({ query, status, type, order }: SubscribersFilter) => ({
  ...(query && { q: query }),
  ...(status !== 'all' && { status }),
  ...(type && { period: type }),
  ...(order !== allSubscribers.order && { sort: order }),
});

const orders = {
  newest: {},
  oldest: { sort: 'asc' },
  price: { sortBy: 'price' },
  due: { sortBy: 'paidThroughAt', sort: 'asc' },
} as const satisfies Record<SubscribersFilter['order'], ListSubscribersParams>;

const toParams = ({ query, status, type, order }: SubscribersFilter): ListSubscribersParams => ({
  limit: 20,
  ...(query.trim() && { q: query.trim() }),
  ...(status !== 'all' && { status }),
  ...(type && { type }),
  ...orders[order],
});

const { paramsOf, useFilter } = createUrlFilter({ read, toSearch, toParams });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListSubscribersInfiniteQueryOptions(paramsOf(request.url)));
}

/** `/creator/subscribers?q=&status=&period=&sort=`: the subscribers of the performer who is logged in. */
export function Component() {
  const { filter, params, onFilterChange } = useFilter();
  const { list, onLoadMore } = toListLoadable<Subscription>(useListSubscribersInfinite(params));
  const { dialogs, ...actions } = useFanActions();
  return (
    <>
      <SubscribersScreen
        subscriptions={list}
        filter={filter}
        onFilterChange={onFilterChange}
        onLoadMore={onLoadMore}
        {...actions}
      />
      {dialogs}
    </>
  );
}
