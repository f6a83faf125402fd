import type { BookmarkTab } from '@fanlight/components/paths';
import { showToast } from '@fanlight/components/primitives';
import { type Bookmarks, BookmarksScreen } from '@fanlight/components/reactions';
import {
  getListBookmarkedFeedsInfiniteQueryOptions,
  getListBookmarkedGalleriesInfiniteQueryOptions,
  getListBookmarkedPerformersInfiniteQueryOptions,
  getListBookmarkedProductsInfiniteQueryOptions,
  getListBookmarkedReelsInfiniteQueryOptions,
  getListBookmarkedVideosInfiniteQueryOptions,
  getListBookmarksInfiniteQueryOptions,
  useListBookmarkedFeedsInfinite,
  useListBookmarkedGalleriesInfinite,
  useListBookmarkedPerformersInfinite,
  useListBookmarkedProductsInfinite,
  useListBookmarkedReelsInfinite,
  useListBookmarkedVideosInfinite,
  useListBookmarksInfinite,
} from '@fanlight/sdk/hooks';
import type { Bookmark } from '@fanlight/sdk/models';
import { changeLists } from '@fanlight/sdk/realtime/react';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { showFailure } from '../../failures.ts';
import { usePostActions } from '../../groups/feeds/index.ts';
import { useSetReaction } from '../../groups/reactions/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useServices } from '../../services.ts';

const tabs: readonly BookmarkTab[] = ['all', 'performers', 'posts', 'galleries', 'videos', 'reels', 'products'];
const pages = {
  all: { limit: 25 },
  performers: { limit: 24 },
  posts: { limit: 10 },
  galleries: { limit: 12 },
  videos: { limit: 12 },
  reels: { limit: 12 },
  products: { limit: 12 },
};

/** Returns the tab for the type in the URL. If the type is unknown, the tab shows all bookmarks. */
const readTab = (type: string | undefined): BookmarkTab => tabs.find((tab) => tab === type) ?? 'all';

const prefetches: Record<BookmarkTab, (queryClient: QueryClient) => Promise<void>> = {
  all: (queryClient) => queryClient.prefetchInfiniteQuery(getListBookmarksInfiniteQueryOptions('all', pages.all)),
  performers: (queryClient) =>
    queryClient.prefetchInfiniteQuery(getListBookmarkedPerformersInfiniteQueryOptions(pages.performers)),
  posts: (queryClient) => queryClient.prefetchInfiniteQuery(getListBookmarkedFeedsInfiniteQueryOptions(pages.posts)),
  galleries: (queryClient) =>
    queryClient.prefetchInfiniteQuery(getListBookmarkedGalleriesInfiniteQueryOptions(pages.galleries)),
  videos: (queryClient) => queryClient.prefetchInfiniteQuery(getListBookmarkedVideosInfiniteQueryOptions(pages.videos)),
  reels: (queryClient) => queryClient.prefetchInfiniteQuery(getListBookmarkedReelsInfiniteQueryOptions(pages.reels)),
  products: (queryClient) =>
    queryClient.prefetchInfiniteQuery(getListBookmarkedProductsInfiniteQueryOptions(pages.products)),
};

export function prefetch({ queryClient, params }: PrefetchArgs) {
  void prefetches[readTab(params.type)](queryClient);
}

/** Returns a function that removes a bookmark. The update is optimistic, and the viewer can undo it. */
function useRemove(): (bookmark: Bookmark) => Promise<void> {
  const { t } = useTranslation('reactions');
  const { t: common } = useTranslation('common');
  const { queryClient } = useServices();
  const setReaction = useSetReaction();
  return async ({ _id, objectType, objectId }) => {
    const reaction = { action: 'bookmark' as const, objectType, objectId };
    const fail = (error: unknown) => showFailure(error, common);
    changeLists<Bookmark>(queryClient, 'listBookmarks', (items) => items.filter((item) => item._id !== _id));
    try {
      await setReaction(reaction, false);
      const undo = () => void setReaction(reaction, true).catch(fail);
      showToast({ text: t('removed'), action: { label: t('undo'), onAct: undo } });
    } catch (error) {
      void queryClient.invalidateQueries({ queryKey: ['infinite', 'listBookmarks'] });
      fail(error);
    }
  };
}

/** Returns a list for each tab. Only the list of the open tab is fetched. */
function useLists(tab: BookmarkTab) {
  const when = (one: BookmarkTab) => ({ query: { enabled: tab === one } });
  const all = useListBookmarksInfinite('all', pages.all, when('all'));
  const performers = useListBookmarkedPerformersInfinite(pages.performers, when('performers'));
  const posts = useListBookmarkedFeedsInfinite(pages.posts, when('posts'));
  const galleries = useListBookmarkedGalleriesInfinite(pages.galleries, when('galleries'));
  const videos = useListBookmarkedVideosInfinite(pages.videos, when('videos'));
  const reels = useListBookmarkedReelsInfinite(pages.reels, when('reels'));
  const products = useListBookmarkedProductsInfinite(pages.products, when('products'));
  return {
    all: toListLoadable(all),
    performers: toListLoadable(performers),
    posts: toListLoadable(posts),
    galleries: toListLoadable(galleries),
    videos: toListLoadable(videos),
    reels: toListLoadable(reels),
    products: toListLoadable(products),
  };
}

/** `/user/bookmarks/{type}`: the viewer's bookmarks. */
export function Component() {
  const tab = readTab(useParams().type);
  const lists = useLists(tab);
  const onRemove = useRemove();
  const { actions, dialogs } = usePostActions();
  const bookmarks: Record<BookmarkTab, Bookmarks> = {
    all: { tab: 'all', list: lists.all.list, onRemove },
    performers: { tab: 'performers', list: lists.performers.list },
    posts: { tab: 'posts', list: lists.posts.list, actions },
    galleries: { tab: 'galleries', list: lists.galleries.list },
    videos: { tab: 'videos', list: lists.videos.list },
    reels: { tab: 'reels', list: lists.reels.list },
    products: { tab: 'products', list: lists.products.list },
  };
  return (
    <>
      <BookmarksScreen bookmarks={bookmarks[tab]} onLoadMore={lists[tab].onLoadMore} />
      {dialogs}
    </>
  );
}
