import type { Report, ReportSide } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Button,
  ChoiceChips,
  EmptyState,
  type ListLoadable,
  LoadableList,
  PageHeader,
  Skeleton,
  Stack,
} from '../primitives/index.ts';
import { AppealDialog, type AppealDialogProps } from './appeal-dialog.tsx';
import { ReportCard } from './report-card.tsx';

/** The filters of the list of reports. */
export type ReportFilter = ReportSide | 'all';

/** The filters, in the order in which they are shown. */
export const reportFilters: readonly ReportFilter[] = ['all', 'reporter', 'reported'];

export interface ReportsScreenProps {
  reports: ListLoadable<Report>;
  filter: ReportFilter;
  onFilterChange: (filter: ReportFilter) => void;
  onLoadMore: () => void;
  /** The id of the report in the appeal dialog. The app keeps it in the URL. */
  appealing: string | null;
  onAppeal: (report: Report) => void;
  onClose: () => void;
  submitAppeal: AppealDialogProps['submit'];
}

function CardsSkeleton() {
  return (
    <Stack gap="4">
      {['first', 'second'].map((card) => (
        <Skeleton key={card} h="180px" borderRadius="card" />
      ))}
    </Stack>
  );
}

/** `/user/reports`: lists reports by the viewer and about the viewer, with the decisions (rule R1). */
export function ReportsScreen(props: ReportsScreenProps) {
  const { reports, filter, onFilterChange, onLoadMore, appealing, onAppeal, onClose, submitAppeal } = props;
  const { t } = useTranslation('reports');
  const isAppealOpen =
    reports.state === 'ready' && reports.value.items.some((one) => one._id === appealing && one.canAppeal);
  return (
    <Box>
      <PageHeader title={t('screen.title')} description={t('screen.text')} />
      <Box mb="4">
        <ChoiceChips
          isOneRow
          label={t('screen.filter')}
          hideLabel
          choices={reportFilters.map((value) => ({ value, label: t(`filter.${value}`) }))}
          value={filter}
          onChange={onFilterChange}
        />
      </Box>
      <LoadableList
        data={reports}
        skeleton={<CardsSkeleton />}
        getKey={(report) => report._id}
        renderItem={(report) => <ReportCard report={report} onAppeal={onAppeal} />}
        onLoadMore={onLoadMore}
        label={t('screen.title')}
        empty={
          <EmptyState
            illustration="lantern"
            title={t('screen.emptyTitle')}
            text={t('screen.emptyText')}
            action={
              filter !== 'all' && (
                <Button variant="outline" onClick={() => onFilterChange('all')}>
                  {t('screen.showAll')}
                </Button>
              )
            }
          />
        }
      />
      {isAppealOpen && <AppealDialog onClose={onClose} submit={submitAppeal} />}
    </Box>
  );
}
