import { WelcomeScreen } from '@fanlight/components/performers';
import {
  getListRandomPerformersQueryOptions,
  getListTopPerformersQueryOptions,
  useListRandomPerformers,
  useListTopPerformers,
} from '@fanlight/sdk/hooks';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

const shownCount = 6;
const top = { limit: shownCount };
/** Enough random performers, even if all top ones are among them. */
const random = { limit: 2 * shownCount };

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchQuery(getListTopPerformersQueryOptions(top));
  void queryClient.prefetchQuery(getListRandomPerformersQueryOptions(random));
}

/** `/`: the start page, which introduces the site to visitors. */
export function Component() {
  const topQuery = useListTopPerformers(top);
  const randomQuery = useListRandomPerformers(random, { query: { staleTime: Number.POSITIVE_INFINITY } });
  // The random performers wait for the top ones, so that no performer is shown twice and no card disappears later.
  const isTopPending = topQuery.data === undefined && !topQuery.isError;
  const topIds = new Set(topQuery.data?.data.map(({ _id }) => _id));
  const others = randomQuery.data?.data.filter(({ _id }) => !topIds.has(_id)).slice(0, shownCount);
  return (
    <WelcomeScreen
      top={toLoadable({ ...topQuery, data: topQuery.data?.data })}
      random={toLoadable({ ...randomQuery, data: isTopPending ? undefined : others })}
      onShuffle={() => void randomQuery.refetch()}
    />
  );
}
