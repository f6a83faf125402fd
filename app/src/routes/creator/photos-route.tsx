import {
  type CreatorPhotosFilter,
  CreatorPhotosScreen,
  photoAudiences,
  photoOrders,
} from '@fanlight/components/galleries';
import {
  getListMyGalleriesQueryOptions,
  getListMyPhotosInfiniteQueryOptions,
  useListMyPhotosInfinite,
} from '@fanlight/sdk/hooks';
import type { ListMyPhotosParams, Photo } from '@fanlight/sdk/models';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { galleryChoicesParams, useGalleryChoices } from './use-gallery-choices.ts';

/** The value of the filter for photos without a gallery. */
const single = 'single';

/** Reads the filters from the URL. */
const read = (search: URLSearchParams): CreatorPhotosFilter => ({
  query: search.get('q') ?? '',
  audience: photoAudiences.find((audience) => audience === search.get('audience')) ?? null,
  gallery: search.get('gallery') || null,
  sortBy: photoOrders.find((order) => order === search.get('sort')) ?? 'createdAt',
});

const toSearch = ({ query, audience, gallery, sortBy }: CreatorPhotosFilter) => ({
  ...(query && { q: query }),
  ...(audience && { audience }),
  ...(gallery && { gallery }),
  ...(sortBy !== 'createdAt' && { sort: sortBy }),
});

const toParams = ({ query, audience, gallery, sortBy }: CreatorPhotosFilter): ListMyPhotosParams => ({
  limit: 40,
  ...(query.trim() && { q: query.trim() }),
  ...(audience && { audience }),
  ...(gallery === single && { isSingle: true }),
  ...(gallery && gallery !== single && { galleryId: gallery }),
  // The best match is the first result of a search.
  ...(!query.trim() && sortBy !== 'createdAt' && { sortBy }),
});

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filter = read(new URL(request.url).searchParams);
  void queryClient.prefetchInfiniteQuery(getListMyPhotosInfiniteQueryOptions(toParams(filter)));
  void queryClient.prefetchQuery(getListMyGalleriesQueryOptions(galleryChoicesParams));
}

/** `/creator/photos?q=&audience=&gallery=&sort=`: the photos of the performer who is logged in. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter = read(search);
  const query = useDeferredValue(filter.query);
  const { list, onLoadMore } = toListLoadable<Photo>(useListMyPhotosInfinite(toParams({ ...filter, query })));
  const galleries = useGalleryChoices(filter.gallery === single ? null : filter.gallery);
  return (
    <CreatorPhotosScreen
      photos={list}
      galleries={galleries.state === 'ready' ? galleries.value : []}
      filter={filter}
      onFilterChange={(next) => setSearch(toSearch(next), { replace: true, preventScrollReset: true })}
      onLoadMore={onLoadMore}
    />
  );
}
