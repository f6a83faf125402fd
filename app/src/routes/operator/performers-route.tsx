import { DecisionDialog, OperatorPerformersScreen } from '@fanlight/components/operator';
import { showToast } from '@fanlight/components/primitives';
import { useDecidePerformer, useListPerformerApplicationsInfinite } from '@fanlight/sdk/hooks';
import type { Operator, PerformerApplication } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { toFormResult } from '../../failures.ts';
import { toListLoadable } from '../../loadable.ts';
import { OperatorGate } from './operator-gate.tsx';
import { useDocuments } from './use-documents.ts';

const page = { limit: 20 };

interface Decision {
  performer: PerformerApplication;
  isApproval: boolean;
}

function Performers({ operator }: { operator: Operator }) {
  const { t } = useTranslation('operator');
  const { t: tCommon } = useTranslation('common');
  const [decision, setDecision] = useState<Decision | null>(null);
  const { list, onLoadMore } = toListLoadable<PerformerApplication>(useListPerformerApplicationsInfinite(page));
  const decide = useDecidePerformer();
  const submit = async ({ performer, isApproval }: Decision, reason: string) => {
    try {
      const data = isApproval ? ({ status: 'approved' } as const) : ({ status: 'rejected', reason } as const);
      await decide.mutateAsync({ id: performer._id, data });
      setDecision(null);
      showToast({ text: t(isApproval ? 'performers.approved' : 'performers.refused'), tone: 'success' });
      return { ok: true } as const;
    } catch (error) {
      return toFormResult(error, ['reason'] as const, tCommon, 'common:errors.tryAgainLater');
    }
  };
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
          submit={({ reason }) => submit(decision, reason)}
          onClose={() => setDecision(null)}
        />
      )}
    </>
  );
}

/** `/operator`: the performers who await a decision. */
export const Component = () => <OperatorGate>{(operator) => <Performers operator={operator} />}</OperatorGate>;
