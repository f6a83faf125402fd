import { OrdersScreen } from '@fanlight/components/orders';
import { getListOrdersInfiniteQueryOptions, useListOrdersInfinite } from '@fanlight/sdk/hooks';
import { queryClient } from '../../api.ts';
import { toListLoadable } from '../../loadable.ts';

const page = { limit: 20 };

export function prefetch() {
  void queryClient.prefetchInfiniteQuery(getListOrdersInfiniteQueryOptions(page));
}

/** `/user/orders`: products that were bought, and how far they are. */
export function Component() {
  const query = useListOrdersInfinite(page);
  const { list, onLoadMore } = toListLoadable(query);
  return <OrdersScreen orders={list} onLoadMore={onLoadMore} />;
}
