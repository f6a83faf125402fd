import { type PurchaseFilter, PurchasesScreen, purchaseTypes } from '@fanlight/components/wallet';
import { getListPurchasesInfiniteQueryOptions, useListPurchasesInfinite } from '@fanlight/sdk/hooks';
import { useSearchParams } from 'react-router-dom';
import { useDownload } from '../../groups/products/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

const readFilter = (text: string | null): PurchaseFilter | null => purchaseTypes.find((type) => type === text) ?? null;

const toParams = (filter: PurchaseFilter | null) => ({ limit: 20, ...(filter && { type: filter }) });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filter = readFilter(new URL(request.url).searchParams.get('type'));
  void queryClient.prefetchInfiniteQuery(getListPurchasesInfiniteQueryOptions(toParams(filter)));
}

/** `/user/purchases?type=`: lists everything that the viewer has bought. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search.get('type'));
  const query = useListPurchasesInfinite(toParams(filter));
  const { list, onLoadMore } = toListLoadable(query);
  const { download, downloadingId } = useDownload();
  return (
    <PurchasesScreen
      purchases={list}
      filter={filter}
      onFilterChange={(type) => setSearch(type ? { type } : {}, { replace: true, preventScrollReset: true })}
      onDownload={({ objectId }) => download(objectId)}
      downloadingId={downloadingId}
      onLoadMore={onLoadMore}
    />
  );
}
