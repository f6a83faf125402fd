import {
  DecisionDialog,
  OperatorReportsScreen,
  type ReportOutcomeChoice,
  reportStatuses,
} from '@fanlight/components/operator';
import { useDecideReport, useListOperatorReportsInfinite } from '@fanlight/sdk/hooks';
import type { Operator, OperatorReport, ReportStatus } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toListLoadable } from '../../loadable.ts';
import { createUrlFilter } from '../../url-filter.ts';
import { OperatorGate } from './operator-gate.tsx';
import { useSubmitDecision } from './use-submit-decision.ts';

interface Filter {
  status: ReportStatus;
}

const { useFilter } = createUrlFilter<Filter, { limit: number; status: ReportStatus }>({
  read: (search) => ({ status: reportStatuses.find((status) => status === search.get('status')) ?? 'open' }),
  toSearch: ({ status }): Record<string, string> => (status === 'open' ? {} : { status }),
  toParams: ({ status }) => ({ limit: 20, status }),
});

function Reports({ operator }: { operator: Operator }) {
  const { t } = useTranslation('operator');
  const { t: tReports } = useTranslation('reports');
  const submit = useSubmitDecision();
  const { filter, params, onFilterChange } = useFilter();
  const [decision, setDecision] = useState<{ report: OperatorReport; outcome: ReportOutcomeChoice } | null>(null);
  const { list, onLoadMore } = toListLoadable<OperatorReport>(useListOperatorReportsInfinite(params));
  const decide = useDecideReport();
  const hasReason = decision !== null && decision.outcome !== 'no-violation';
  const name = decision?.report.targetUser?.name ?? tReports('deletedAccount');
  return (
    <>
      <OperatorReportsScreen
        operator={operator}
        reports={list}
        status={filter.status}
        onStatusChange={(status) => onFilterChange({ status })}
        onDecide={(report, outcome) => setDecision({ report, outcome })}
        onLoadMore={onLoadMore}
      />
      {decision && (
        <DecisionDialog
          title={t(`reports.title.${decision.outcome}`, { name })}
          text={t(`reports.text.${decision.outcome}`, { name })}
          submitLabel={t(`reports.decide.${decision.outcome}`)}
          hasReason={hasReason}
          submit={({ reason }) => {
            const { report, outcome } = decision;
            const data = { outcome, ...(hasReason && { reason }) };
            const close = () => setDecision(null);
            return submit(() => decide.mutateAsync({ id: report._id, data }), { done: t('reports.done'), close });
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}

/** `/operator/reports?status=`: the reports of all users. */
export const Component = () => <OperatorGate>{(operator) => <Reports operator={operator} />}</OperatorGate>;
