import {
  allSubscribers,
  fanLists,
  ordersOf,
  type SubscribersFilter,
  SubscribersScreen,
  subscriberTypes,
} from '@fanlight/components/fans';
import { subscriptionFilters } from '@fanlight/components/subscriptions';
import { api } from '@fanlight/sdk';
import { getListSubscribersInfiniteQueryOptions, useListSubscribersInfinite } from '@fanlight/sdk/hooks';
import type { ListSubscribersParams, Subscription } from '@fanlight/sdk/models';
import { useFanActions } from '../../groups/fans/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { createUrlFilter } from '../../url-filter.ts';
import { useExport } from '../../use-export.ts';

/** Reads the filters from the URL. The type is not in `type`, which belongs to dialogs. */
function read(search: URLSearchParams): SubscribersFilter {
  const status = subscriptionFilters.find((each) => each === search.get('status')) ?? 'all';
  return {
    query: search.get('q') ?? '',
    status,
    type: subscriberTypes.find((each) => each === search.get('period')) ?? null,
    list: fanLists.find((each) => each === search.get('list')) ?? null,
    order: ordersOf(status).find((each) => each === search.get('sort')) ?? allSubscribers.order,
  };
}

const toSearch = ({ query, status, type, list, order }: SubscribersFilter) => ({
  ...(query && { q: query }),
  ...(status !== 'all' && { status }),
  ...(type && { period: type }),
  ...(list && { list }),
  ...(order !== allSubscribers.order && { sort: order }),
});

const orders = {
  newest: {},
  oldest: { sort: 'asc' },
  price: { sortBy: 'price' },
  due: { sortBy: 'paidThroughAt', sort: 'asc' },
} as const satisfies Record<SubscribersFilter['order'], ListSubscribersParams>;

const toParams = ({ query, status, type, list, order }: SubscribersFilter): ListSubscribersParams => ({
  limit: 20,
  ...(query.trim() && { q: query.trim() }),
  ...(status !== 'all' && { status }),
  ...(type && { type }),
  ...(list && { list }),
  ...orders[order],
});

const { paramsOf, useFilter } = createUrlFilter({ read, toSearch, toParams });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListSubscribersInfiniteQueryOptions(paramsOf(request.url)));
}

/** `/creator/subscribers?q=&status=&period=&list=&sort=`: the subscribers of the performer who is logged in. */
export function Component() {
  const { filter, params, onFilterChange } = useFilter();
  const { list, onLoadMore } = toListLoadable<Subscription>(useListSubscribersInfinite(params));
  const { dialogs, ...actions } = useFanActions(list);
  const { limit: _, ...query } = params;
  const download = useExport('subscribers', (client) => client.call(api.exportSubscribers, { query }));
  return (
    <>
      <SubscribersScreen
        subscriptions={list}
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
