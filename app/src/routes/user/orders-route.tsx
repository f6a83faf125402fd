import { OrdersScreen } from '@fanlight/components/orders';
import { getListOrdersInfiniteQueryOptions, useListOrdersInfinite } from '@fanlight/sdk/hooks';
import { useDownload } from '../../groups/products/index.ts';
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
  const { download, downloadingId } = useDownload();
  return (
    <OrdersScreen
      orders={list}
      onLoadMore={onLoadMore}
      onDownload={({ product }) => download(product._id)}
      downloadingId={downloadingId}
    />
  );
}
