import {
  type CreatorVideosFilter,
  CreatorVideosScreen,
  videoAudiences,
  videoOrders,
  videoStatuses,
} from '@fanlight/components/videos';
import {
  getListMyVideosInfiniteQueryOptions,
  useDeleteVideo,
  useGetMyVideo,
  useListMyVideosInfinite,
} from '@fanlight/sdk/hooks';
import type { ListMyVideosParams, Video } from '@fanlight/sdk/models';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { DeleteItem, type DeleteListedProps, useDeleteDialog } from '../../groups/content/index.ts';
import { useVideosProgress } from '../../groups/videos/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

/** Reads the filters from the URL. */
const read = (search: URLSearchParams): CreatorVideosFilter => ({
  query: search.get('q') ?? '',
  audience: videoAudiences.find((audience) => audience === search.get('audience')) ?? null,
  status: videoStatuses.find((status) => status === search.get('status')) ?? null,
  sortBy: videoOrders.find((order) => order === search.get('sort')) ?? 'createdAt',
});

const toSearch = ({ query, audience, status, sortBy }: CreatorVideosFilter) => ({
  ...(query && { q: query }),
  ...(audience && { audience }),
  ...(status && { status }),
  ...(sortBy !== 'createdAt' && { sort: sortBy }),
});

const toParams = ({ query, audience, status, sortBy }: CreatorVideosFilter): ListMyVideosParams => ({
  limit: 20,
  ...(query.trim() && { q: query.trim() }),
  ...(audience && { audience }),
  ...(status && { status }),
  // The best match is the first result of a search.
  ...(!query.trim() && sortBy !== 'createdAt' && { sortBy }),
});

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filter = read(new URL(request.url).searchParams);
  void queryClient.prefetchInfiniteQuery(getListMyVideosInfiniteQueryOptions(toParams(filter)));
}

/** Confirms the deletion of a video. */
function DeleteVideo({ listed, ...dialog }: DeleteListedProps<Video>) {
  const { data: video = listed } = useGetMyVideo(dialog.id, { query: { enabled: !listed } });
  const remove = useDeleteVideo();
  return video ? <DeleteItem kind="video" title={video.title} remove={remove} {...dialog} /> : null;
}

/** `/creator/videos?q=&audience=&status=&sort=`: the videos of the performer who is logged in. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filter = read(search);
  const query = useDeferredValue(filter.query);
  const videos = useListMyVideosInfinite(toParams({ ...filter, query }));
  const { list, onLoadMore } = toListLoadable<Video>(videos);
  const items = list.state === 'ready' ? list.value.items : [];
  const progress = useVideosProgress(items, videos.refetch);
  const { onDelete, dialog } = useDeleteDialog(items, DeleteVideo);
  return (
    <>
      <CreatorVideosScreen
        videos={list}
        progress={progress}
        filter={filter}
        onFilterChange={(next) => setSearch(toSearch(next), { replace: true, preventScrollReset: true })}
        onLoadMore={onLoadMore}
        onDelete={onDelete}
      />
      {dialog}
    </>
  );
}
