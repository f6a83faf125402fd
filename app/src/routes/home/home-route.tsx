import { HomeScreen } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { getListFeedsInfiniteQueryOptions, useListFeedsInfinite } from '@fanlight/sdk/hooks';
import { usePostActions } from '../../actions/use-post-actions.tsx';
import { queryClient } from '../../api.ts';
import { toListLoadable } from '../../loadable.ts';

const page = { limit: 10 };

export function prefetch() {
  void queryClient.prefetchInfiniteQuery(getListFeedsInfiniteQueryOptions(page));
}

/** `/home`: what the performers whom one follows have posted. */
export function Component() {
  const query = useListFeedsInfinite(page);
  const { list, onLoadMore } = toListLoadable(query);
  const { actions, dialogs } = usePostActions();
  return (
    <>
      <HomeScreen feeds={list} actions={actions} onLoadMore={onLoadMore} exploreHref={paths.welcome()} />
      {dialogs}
    </>
  );
}
