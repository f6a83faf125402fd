import type { BookmarkTab } from '@fanlight/components/paths';
import { showToast } from '@fanlight/components/primitives';
import { type Bookmarks, BookmarksScreen } from '@fanlight/components/reactions';
import {
  getListBookmarkedFeedsInfiniteQueryOptions,
  getListBookmarkedPerformersInfiniteQueryOptions,
  getListBookmarkedReelsInfiniteQueryOptions,
  getListBookmarkedVideosInfiniteQueryOptions,
  getListBookmarksInfiniteQueryOptions,
  useCreateReaction,
  useDeleteReaction,
  useListBookmarkedFeedsInfinite,
  useListBookmarkedPerformersInfinite,
  useListBookmarkedReelsInfinite,
  useListBookmarkedVideosInfinite,
  useListBookmarksInfinite,
} from '@fanlight/sdk/hooks';
import type { Bookmark } from '@fanlight/sdk/models';
import { changeLists } from '@fanlight/sdk/realtime';
import { useTranslation } from 'react-i18next';
import { type LoaderFunctionArgs, useParams } from 'react-router-dom';
import { usePostActions } from '../../actions/use-post-actions.tsx';
import { queryClient } from '../../api.ts';
import { showFailure } from '../../failures.ts';
import { toListLoadable } from '../../loadable.ts';

const tabs: readonly BookmarkTab[] = ['all', 'performers', 'posts', 'videos', 'reels'];
const pages = {
  all: { limit: 25 },
  performers: { limit: 24 },
  posts: { limit: 10 },
  videos: { limit: 12 },
  reels: { limit: 12 },
};

/** The kind that an address names; what it does not know shows everything. */
const readTab = (type: string | undefined): BookmarkTab => tabs.find((tab) => tab === type) ?? 'all';

export function prefetch({ params }: LoaderFunctionArgs) {
  const tab = readTab(params.type);
  if (tab === 'performers')
    void queryClient.prefetchInfiniteQuery(getListBookmarkedPerformersInfiniteQueryOptions(pages.performers));
  else if (tab === 'posts')
    void queryClient.prefetchInfiniteQuery(getListBookmarkedFeedsInfiniteQueryOptions(pages.posts));
  else if (tab === 'videos')
    void queryClient.prefetchInfiniteQuery(getListBookmarkedVideosInfiniteQueryOptions(pages.videos));
  else if (tab === 'reels')
    void queryClient.prefetchInfiniteQuery(getListBookmarkedReelsInfiniteQueryOptions(pages.reels));
  else void queryClient.prefetchInfiniteQuery(getListBookmarksInfiniteQueryOptions('all', pages.all));
}

/** Takes a bookmark back: gone at once, and to be had back for a while. */
function useRemove(): (bookmark: Bookmark) => void {
  const { t } = useTranslation('reactions');
  const { t: common } = useTranslation('common');
  const create = useCreateReaction();
  const remove = useDeleteReaction();
  return ({ _id, objectType, objectId }) => {
    const data = { action: 'bookmark' as const, objectType, objectId };
    changeLists<Bookmark>(queryClient, 'listBookmarks', (items) => items.filter((item) => item._id !== _id));
    remove.mutate(
      { data },
      {
        onSuccess: () =>
          showToast({ text: t('removed'), action: { label: t('undo'), onAct: () => create.mutate({ data }) } }),
        onError: (error) => {
          void queryClient.invalidateQueries({ queryKey: ['infinite', 'listBookmarks'] });
          showFailure(error, common);
        },
      },
    );
  };
}

/** `/user/bookmarks/{type}`: what was bookmarked. */
export function Component() {
  const tab = readTab(useParams().type);
  const allQuery = useListBookmarksInfinite('all', pages.all, { query: { enabled: tab === 'all' } });
  const performersQuery = useListBookmarkedPerformersInfinite(pages.performers, {
    query: { enabled: tab === 'performers' },
  });
  const postsQuery = useListBookmarkedFeedsInfinite(pages.posts, { query: { enabled: tab === 'posts' } });
  const videosQuery = useListBookmarkedVideosInfinite(pages.videos, { query: { enabled: tab === 'videos' } });
  const reelsQuery = useListBookmarkedReelsInfinite(pages.reels, { query: { enabled: tab === 'reels' } });
  const lists = {
    all: toListLoadable(allQuery),
    performers: toListLoadable(performersQuery),
    posts: toListLoadable(postsQuery),
    videos: toListLoadable(videosQuery),
    reels: toListLoadable(reelsQuery),
  };
  const onRemove = useRemove();
  const { actions, dialogs } = usePostActions();
  const bookmarks: Record<BookmarkTab, Bookmarks> = {
    all: { tab: 'all', list: lists.all.list, onRemove },
    performers: { tab: 'performers', list: lists.performers.list },
    posts: { tab: 'posts', list: lists.posts.list, actions },
    videos: { tab: 'videos', list: lists.videos.list },
    reels: { tab: 'reels', list: lists.reels.list },
  };
  return (
    <>
      <BookmarksScreen bookmarks={bookmarks[tab]} onLoadMore={lists[tab].onLoadMore} />
      {dialogs}
    </>
  );
}
