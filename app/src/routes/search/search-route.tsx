import { paths, type SearchTab } from '@fanlight/components/paths';
import { type SearchResults, SearchScreen } from '@fanlight/components/search';
import {
  getListFeedsInfiniteQueryOptions,
  getListVideosInfiniteQueryOptions,
  getSearchPerformersInfiniteQueryOptions,
  useListFeedsInfinite,
  useListVideosInfinite,
  useSearchPerformersInfinite,
} from '@fanlight/sdk/hooks';
import { type LoaderFunctionArgs, useNavigate, useSearchParams } from 'react-router-dom';
import { useSearchBox } from '../../actions/search-box-route.tsx';
import { usePostActions } from '../../actions/use-post-actions.tsx';
import { queryClient } from '../../api.ts';
import { toListLoadable } from '../../loadable.ts';

const tabs: readonly SearchTab[] = ['creators', 'posts', 'videos'];

/** What an address asks for. */
function read(search: URLSearchParams): { q: string; tab: SearchTab } {
  const q = (search.get('q') ?? '').trim().slice(0, 100);
  return { q, tab: tabs.find((tab) => tab === search.get('tab')) ?? 'creators' };
}

const creatorsOf = (q: string) => ({ q, limit: 24 });
const videosOf = (q: string) => ({ q, limit: 12 });
const postsOf = (q: string) => ({ q, limit: 10 });

export function prefetch({ request }: LoaderFunctionArgs) {
  const { q, tab } = read(new URL(request.url).searchParams);
  if (!q) return;
  if (tab === 'creators')
    void queryClient.prefetchInfiniteQuery(getSearchPerformersInfiniteQueryOptions(creatorsOf(q)));
  else if (tab === 'videos') void queryClient.prefetchInfiniteQuery(getListVideosInfiniteQueryOptions(videosOf(q)));
  else void queryClient.prefetchInfiniteQuery(getListFeedsInfiniteQueryOptions(postsOf(q)));
}

/** `/search?q=&tab=`: what has these words, by kind. */
export function Component() {
  const [search] = useSearchParams();
  const navigate = useNavigate();
  const { q, tab } = read(search);
  const isAsked = (one: SearchTab) => q !== '' && tab === one;
  const creatorsQuery = useSearchPerformersInfinite(creatorsOf(q), { query: { enabled: isAsked('creators') } });
  const postsQuery = useListFeedsInfinite(postsOf(q), { query: { enabled: isAsked('posts') } });
  const videosQuery = useListVideosInfinite(videosOf(q), { query: { enabled: isAsked('videos') } });
  const lists = {
    creators: toListLoadable(creatorsQuery),
    posts: toListLoadable(postsQuery),
    videos: toListLoadable(videosQuery),
  };
  const { actions, dialogs } = usePostActions();
  const box = useSearchBox((words) => void navigate(paths.search(words, tab)));
  const results: Record<SearchTab, SearchResults> = {
    creators: { tab: 'creators', list: lists.creators.list },
    posts: { tab: 'posts', list: lists.posts.list, actions },
    videos: { tab: 'videos', list: lists.videos.list },
  };
  return (
    <>
      <SearchScreen q={q} {...box} results={results[tab]} onLoadMore={lists[tab].onLoadMore} />
      {dialogs}
    </>
  );
}
