import { allEarnings, type EarningsFilter, EarningsScreen, earningTypes } from '@fanlight/components/earnings';
import { api } from '@fanlight/sdk';
import {
  getGetEarningStatsQueryOptions,
  getListEarningsInfiniteQueryOptions,
  useGetEarningStats,
  useListEarningsInfinite,
} from '@fanlight/sdk/hooks';
import type { Earning, EarningInterval } from '@fanlight/sdk/models';
import { useSearchParams } from 'react-router-dom';
import { toListLoadable, toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useExport } from '../../use-export.ts';
import { readDay } from './read-day.ts';
import { useExplanation } from './use-explanation.tsx';

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

const dayMs = 24 * 60 * 60 * 1000;

/** Selects the length of a chart's intervals, so that it has at most about forty bars. */
function intervalOf({ from, to }: EarningsFilter): EarningInterval {
  if (!from) return 'day';
  const days = ((to ? Date.parse(to) : Date.now()) - Date.parse(from)) / dayMs;
  return days > 250 ? 'month' : days > 40 ? 'week' : 'day';
}

const toStatsParams = (filter: EarningsFilter) => ({ ...toFilterParams(filter), interval: intervalOf(filter) });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const search = new URL(request.url).searchParams;
  void queryClient.prefetchQuery(getGetEarningStatsQueryOptions(toStatsParams(read(search))));
  void queryClient.prefetchInfiniteQuery(getListEarningsInfiniteQueryOptions(toParams(search)));
}

/** `/creator/earnings?type=&from=&to=&earning=`: the earnings of the performer who is logged in. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const { list, onLoadMore } = toListLoadable<Earning>(useListEarningsInfinite(toParams(search)));
  const stats = useGetEarningStats(toStatsParams(read(search)));
  const { onExplain, explanation } = useExplanation();
  const { onExport, isExporting } = useExport('earnings', (client) =>
    client.call(api.exportEarnings, { query: toFilterParams(read(search)) }),
  );
  return (
    <>
      <EarningsScreen
        stats={toLoadable(stats)}
        earnings={list}
        filter={read(search)}
        onFilterChange={(next) => setSearch(toFilterParams(next), { replace: true, preventScrollReset: true })}
        currentId={search.get('earning') ?? undefined}
        onExplain={onExplain}
        onDownload={onExport}
        isDownloading={isExporting}
        onLoadMore={onLoadMore}
      />
      {explanation}
    </>
  );
}
