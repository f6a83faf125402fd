import { type ReportFilter, ReportsScreen, reportFilters } from '@fanlight/components/reports';
import { getListReportsInfiniteQueryOptions, useAppealReport, useListReportsInfinite } from '@fanlight/sdk/hooks';
import type { Report } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { toFormResult } from '../../failures.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

const readFilter = (text: string | null): ReportFilter => reportFilters.find((filter) => filter === text) ?? 'all';
const toParams = (filter: ReportFilter) => ({ limit: 20, ...(filter !== 'all' && { side: filter }) });

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filter = readFilter(new URL(request.url).searchParams.get('side'));
  void queryClient.prefetchInfiniteQuery(getListReportsInfiniteQueryOptions(toParams(filter)));
}

/** `/user/reports?side=`: lists reports by the viewer or about the viewer, and requests the review of a decision. */
export function Component() {
  const { t } = useTranslation('common');
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search.get('side'));
  const { list, onLoadMore } = toListLoadable<Report>(useListReportsInfinite(toParams(filter)));
  const dialog = useDialog();
  const appeal = useAppealReport();
  const appealing = dialog.name === 'appeal' ? dialog.get('report') : null;
  return (
    <ReportsScreen
      reports={list}
      filter={filter}
      onFilterChange={(side) => setSearch(side === 'all' ? {} : { side }, { replace: true })}
      onLoadMore={onLoadMore}
      appealing={appealing}
      onAppeal={({ _id }) => dialog.open({ dialog: 'appeal', report: _id })}
      onClose={dialog.close}
      submitAppeal={async (data) => {
        try {
          await appeal.mutateAsync({ id: appealing ?? '', data });
          return { ok: true };
        } catch (error) {
          return toFormResult(error, ['text'], t);
        }
      }}
    />
  );
}
