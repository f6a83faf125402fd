import { HomeScreen, type PostActions } from '@fanlight/components/feeds';
import {
  getListFeedsInfiniteQueryOptions,
  getListStoriesQueryOptions,
  useListFeedsInfinite,
} from '@fanlight/sdk/hooks';
import { usePostActions } from '../../groups/feeds/index.ts';
import { SuggestionsRoute } from '../../groups/performers/index.ts';
import { followedStoriesParams } from '../../groups/stories/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { StoriesBarRoute } from './stories-bar-route.tsx';
import { useNewPosts } from './use-new-posts.ts';

const page = { limit: 10 };

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchQuery(getListStoriesQueryOptions(followedStoriesParams));
  void queryClient.prefetchInfiniteQuery(getListFeedsInfiniteQueryOptions(page));
}

// One element for all renders, so that an event that changes a post does not render the suggestions again.
const suggestions = <SuggestionsRoute />;
const stories = <StoriesBarRoute />;

/** A separate component, so that events, which often change the posts, render only the posts again. */
function Timeline({ actions }: { actions: PostActions }) {
  const query = useListFeedsInfinite(page);
  const { list, onLoadMore } = toListLoadable(query);
  const newPosts = useNewPosts(query.data?.pages[0]?.data[0]?._id, () => {
    void query.refetch();
    scrollTo({ top: 0 });
  });
  return (
    <HomeScreen
      feeds={list}
      actions={actions}
      onLoadMore={onLoadMore}
      suggestions={suggestions}
      stories={stories}
      {...(newPosts && { newPosts })}
    />
  );
}

/** `/home`: the posts of followed performers. */
export function Component() {
  const { actions, dialogs } = usePostActions();
  return (
    <>
      <Timeline actions={actions} />
      {dialogs}
    </>
  );
}
