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
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeleteItem, type DeleteListedProps, useDeleteDialog } from '../../groups/content/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

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

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filter = read(new URL(request.url).searchParams);
  void queryClient.prefetchInfiniteQuery(getListMyGalleriesInfiniteQueryOptions(toParams(filter)));
}

/** Confirms the deletion of a gallery. */
function DeleteGallery({ listed, ...dialog }: DeleteListedProps<Gallery>) {
  const { data: gallery = listed } = useGetMyGallery(dialog.id, { query: { enabled: !listed } });
  const remove = useDeleteGallery();
  return gallery ? <DeleteItem kind="gallery" title={gallery.title} remove={remove} {...dialog} /> : null;
}

/** `/creator/galleries?q=&audience=&sort=`: the galleries of the performer who is logged in. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter = read(search);
  const query = useDeferredValue(filter.query);
  const { list, onLoadMore } = toListLoadable<Gallery>(useListMyGalleriesInfinite(toParams({ ...filter, query })));
  const { onDelete, dialog } = useDeleteDialog(list.state === 'ready' ? list.value.items : [], DeleteGallery);
  return (
    <>
      <CreatorGalleriesScreen
        galleries={list}
        filter={filter}
        onFilterChange={(next) => setSearch(toSearch(next), { replace: true, preventScrollReset: true })}
        onLoadMore={onLoadMore}
        onDelete={onDelete}
      />
      {dialog}
    </>
  );
}
