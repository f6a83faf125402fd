import { OrdersScreen } from '@fanlight/components/orders';
import { getListOrdersInfiniteQueryOptions, useListOrdersInfinite } from '@fanlight/sdk/hooks';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

const page = { limit: 20 };

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListOrdersInfiniteQueryOptions(page));
}

/** `/user/orders`: lists the viewer's orders of products with their status. */
export function Component() {
  const query = useListOrdersInfinite(page);
  const { list, onLoadMore } = toListLoadable(query);
  return <OrdersScreen orders={list} onLoadMore={onLoadMore} />;
}
