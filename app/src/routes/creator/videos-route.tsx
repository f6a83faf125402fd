import { CreatorVideoItemsScreen } from '@fanlight/components/video-items';
import {
  getListMyVideosInfiniteQueryOptions,
  useDeleteVideo,
  useGetMyVideo,
  useListMyVideosInfinite,
} from '@fanlight/sdk/hooks';
import type { Video } from '@fanlight/sdk/models';
import { DeleteItem, type DeleteListedProps, useDeleteDialog } from '../../groups/content/index.ts';
import { useVideosProgress } from '../../groups/videos/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useVideoItemFilter, videoItemParamsOf } from './video-item-filter.ts';

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListMyVideosInfiniteQueryOptions(videoItemParamsOf(request.url)));
}

/** Confirms the deletion of a video. */
function DeleteVideo({ listed, ...dialog }: DeleteListedProps<Video>) {
  const { data: video = listed } = useGetMyVideo(dialog.id, { query: { enabled: !listed } });
  const remove = useDeleteVideo();
  return video ? <DeleteItem kind="video" title={video.title} remove={remove} {...dialog} /> : null;
}

/** `/creator/videos?q=&audience=&status=&sort=`: the videos of the performer who is logged in. */
export function Component() {
  const { filter, params, onFilterChange } = useVideoItemFilter();
  const videos = useListMyVideosInfinite(params);
  const { list, onLoadMore } = toListLoadable<Video>(videos);
  const items = list.state === 'ready' ? list.value.items : [];
  const progress = useVideosProgress(items, videos.refetch);
  const { onDelete, dialog } = useDeleteDialog(items, DeleteVideo);
  return (
    <>
      <CreatorVideoItemsScreen
        kind="video"
        items={list}
        progress={progress}
        filter={filter}
        onFilterChange={onFilterChange}
        onLoadMore={onLoadMore}
        onDelete={onDelete}
      />
      {dialog}
    </>
  );
}
