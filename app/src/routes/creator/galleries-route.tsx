import {
  type CreatorGalleriesFilter,
  CreatorGalleriesScreen,
  galleryAudiences,
  galleryOrders,
} from '@fanlight/components/galleries';
import {
  getListMyGalleriesInfiniteQueryOptions,
  useDeleteGallery,
  useGetMyGallery,
  useListMyGalleriesInfinite,
} from '@fanlight/sdk/hooks';
import type { Gallery, ListMyGalleriesParams } from '@fanlight/sdk/models';
import { DeleteItem, type DeleteListedProps, useDeleteDialog } from '../../groups/content/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { createUrlFilter } from '../../url-filter.ts';

/** Reads the filters from the URL. */
const read = (search: URLSearchParams): CreatorGalleriesFilter => ({
  query: search.get('q') ?? '',
  audience: galleryAudiences.find((audience) => audience === search.get('audience')) ?? null,
  sortBy: galleryOrders.find((order) => order === search.get('sort')) ?? 'createdAt',
});

const toSearch = ({ query, audience, sortBy }: CreatorGalleriesFilter) => ({
  ...(query && { q: query }),
  ...(audience && { audience }),
  ...(sortBy !== 'createdAt' && { sort: sortBy }),
});

const toParams = ({ query, audience, sortBy }: CreatorGalleriesFilter): ListMyGalleriesParams => ({
  limit: 20,
  ...(query.trim() && { q: query.trim() }),
  ...(audience && { audience }),
  // The best match is the first result of a search.
  ...(!query.trim() && sortBy !== 'createdAt' && { sortBy }),
});

const { paramsOf, useFilter } = createUrlFilter({ read, toSearch, toParams });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListMyGalleriesInfiniteQueryOptions(paramsOf(request.url)));
}

/** Confirms the deletion of a gallery. */
function DeleteGallery({ listed, ...dialog }: DeleteListedProps<Gallery>) {
  const { data: gallery = listed } = useGetMyGallery(dialog.id, { query: { enabled: !listed } });
  const remove = useDeleteGallery();
  return gallery ? <DeleteItem kind="gallery" title={gallery.title} remove={remove} {...dialog} /> : null;
}

/** `/creator/galleries?q=&audience=&sort=`: the galleries of the performer who is logged in. */
export function Component() {
  const { filter, params, onFilterChange } = useFilter();
  const { list, onLoadMore } = toListLoadable<Gallery>(useListMyGalleriesInfinite(params));
  const { onDelete, dialog } = useDeleteDialog(list.state === 'ready' ? list.value.items : [], DeleteGallery);
  return (
    <>
      <CreatorGalleriesScreen
        galleries={list}
        filter={filter}
        onFilterChange={onFilterChange}
        onLoadMore={onLoadMore}
        onDelete={onDelete}
      />
      {dialog}
    </>
  );
}
