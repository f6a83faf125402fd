import { CreatorVideoItemsScreen } from '@fanlight/components/video-items';
import { getListMyReelsInfiniteQueryOptions, useDeleteReel, useListMyReelsInfinite } from '@fanlight/sdk/hooks';
import type { Reel } from '@fanlight/sdk/models';
import { DeleteItem, type DeleteListedProps, useDeleteDialog } from '../../groups/content/index.ts';
import { toListLoadable } from '../../loadable.ts';
import { isFileProcessing, processingInterval } from '../../processing.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useVideoItemFilter, videoItemParamsOf } from './video-item-filter.ts';

export function prefetch({ queryClient, request }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListMyReelsInfiniteQueryOptions(videoItemParamsOf(request.url)));
}

/** Confirms the deletion of a reel. */
const DeleteReel = ({ id, onClose }: DeleteListedProps<Reel>) => (
  <DeleteItem kind="reel" id={id} remove={useDeleteReel()} onClose={onClose} />
);

/** `/creator/reels?q=&audience=&status=&sort=`: the reels of the performer who is logged in. */
export function Component() {
  const { filter, params, onFilterChange } = useVideoItemFilter();
  const reels = useListMyReelsInfinite(params, {
    query: {
      refetchInterval: ({ state }) =>
        processingInterval(state.data?.pages.some(({ data }) => data.some(({ file }) => isFileProcessing(file)))),
    },
  });
  const { list, onLoadMore } = toListLoadable<Reel>(reels);
  const { onDelete, dialog } = useDeleteDialog(list.state === 'ready' ? list.value.items : [], DeleteReel);
  return (
    <>
      <CreatorVideoItemsScreen
        kind="reel"
        items={list}
        filter={filter}
        onFilterChange={onFilterChange}
        onLoadMore={onLoadMore}
        onDelete={onDelete}
      />
      {dialog}
    </>
  );
}
