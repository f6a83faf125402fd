import type { Operator, OperatorReport, ReportStatus } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Card, ChoiceChips, EmptyState, type ListLoadable, LoadableList, Stack } from '../primitives/index.ts';
import { HistorySkeleton } from '../wallet/index.ts';
import { OperatorFrame } from './operator-frame.tsx';
import { OperatorReportCard, type OperatorReportProps } from './operator-report.tsx';

/** The statuses of reports, in the order in which they are shown. */
export const reportStatuses: readonly ReportStatus[] = ['open', 'appealed', 'resolved', 'closed'];

export interface OperatorReportsScreenProps {
  operator: Operator;
  reports: ListLoadable<OperatorReport>;
  status: ReportStatus;
  onStatusChange: (status: ReportStatus) => void;
  onDecide: OperatorReportProps['onDecide'];
  onLoadMore: () => void;
}

/** `/operator/reports`: the reports of all users with a status (operation `listOperatorReports`). */
export function OperatorReportsScreen(props: OperatorReportsScreenProps) {
  const { operator, reports, status, onStatusChange, onDecide, onLoadMore } = props;
  const { t } = useTranslation('operator');
  const { t: tReports } = useTranslation('reports');
  return (
    <OperatorFrame operator={operator} current="reports">
      <Stack gap="4">
        <ChoiceChips
          isOneRow
          hideLabel
          label={t('payouts.status')}
          choices={reportStatuses.map((value) => ({ value, label: tReports(`status.${value}`) }))}
          value={status}
          onChange={onStatusChange}
        />
        <Card padding="sm">
          <LoadableList
            data={reports}
            skeleton={<HistorySkeleton />}
            getKey={({ _id }) => _id}
            renderItem={(report) => <OperatorReportCard report={report} operator={operator} onDecide={onDecide} />}
            onLoadMore={onLoadMore}
            label={t('reports.list')}
            gap="2"
            isDivided
            empty={<EmptyState illustration="lantern" title={t('reports.empty')} text={t('reports.emptyText')} />}
          />
        </Card>
      </Stack>
    </OperatorFrame>
  );
}
