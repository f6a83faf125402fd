import { paths, type SearchTab } from '@fanlight/components/paths';
import { type SearchResults, SearchScreen } from '@fanlight/components/search';
import {
  getListFeedsInfiniteQueryOptions,
  getListGalleriesInfiniteQueryOptions,
  getListProductsInfiniteQueryOptions,
  getListVideosInfiniteQueryOptions,
  getSearchPerformersInfiniteQueryOptions,
  useListFeedsInfinite,
  useListGalleriesInfinite,
  useListProductsInfinite,
  useListVideosInfinite,
  useSearchPerformersInfinite,
} from '@fanlight/sdk/hooks';
import type { QueryClient } from '@tanstack/react-query';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { usePostActions } from '../../groups/feeds/index.ts';
import { useSearchBox } from '../../groups/search/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { prefetchTopResults, useTopResults } from './top-results.ts';

const tabs: readonly SearchTab[] = ['top', 'creators', 'posts', 'videos', 'galleries', 'store'];

/** Reads the search words and the tab from the URL. */
function read(search: URLSearchParams): { q: string; tab: SearchTab } {
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  return { q, tab: tabs.find((tab) => tab === search.get('tab')) ?? 'top' };
}

const creatorsOf = (q: string) => ({ q, limit: 24 });
/** Returns the parameters of a list of videos, galleries or products that match the search. */
const itemsOf = (q: string) => ({ q, limit: 12 });
const postsOf = (q: string) => ({ q, limit: 10 });

const prefetches: Record<SearchTab, (queryClient: QueryClient, q: string) => Promise<void>> = {
  top: prefetchTopResults,
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

/** `/search?q=&tab=`: shows the results of a search by type. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { q, tab } = read(search);
  const isTabSearched = (one: SearchTab) => q !== '' && tab === one;
  const creatorsQuery = useSearchPerformersInfinite(creatorsOf(q), { query: { enabled: isTabSearched('creators') } });
  const postsQuery = useListFeedsInfinite(postsOf(q), { query: { enabled: isTabSearched('posts') } });
  const videosQuery = useListVideosInfinite(itemsOf(q), { query: { enabled: isTabSearched('videos') } });
  const galleriesQuery = useListGalleriesInfinite(itemsOf(q), { query: { enabled: isTabSearched('galleries') } });
  const productsQuery = useListProductsInfinite(itemsOf(q), { query: { enabled: isTabSearched('store') } });
  const top = useTopResults(q, isTabSearched('top'));
  const { actions, dialogs } = usePostActions();
  const box = useSearchBox((words) => void navigate(paths.search(words, tab)));
  const results: Record<SearchTab, SearchResults> = {
    top: { tab: 'top', results: top },
    creators: { tab: 'creators', ...toListLoadable(creatorsQuery) },
    posts: { tab: 'posts', actions, ...toListLoadable(postsQuery) },
    videos: { tab: 'videos', ...toListLoadable(videosQuery) },
    galleries: { tab: 'galleries', ...toListLoadable(galleriesQuery) },
    store: { tab: 'store', ...toListLoadable(productsQuery) },
  };
  return (
    <>
      <SearchScreen q={q} {...box} results={results[tab]} />
      {dialogs}
    </>
  );
}
