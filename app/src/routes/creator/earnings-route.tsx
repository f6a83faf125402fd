import { allEarnings, type EarningsFilter, EarningsScreen, earningTypes } from '@fanlight/components/earnings';
import { getListEarningsInfiniteQueryOptions, useListEarningsInfinite } from '@fanlight/sdk/hooks';
import type { Earning } from '@fanlight/sdk/models';
import { useSearchParams } from 'react-router-dom';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

const readDay = (text: string | null): string => (text && /^\d{4}-\d\d-\d\d$/.test(text) ? text : '');

/** Reads the filters from the URL. */
function read(search: URLSearchParams): EarningsFilter {
  const type = earningTypes.find((each) => each === search.get('type')) ?? allEarnings.type;
  return { type, from: readDay(search.get('from')), to: readDay(search.get('to')) };
}

const toFilterParams = ({ type, from, to }: EarningsFilter) => ({
  ...(type && { type }),
  ...(from && { from }),
  ...(to && { to }),
});

/** The first page is long if it must contain a certain earning, such as a tip on a day with many tips. */
const toParams = (search: URLSearchParams) => ({
  limit: search.has('earning') ? 100 : 20,
  ...toFilterParams(read(search)),
});

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const search = new URL(request.url).searchParams;
  void queryClient.prefetchInfiniteQuery(getListEarningsInfiniteQueryOptions(toParams(search)));
}

/** `/creator/earnings?type=&from=&to=&earning=`: the earnings of the performer who is logged in. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const { list, onLoadMore } = toListLoadable<Earning>(useListEarningsInfinite(toParams(search)));
  return (
    <EarningsScreen
      earnings={list}
      filter={read(search)}
      onFilterChange={(next) => setSearch(toFilterParams(next), { replace: true, preventScrollReset: true })}
      currentId={search.get('earning') ?? undefined}
      onLoadMore={onLoadMore}
    />
  );
}
