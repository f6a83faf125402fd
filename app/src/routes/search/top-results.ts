import type { Loadable } from '@fanlight/components/primitives';
import type { TopResults } from '@fanlight/components/search';
import {
  getListFeedsQueryOptions,
  getListGalleriesQueryOptions,
  getListProductsQueryOptions,
  getListVideosQueryOptions,
  getSearchPerformersQueryOptions,
} from '@fanlight/sdk/hooks';
import { type FetchQueryOptions, type QueryClient, useQueries } from '@tanstack/react-query';
import { toLoadable } from '../../loadable.ts';

/**
 * The queries for the best results of each type. The results of a type fill one or two rows of a grid. Only three
 * posts are loaded, so that the results below them are visible.
 */
const topQueries = (q: string, enabled = true) => {
  const options = { query: { enabled } };
  return [
    getSearchPerformersQueryOptions({ q, limit: 4 }, options),
    getListFeedsQueryOptions({ q, limit: 3 }, options),
    getListVideosQueryOptions({ q, limit: 4 }, options),
    getListGalleriesQueryOptions({ q, limit: 4 }, options),
    getListProductsQueryOptions({ q, limit: 4 }, options),
  ] as const;
};

export async function prefetchTopResults(queryClient: QueryClient, q: string): Promise<void> {
  await Promise.all(topQueries(q).map((query) => queryClient.prefetchQuery(query as FetchQueryOptions)));
}

/** Returns the best results of all types. They are ready when the queries of all types have loaded. */
export function useTopResults(q: string, enabled: boolean): Loadable<TopResults> {
  const queries = useQueries({ queries: topQueries(q, enabled) });
  const [creators, posts, videos, galleries, store] = queries;
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
