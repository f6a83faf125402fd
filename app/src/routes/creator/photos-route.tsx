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
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { createUrlFilter } from '../../url-filter.ts';
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

const { paramsOf, useFilter } = createUrlFilter({ read, toSearch, toParams });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListMyPhotosInfiniteQueryOptions(paramsOf(request.url)));
  void queryClient.prefetchQuery(getListMyGalleriesQueryOptions(galleryChoicesParams));
}

/** `/creator/photos?q=&audience=&gallery=&sort=`: the photos of the performer who is logged in. */
export function Component() {
  const { filter, params, onFilterChange } = useFilter();
  const { list, onLoadMore } = toListLoadable<Photo>(useListMyPhotosInfinite(params));
  const galleries = useGalleryChoices(filter.gallery === single ? null : filter.gallery);
  return (
    <CreatorPhotosScreen
      photos={list}
      galleries={galleries.state === 'ready' ? galleries.value : []}
      filter={filter}
      onFilterChange={onFilterChange}
      onLoadMore={onLoadMore}
    />
  );
}
