import { formatDate } from '@fanlight/sdk/format';
import type { Order } from '@fanlight/sdk/models';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { Box, Flex, Grid, LocalText, Stack, Text, TextLink, Thumbnail } from '../primitives/index.ts';
import { OrderBadge } from './order-status.tsx';

/** The time at which the order reached its status; null if that is not known. */
const reachedAt = ({ status, createdAt, processingAt, shippedAt, deliveredAt, refundedAt }: Order): string | null =>
  ({ paid: createdAt, processing: processingAt, shipped: shippedAt, delivered: deliveredAt, refunded: refundedAt })[
    status
  ];

/** The latest step of the order in a few words, such as the date of its delivery. */
function DeliveryLine({ order, paidText }: { order: Order; paidText: string }) {
  const { t, i18n } = useTranslation('orders');
  const { status, carrier } = order;
  const at = reachedAt(order);
  if (status === 'paid') return paidText;
  if (!at) return null;
  const date = formatDate(at, i18n.language);
  const line = status === 'shipped' && carrier ? t('line.shippedBy', { date, carrier }) : t(`line.${status}`, { date });
  return <LocalText>{line}</LocalText>;
}

export interface OrderRowFrameProps {
  order: Order;
  /** The path of the order's page. */
  href: string;
  /** Says what follows, as long as the order is only paid. */
  paidText: string;
  /** The small print below the status. */
  details: ReactNode;
  /** An amount at the end of the title's line. */
  amount: ReactNode;
  /** The next action of the viewer. */
  action: ReactNode;
}

/** On wide screens the action is below the amount, at the end of the row. */
const areas = {
  base: '"title amount" "status status" "action action"',
  md: '"title amount" "status action"',
} as const;

/** The parts of an order in a list, for its buyer and its seller. */
export function OrderRowFrame({ order, href, paidText, details, amount, action }: OrderRowFrameProps) {
  const { product, status } = order;
  return (
    <Flex gap="3" align={{ base: 'flex-start', md: 'center' }} minH="80px" py="3">
      <Thumbnail url={product.thumbnailUrl} icon={Package} />
      <Grid
        flex="1"
        minW="0"
        gridTemplateColumns="minmax(0, 1fr) auto"
        gridTemplateAreas={areas}
        columnGap="3"
        rowGap="1"
        alignItems="center"
      >
        <Text gridArea="title" fontWeight="semibold" lineClamp={2} overflowWrap="anywhere">
          <TextLink to={href} quiet fontWeight="semibold">
            {product.title}
          </TextLink>
        </Text>
        <Box gridArea="amount" justifySelf="end">
          {amount}
        </Box>
        <Stack gridArea="status" minW="0" gap="1">
          <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
            <OrderBadge status={status} />
            <Text size="sm" tone="muted">
              <DeliveryLine order={order} paidText={paidText} />
            </Text>
          </Flex>
          <Text tone="subtle" size="xs" overflowWrap="anywhere">
            {details}
          </Text>
        </Stack>
        <Box gridArea="action" justifySelf={{ base: 'start', md: 'end' }} maxW="full">
          {action}
        </Box>
      </Grid>
    </Flex>
  );
}
