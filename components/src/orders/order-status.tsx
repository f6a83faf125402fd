import { formatDate } from '@fanlight/sdk/format';
import type { Order, OrderStatus } from '@fanlight/sdk/models';
import { CircleCheck, CircleDashed } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Badge, Box, Flex, Icon, LocalText, Text } from '../primitives/index.ts';

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
  if (order.status === 'refunded')
    return [...expectedSteps.filter(({ at }) => at !== null), { status: 'refunded', at: refundedAt } as const];
  const reached = expectedSteps.findLastIndex(({ status }) => status === order.status);
  return expectedSteps.map((step, index) => ({ ...step, isDone: index <= reached }));
}

/** The steps of an order on a timeline (rule M10). */
export function OrderSteps({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  return (
    <Box as="ol" listStyleType="none" p="0" m="0" display="grid" gap="3" aria-label={t('steps')}>
      {stepsOf(order).map((step) => {
        const isDone = !('isDone' in step) || step.isDone;
        const isCurrent = step.status === order.status;
        return (
          <Flex as="li" key={step.status} gap="3" align="flex-start" aria-current={isCurrent ? 'step' : undefined}>
            <Box color={isDone ? 'success.text' : 'fg.subtle'} pt="1px">
              <Icon icon={isDone ? CircleCheck : CircleDashed} label={isDone ? t('done') : t('ahead')} />
            </Box>
            <Box>
              <Text fontWeight={isCurrent ? 'semibold' : undefined} tone={isDone ? 'default' : 'muted'}>
                {t(`status.${step.status}`)}
              </Text>
              {step.at && (
                <Text tone="subtle" size="xs">
                  <LocalText>{formatDate(step.at, i18n.language)}</LocalText>
                </Text>
              )}
            </Box>
          </Flex>
        );
      })}
    </Box>
  );
}
