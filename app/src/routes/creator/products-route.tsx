import {
  type CreatorProductsFilter,
  CreatorProductsScreen,
  productOrders,
  productTypes,
} from '@fanlight/components/products';
import { getListMyProductsInfiniteQueryOptions, useListMyProductsInfinite } from '@fanlight/sdk/hooks';
import type { ListMyProductsParams, Product } from '@fanlight/sdk/models';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { DeleteProduct } from './delete-product.tsx';

/** The query parameters of each order. */
const orders: Record<CreatorProductsFilter['order'], Pick<ListMyProductsParams, 'sort' | 'sortBy'>> = {
  createdAt: {},
  popular: { sortBy: 'popular' },
  highest: { sortBy: 'price' },
  lowest: { sortBy: 'price', sort: 'asc' },
};

/** Reads the filters from the URL. `kind` is the type, because `type` is a parameter of dialogs. */
const read = (search: URLSearchParams): CreatorProductsFilter => ({
  query: search.get('q') ?? '',
  type: productTypes.find((type) => type === search.get('kind')) ?? null,
  order: productOrders.find((order) => order === search.get('sort')) ?? 'createdAt',
});

const toSearch = ({ query, type, order }: CreatorProductsFilter) => ({
  ...(query && { q: query }),
  ...(type && { kind: type }),
  ...(order !== 'createdAt' && { sort: order }),
});

const toParams = ({ query, type, order }: CreatorProductsFilter): ListMyProductsParams => ({
  limit: 20,
  ...(type && { type }),
  // The best match is the first result of a search.
  ...(query.trim() ? { q: query.trim() } : orders[order]),
});

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filter = read(new URL(request.url).searchParams);
  void queryClient.prefetchInfiniteQuery(getListMyProductsInfiniteQueryOptions(toParams(filter)));
}

/** `/creator/products?q=&kind=&sort=`: the products of the performer who is logged in. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter = read(search);
  const query = useDeferredValue(filter.query);
  const dialog = useDialog();
  const { list, onLoadMore } = toListLoadable<Product>(useListMyProductsInfinite(toParams({ ...filter, query })));
  const deletedId = dialog.name === 'delete' ? dialog.get('product') : null;
  const items = list.state === 'ready' ? list.value.items : [];
  return (
    <>
      <CreatorProductsScreen
        products={list}
        filter={filter}
        onFilterChange={(next) => setSearch(toSearch(next), { replace: true, preventScrollReset: true })}
        onLoadMore={onLoadMore}
        onDelete={({ _id }) => dialog.open({ dialog: 'delete', product: _id })}
      />
      {deletedId && (
        <DeleteProduct
          key={deletedId}
          id={deletedId}
          listed={items.find(({ _id }) => _id === deletedId)}
          onClose={dialog.close}
        />
      )}
    </>
  );
}
