import { ReceivedOrdersScreen, type SalesFilter, saleStatuses, saleTypes } from '@fanlight/components/orders';
import { getListReceivedOrdersInfiniteQueryOptions, useListReceivedOrdersInfinite } from '@fanlight/sdk/hooks';
import type { ListReceivedOrdersParams, Order } from '@fanlight/sdk/models';
import { useSaleActions } from '../../groups/orders/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { createUrlFilter } from '../../url-filter.ts';

/** Reads the filters from the URL. */
function read(search: URLSearchParams): SalesFilter {
  return {
    query: search.get('q') ?? '',
    status: saleStatuses.find((status) => status === search.get('status')) ?? 'to-ship',
    // Not `type`, which is removed when a dialog is closed.
    type: saleTypes.find((type) => type === search.get('kind')) ?? null,
  };
}

const toSearch = ({ query, status, type }: SalesFilter) => ({
  ...(query && { q: query }),
  ...(status !== 'to-ship' && { status }),
  ...(type && { kind: type }),
});

/** Returns the parameters of the statuses. The orders to ship are sorted by their age, those that waited longest first. */
function ofStatus(status: SalesFilter['status']): ListReceivedOrdersParams {
  if (status === 'to-ship') return { isAwaitingShipment: true, sort: 'asc' };
  return status === 'all' ? {} : { status };
}

const toParams = ({ query, status, type }: SalesFilter): ListReceivedOrdersParams => ({
  limit: 20,
  ...ofStatus(status),
  ...(query.trim() && { q: query.trim() }),
  ...(type && { type }),
});

const { paramsOf, useFilter } = createUrlFilter({ read, toSearch, toParams });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListReceivedOrdersInfiniteQueryOptions(paramsOf(request.url)));
}

/** `/creator/orders?q=&status=&kind=`: the orders that the performer received. `?dialog=ship&order=` ships one. */
export function Component() {
  const { filter, params, onFilterChange } = useFilter();
  const orders = useListReceivedOrdersInfinite(params);
  const { list, onLoadMore } = toListLoadable<Order>(orders);
  const { actions, dialog } = useSaleActions();
  return (
    <>
      <ReceivedOrdersScreen
        orders={list}
        filter={filter}
        onFilterChange={onFilterChange}
        actions={actions}
        onLoadMore={onLoadMore}
      />
      {dialog}
    </>
  );
}
