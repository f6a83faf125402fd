import {
  type CreatorProductsFilter,
  CreatorProductsScreen,
  productOrders,
  productTypes,
} from '@fanlight/components/products';
import {
  getListMyProductsInfiniteQueryOptions,
  useDeleteProduct,
  useGetMyProduct,
  useListMyProductsInfinite,
} from '@fanlight/sdk/hooks';
import type { ListMyProductsParams, Product } from '@fanlight/sdk/models';
import { DeleteItem, type DeleteListedProps, useDeleteDialog } from '../../groups/content/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { createUrlFilter } from '../../url-filter.ts';

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

const { paramsOf, useFilter } = createUrlFilter({ read, toSearch, toParams });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListMyProductsInfiniteQueryOptions(paramsOf(request.url)));
}

/** Confirms the deletion of a product. */
function DeleteProduct({ listed, ...dialog }: DeleteListedProps<Product>) {
  const { data: product = listed } = useGetMyProduct(dialog.id, { query: { enabled: !listed } });
  const remove = useDeleteProduct();
  return product ? <DeleteItem kind={product.type} title={product.title} remove={remove} {...dialog} /> : null;
}

/** `/creator/products?q=&kind=&sort=`: the products of the performer who is logged in. */
export function Component() {
  const { filter, params, onFilterChange } = useFilter();
  const { list, onLoadMore } = toListLoadable<Product>(useListMyProductsInfinite(params));
  const { onDelete, dialog } = useDeleteDialog(list.state === 'ready' ? list.value.items : [], DeleteProduct);
  return (
    <>
      <CreatorProductsScreen
        products={list}
        filter={filter}
        onFilterChange={onFilterChange}
        onLoadMore={onLoadMore}
        onDelete={onDelete}
      />
      {dialog}
    </>
  );
}
