import { type ExploreFilters, ExploreScreen } from '@fanlight/components/performers';
import { useIsHydrating } from '@fanlight/components/primitives';
import {
  getSearchPerformersInfiniteQueryOptions,
  useGetPerformerFilters,
  useSearchPerformersInfinite,
} from '@fanlight/sdk/hooks';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { toChoices } from '../../choices.ts';
import { flagUrlOf } from '../../flag-url.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { readFilters, toParams, writeFilters } from './filters.ts';

/** Countries and languages are fetched once, because they seldom change while a page is open. */
const neverStale = { staleTime: Number.POSITIVE_INFINITY };

// Prefetches the performers only. The choices of the filters are empty during hydration, so they are fetched after it.
export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filters = readFilters(new URL(request.url).searchParams);
  void queryClient.prefetchInfiniteQuery(getSearchPerformersInfiniteQueryOptions(toParams(filters)));
}

/**
 * Returns codes as options, with their names in the page's language and sorted in it. The list is empty during
 * hydration, because the server and the browser name and sort the codes differently.
 */
function useChoices(codes: readonly string[] | undefined, type: 'region' | 'language', selected: string) {
  const { i18n } = useTranslation('common');
  const isHydrating = useIsHydrating();
  return useMemo(
    () =>
      isHydrating
        ? []
        : toChoices(
            (codes ?? []).map((code) => ({ code })),
            type,
            i18n.language,
            [selected],
          ),
    [codes, type, i18n.language, selected, isHydrating],
  );
}

/** `/explore?q=&gender=&country=&language=&free=&sort=`: lists performers that match the filters in the URL. */
export function Component() {
  const [search, setSearch] = useSearchParams();
  const filters = readFilters(search);
  const query = useSearchPerformersInfinite(toParams(filters));
  const { list, onLoadMore } = toListLoadable(query);
  // Only values that match a performer are offered.
  const { data: used } = useGetPerformerFilters({ query: neverStale });
  const change = (next: ExploreFilters) => setSearch(writeFilters(next), { replace: true, preventScrollReset: true });
  return (
    <ExploreScreen
      performers={list}
      filters={filters}
      countries={useChoices(used?.countries, 'region', filters.country)}
      {...(filters.country && { countryFlag: flagUrlOf(filters.country) })}
      languages={useChoices(used?.languages, 'language', filters.language)}
      onFiltersChange={change}
      onClear={() => change({ ...readFilters(new URLSearchParams()), sort: filters.sort })}
      onLoadMore={onLoadMore}
    />
  );
}
