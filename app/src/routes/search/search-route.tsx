import { paths, type SearchTab } from '@fanlight/components/paths';
import type { Loadable } from '@fanlight/components/primitives';
import { type SearchResults, SearchScreen, type TopResults } from '@fanlight/components/search';
import {
  getListFeedsInfiniteQueryOptions,
  getListFeedsQueryOptions,
  getListGalleriesInfiniteQueryOptions,
  getListGalleriesQueryOptions,
  getListProductsInfiniteQueryOptions,
  getListProductsQueryOptions,
  getListVideosInfiniteQueryOptions,
  getListVideosQueryOptions,
  getSearchPerformersInfiniteQueryOptions,
  getSearchPerformersQueryOptions,
  useListFeeds,
  useListFeedsInfinite,
  useListGalleries,
  useListGalleriesInfinite,
  useListProducts,
  useListProductsInfinite,
  useListVideos,
  useListVideosInfinite,
  useSearchPerformers,
  useSearchPerformersInfinite,
} from '@fanlight/sdk/hooks';
import type { QueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePostActions } from '../../groups/feeds/index.ts';
import { useSearchBox } from '../../groups/search/index.ts';
import { toListLoadable, toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

const tabs: readonly SearchTab[] = ['top', 'creators', 'posts', 'videos', 'galleries', 'store'];

/** Reads the search from the URL. */
function read(search: URLSearchParams): { q: string; tab: SearchTab } {
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  return { q, tab: tabs.find((tab) => tab === search.get('tab')) ?? 'top' };
}

const creatorsOf = (q: string) => ({ q, limit: 24 });
/** Parameters of a page of videos, galleries or products. */
const itemsOf = (q: string) => ({ q, limit: 12 });
const postsOf = (q: string) => ({ q, limit: 10 });

/** The number of results of each type in the first tab: a row of the grid, and few enough posts to see the rest. */
const topLimits = { creators: 4, posts: 2, items: 4 };
const topCreatorsOf = (q: string) => ({ q, limit: topLimits.creators });
const topPostsOf = (q: string) => ({ q, limit: topLimits.posts });
const topItemsOf = (q: string) => ({ q, limit: topLimits.items });

async function prefetchTop(queryClient: QueryClient, q: string): Promise<void> {
  await Promise.all([
    queryClient.prefetchQuery(getSearchPerformersQueryOptions(topCreatorsOf(q))),
    queryClient.prefetchQuery(getListFeedsQueryOptions(topPostsOf(q))),
    queryClient.prefetchQuery(getListVideosQueryOptions(topItemsOf(q))),
    queryClient.prefetchQuery(getListGalleriesQueryOptions(topItemsOf(q))),
    queryClient.prefetchQuery(getListProductsQueryOptions(topItemsOf(q))),
  ]);
}

/** The best results of all types, ready when all types are. */
function useTopResults(q: string, enabled: boolean): Loadable<TopResults> {
  const options = { query: { enabled } };
  const creators = useSearchPerformers(topCreatorsOf(q), options);
  const posts = useListFeeds(topPostsOf(q), options);
  const videos = useListVideos(topItemsOf(q), options);
  const galleries = useListGalleries(topItemsOf(q), options);
  const store = useListProducts(topItemsOf(q), options);
  const queries = [creators, posts, videos, galleries, store];
  const isReady = creators.data && posts.data && videos.data && galleries.data && store.data;
  return toLoadable<TopResults>({
    data: isReady && {
      creators: creators.data,
      posts: posts.data,
      videos: videos.data,
      galleries: galleries.data,
      store: store.data,
    },
    isError: queries.some(({ isError }) => isError),
    refetch: () => {
      for (const query of queries) if (query.isError) void query.refetch();
    },
  });
}

/** The first tab does not load more: it links to the others. */
const noMore = () => undefined;

const prefetches: Record<SearchTab, (queryClient: QueryClient, q: string) => Promise<void>> = {
  top: prefetchTop,
  creators: (queryClient, q) =>
    queryClient.prefetchInfiniteQuery(getSearchPerformersInfiniteQueryOptions(creatorsOf(q))),
  posts: (queryClient, q) => queryClient.prefetchInfiniteQuery(getListFeedsInfiniteQueryOptions(postsOf(q))),
  videos: (queryClient, q) => queryClient.prefetchInfiniteQuery(getListVideosInfiniteQueryOptions(itemsOf(q))),
  galleries: (queryClient, q) => queryClient.prefetchInfiniteQuery(getListGalleriesInfiniteQueryOptions(itemsOf(q))),
  store: (queryClient, q) => queryClient.prefetchInfiniteQuery(getListProductsInfiniteQueryOptions(itemsOf(q))),
};

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const { q, tab } = read(new URL(request.url).searchParams);
  if (q) void prefetches[tab](queryClient, q);
}

/** `/search?q=&tab=`: search results by type. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { q, tab } = read(search);
  const isAsked = (one: SearchTab) => q !== '' && tab === one;
  const creatorsQuery = useSearchPerformersInfinite(creatorsOf(q), { query: { enabled: isAsked('creators') } });
  const postsQuery = useListFeedsInfinite(postsOf(q), { query: { enabled: isAsked('posts') } });
  const videosQuery = useListVideosInfinite(itemsOf(q), { query: { enabled: isAsked('videos') } });
  const galleriesQuery = useListGalleriesInfinite(itemsOf(q), { query: { enabled: isAsked('galleries') } });
  const productsQuery = useListProductsInfinite(itemsOf(q), { query: { enabled: isAsked('store') } });
  const top = useTopResults(q, isAsked('top'));
  const lists = {
    creators: toListLoadable(creatorsQuery),
    posts: toListLoadable(postsQuery),
    videos: toListLoadable(videosQuery),
    galleries: toListLoadable(galleriesQuery),
    store: toListLoadable(productsQuery),
  };
  const { actions, dialogs } = usePostActions();
  const box = useSearchBox((words) => void navigate(paths.search(words, tab)));
  const results: Record<SearchTab, SearchResults> = {
    top: { tab: 'top', results: top, actions },
    creators: { tab: 'creators', list: lists.creators.list },
    posts: { tab: 'posts', list: lists.posts.list, actions },
    videos: { tab: 'videos', list: lists.videos.list },
    galleries: { tab: 'galleries', list: lists.galleries.list },
    store: { tab: 'store', list: lists.store.list },
  };
  return (
    <>
      <SearchScreen q={q} {...box} results={results[tab]} onLoadMore={tab === 'top' ? noMore : lists[tab].onLoadMore} />
      {dialogs}
    </>
  );
}
