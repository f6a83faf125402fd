import { WelcomeScreen } from '@fanlight/components/performers';
import {
  getListRandomPerformersQueryOptions,
  getListTopPerformersQueryOptions,
  useListRandomPerformers,
  useListTopPerformers,
} from '@fanlight/sdk/hooks';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

const top = { limit: 6 };
const random = { limit: 6 };

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchQuery(getListTopPerformersQueryOptions(top));
  void queryClient.prefetchQuery(getListRandomPerformersQueryOptions(random));
}

/** `/`: the start page, which introduces the site to visitors. */
export function Component() {
  const topQuery = useListTopPerformers(top);
  const randomQuery = useListRandomPerformers(random, { query: { staleTime: Number.POSITIVE_INFINITY } });
  return (
    <WelcomeScreen
      top={toLoadable({ ...topQuery, data: topQuery.data?.data })}
      random={toLoadable({ ...randomQuery, data: randomQuery.data?.data })}
      onShuffle={() => void randomQuery.refetch()}
    />
  );
}
