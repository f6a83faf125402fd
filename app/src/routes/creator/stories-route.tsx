import { CreatorStoriesScreen } from '@fanlight/components/stories';
import { getListMyStoriesInfiniteQueryOptions, useDeleteStory, useListMyStoriesInfinite } from '@fanlight/sdk/hooks';
import type { Story } from '@fanlight/sdk/models';
import { DeleteItem, type DeleteListedProps, useDeleteDialog } from '../../groups/content/index.ts';
import { toListLoadable } from '../../loadable.ts';
import { isFileProcessing, processingInterval } from '../../processing.ts';
import type { PrefetchArgs } from '../../route.ts';

const page = { limit: 20 };

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchInfiniteQuery(getListMyStoriesInfiniteQueryOptions(page));
}

/** Confirms the deletion of a story. */
const DeleteStory = ({ id, onClose }: DeleteListedProps<Story>) => (
  <DeleteItem kind="story" id={id} remove={useDeleteStory()} onClose={onClose} />
);

/** `/creator/stories`: the stories of the last day by the performer who is logged in. */
export function Component() {
  const stories = useListMyStoriesInfinite(page, {
    query: {
      refetchInterval: ({ state }) =>
        processingInterval(state.data?.pages.some(({ data }) => data.some(({ file }) => isFileProcessing(file)))),
    },
  });
  const { list, onLoadMore } = toListLoadable<Story>(stories);
  const { onDelete, dialog } = useDeleteDialog(list.state === 'ready' ? list.value.items : [], DeleteStory);
  return (
    <>
      <CreatorStoriesScreen stories={list} onLoadMore={onLoadMore} onDelete={onDelete} />
      {dialog}
    </>
  );
}
