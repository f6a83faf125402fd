import { DecisionDialog, OperatorPayoutsScreen, type PayoutDecision } from '@fanlight/components/operator';
import { payoutStatuses } from '@fanlight/components/payouts';
import { formatMoney } from '@fanlight/sdk/format';
import { useDecidePayout, useListOperatorPayoutsInfinite } from '@fanlight/sdk/hooks';
import type { Operator, OperatorPayout } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toListLoadable } from '../../loadable.ts';
import { createUrlFilter } from '../../url-filter.ts';
import { OperatorGate } from './operator-gate.tsx';
import { useSubmitDecision } from './use-submit-decision.ts';

interface Filter {
  status: (typeof payoutStatuses)[number];
}

const { useFilter } = createUrlFilter<Filter, { limit: number; status: Filter['status'] }>({
  read: (search) => ({ status: payoutStatuses.find((status) => status === search.get('status')) ?? 'pending' }),
  toSearch: ({ status }): Record<string, string> => (status === 'pending' ? {} : { status }),
  toParams: ({ status }) => ({ limit: 20, status }),
});

function Payouts({ operator }: { operator: Operator }) {
  const { t } = useTranslation('operator');
  const submit = useSubmitDecision();
  const { filter, params, onFilterChange } = useFilter();
  const [decision, setDecision] = useState<{ payout: OperatorPayout; status: PayoutDecision } | null>(null);
  const { list, onLoadMore } = toListLoadable<OperatorPayout>(useListOperatorPayoutsInfinite(params));
  const decide = useDecidePayout();
  const hasReason = decision?.status === 'failed' || decision?.status === 'rejected';
  return (
    <>
      <OperatorPayoutsScreen
        operator={operator}
        payouts={list}
        status={filter.status}
        onStatusChange={(status) => onFilterChange({ status })}
        onDecide={(payout, status) => setDecision({ payout, status })}
        onLoadMore={onLoadMore}
      />
      {decision && (
        <DecisionDialog
          title={t(`payouts.title.${decision.status}`, { number: decision.payout.number })}
          text={t(`payouts.text.${decision.status}`, {
            amount: formatMoney(decision.payout.amount, decision.payout.currency),
          })}
          submitLabel={t(`payouts.decide.${decision.status}`)}
          hasReason={hasReason}
          submit={({ reason }) => {
            const { payout, status } = decision;
            const data = { status, ...(hasReason && { reason }) };
            const close = () => setDecision(null);
            return submit(() => decide.mutateAsync({ id: payout._id, data }), { done: t('payouts.done'), close });
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}

/** `/operator/payouts?status=`: the payouts of all users. */
export const Component = () => <OperatorGate>{(operator) => <Payouts operator={operator} />}</OperatorGate>;
