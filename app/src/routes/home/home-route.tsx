import { HomeScreen, type PostActions } from '@fanlight/components/feeds';
import { type HomeFilter, homeFilters } from '@fanlight/components/paths';
import {
  getListFeedsInfiniteQueryOptions,
  getListStoriesQueryOptions,
  useListFeedsInfinite,
} from '@fanlight/sdk/hooks';
import { useSearchParams } from 'react-router-dom';
import { usePostActions } from '../../groups/feeds/index.ts';
import { SuggestionsRoute } from '../../groups/performers/index.ts';
import { followedStoriesParams } from '../../groups/stories/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { StoriesBarRoute } from './stories-bar-route.tsx';
import { useNewPosts } from './use-new-posts.ts';

const readFilter = (text: string | null): HomeFilter => homeFilters.find((filter) => filter === text) ?? 'all';

/** Returns the part of the query that filters the timeline. */
const paramsOf = (filter: HomeFilter) => (filter === 'subscribed' ? { isSubscribed: true } : {});
const pageOf = (filter: HomeFilter) => ({ limit: 10, ...paramsOf(filter) });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filter = readFilter(new URL(request.url).searchParams.get('filter'));
  void queryClient.prefetchQuery(getListStoriesQueryOptions(followedStoriesParams));
  void queryClient.prefetchInfiniteQuery(getListFeedsInfiniteQueryOptions(pageOf(filter)));
}

// One element for all renders, so that an event that changes a post does not render the suggestions again.
const suggestions = <SuggestionsRoute />;
const stories = <StoriesBarRoute />;

/** A separate component, so that events, which often change the posts, render only the posts again. */
function Timeline({ actions }: { actions: PostActions }) {
  const [search] = useSearchParams();
  const filter = readFilter(search.get('filter'));
  const query = useListFeedsInfinite(pageOf(filter));
  const { list, onLoadMore } = toListLoadable(query);
  const newPosts = useNewPosts(paramsOf(filter), query.data?.pages[0]?.data[0]?._id, () => {
    void query.refetch();
    scrollTo({ top: 0 });
  });
  return (
    <HomeScreen
      filter={filter}
      feeds={list}
      actions={actions}
      onLoadMore={onLoadMore}
      suggestions={suggestions}
      stories={stories}
      {...(newPosts && { newPosts })}
    />
  );
}

/** `/home?filter=`: the posts of followed performers, or only of those to whom the viewer is subscribed. */
export function Component() {
  const { actions, dialogs } = usePostActions();
  return (
    <>
      <Timeline actions={actions} />
      {dialogs}
    </>
  );
}
