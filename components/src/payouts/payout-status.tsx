import type { PayoutRequest, PayoutStatus } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Badge, Timeline, type TimelineStep } from '../primitives/index.ts';

const tones = {
  pending: 'neutral',
  approved: 'notice',
  paid: 'success',
  failed: 'danger',
  rejected: 'danger',
} as const;

/** A badge with the status of a payout. */
export function PayoutBadge({ status }: { status: PayoutStatus }) {
  const { t } = useTranslation('payouts');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

/** Whether a payout has ended without a payment, so that its amount was returned (rule M9). */
export const isReturned = (status: PayoutStatus): status is 'failed' | 'rejected' =>
  status === 'failed' || status === 'rejected';

type Step = Omit<TimelineStep, 'id' | 'label'> & { id: PayoutStatus };

/** Returns the steps that a payout has reached, and those that are ahead. A failure or a rejection is the last step. */
function stepsOf({ status, createdAt, approvedAt, paidAt, closedAt }: PayoutRequest): Step[] {
  const requested = { id: 'pending', state: 'done', at: createdAt } as const;
  const approved = { id: 'approved', state: approvedAt ? 'done' : 'ahead', at: approvedAt } as const;
  if (isReturned(status))
    return [requested, ...(approvedAt ? [approved] : []), { id: status, state: 'stopped', at: closedAt }];
  return [requested, approved, { id: 'paid', state: paidAt ? 'done' : 'ahead', at: paidAt }];
}

/** The progress of a payout on a timeline (rule M9). */
export function PayoutSteps({ payout }: { payout: PayoutRequest }) {
  const { t } = useTranslation('payouts');
  return (
    <Timeline
      label={t('steps.title')}
      steps={stepsOf(payout).map((step) => ({
        ...step,
        label: step.id === 'pending' ? t('steps.requested') : t(`status.${step.id}`),
      }))}
      currentId={payout.status}
      stateLabels={{ done: t('steps.done'), ahead: t('steps.ahead'), stopped: t('steps.stopped') }}
    />
  );
}
