import { CreatorPostsScreen } from '@fanlight/components/feeds';
import { getListMyFeedsInfiniteQueryOptions, useListMyFeedsInfinite } from '@fanlight/sdk/hooks';
import { useDeferredValue } from 'react';
import { useSearchParams } from 'react-router-dom';
import { usePostActions } from '../../actions/use-post-actions.tsx';
import { queryClient } from '../../api.ts';
import { toListLoadable } from '../../loadable.ts';

const page = { limit: 20 };

export function prefetch() {
  void queryClient.prefetchInfiniteQuery(getListMyFeedsInfiniteQueryOptions(page));
}

/** `/creator/posts?q=`: a performer's own posts. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const query = search.get('q') ?? '';
  const wanted = useDeferredValue(query.trim());
  const posts = useListMyFeedsInfinite({ ...page, ...(wanted && { q: wanted }) });
  const { list, onLoadMore } = toListLoadable(posts);
  const { actions, dialogs } = usePostActions();
  return (
    <>
      <CreatorPostsScreen
        feeds={list}
        query={query}
        onQueryChange={(next) => setSearch(next ? { q: next } : {}, { replace: true, preventScrollReset: true })}
        onLoadMore={onLoadMore}
        onDelete={actions.onDelete}
      />
      {dialogs}
    </>
  );
}
