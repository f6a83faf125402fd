import { DecisionDialog, OperatorPerformersScreen } from '@fanlight/components/operator';
import { useDecidePerformer, useListPerformerApplicationsInfinite } from '@fanlight/sdk/hooks';
import type { Operator, PerformerApplication } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toListLoadable } from '../../loadable.ts';
import { OperatorGate } from './operator-gate.tsx';
import { useDocuments } from './use-documents.ts';
import { useSubmitDecision } from './use-submit-decision.ts';

const page = { limit: 20 };

interface Decision {
  performer: PerformerApplication;
  isApproval: boolean;
}

function Performers({ operator }: { operator: Operator }) {
  const { t } = useTranslation('operator');
  const submit = useSubmitDecision();
  const [decision, setDecision] = useState<Decision | null>(null);
  const { list, onLoadMore } = toListLoadable<PerformerApplication>(useListPerformerApplicationsInfinite(page));
  const decide = useDecidePerformer();
  const word = decision?.isApproval ? 'approve' : 'refuse';
  return (
    <>
      <OperatorPerformersScreen
        operator={operator}
        performers={list}
        {...useDocuments()}
        onApprove={(performer) => setDecision({ performer, isApproval: true })}
        onRefuse={(performer) => setDecision({ performer, isApproval: false })}
        onLoadMore={onLoadMore}
      />
      {decision && (
        <DecisionDialog
          title={t(`performers.${word}Title`, { name: decision.performer.name })}
          text={t(`performers.${word}Text`)}
          submitLabel={t(`performers.${word}`)}
          hasReason={!decision.isApproval}
          submit={({ reason }) => {
            const { performer, isApproval } = decision;
            const data = isApproval ? ({ status: 'approved' } as const) : ({ status: 'rejected', reason } as const);
            const done = t(isApproval ? 'performers.approved' : 'performers.refused');
            const close = () => setDecision(null);
            return submit(() => decide.mutateAsync({ id: performer._id, data }), { done, close });
          }}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}

/** `/operator`: the performers who await a decision. */
export const Component = () => <OperatorGate>{(operator) => <Performers operator={operator} />}</OperatorGate>;
