import type { Order, OrderStatus } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Badge, Timeline } from '../primitives/index.ts';

const tones = {
  paid: 'neutral',
  processing: 'notice',
  shipped: 'notice',
  delivered: 'success',
  refunded: 'neutral',
} as const;

/** A badge with the status of an order. */
export function OrderBadge({ status }: { status: OrderStatus }) {
  const { t } = useTranslation('orders');
  return <Badge tone={tones[status]}>{t(`status.${status}`)}</Badge>;
}

/** Returns the steps of an order with their times. A skipped step has no time. */
function stepsOf(order: Order) {
  const { createdAt, processingAt, shippedAt, deliveredAt, refundedAt } = order;
  const all = [
    { status: 'paid', at: createdAt },
    { status: 'processing', at: processingAt },
    { status: 'shipped', at: shippedAt },
    { status: 'delivered', at: deliveredAt },
  ] as const;
  const expectedSteps =
    order.type === 'digital' ? all.filter(({ status }) => status === 'paid' || status === 'delivered') : all;
  if (order.status === 'refunded') {
    const passed = [...expectedSteps.filter(({ at }) => at !== null), { status: 'refunded', at: refundedAt } as const];
    return passed.map((step) => ({ ...step, isDone: true }));
  }
  const reached = expectedSteps.findLastIndex(({ status }) => status === order.status);
  return expectedSteps.map((step, index) => ({ ...step, isDone: index <= reached }));
}

/** The steps of an order on a timeline (rule M10). */
export function OrderSteps({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <Timeline
      label={t('steps')}
      steps={stepsOf(order).map(({ status, at, isDone }) => ({
        id: status,
        label: t(`status.${status}`),
        state: isDone ? 'done' : 'ahead',
        at,
      }))}
      currentId={order.status}
      stateLabels={{ done: t('done'), ahead: t('ahead') }}
    />
  );
}
