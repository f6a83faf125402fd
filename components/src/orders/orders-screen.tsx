import type { Order } from '@fanlight/sdk/models';
import { Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  ButtonLink,
  Card,
  EmptyState,
  Flex,
  HStack,
  type ListLoadable,
  LoadableList,
  Money,
  PageHeader,
  RelativeTime,
  Stack,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { HistorySkeleton, ItemThumbnail, PurchasesTabs } from '../wallet/index.ts';
import { OrderBadge } from './order-status.tsx';

export interface OrdersScreenProps {
  orders: ListLoadable<Order>;
  onLoadMore: () => void;
}

function OrderRow({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { _id, number, product, performer, quantity, amount, status, createdAt } = order;
  return (
    <Flex gap="3" align="center" minH="80px" py="2">
      <ItemThumbnail url={product.thumbnailUrl} icon={Package} />
      <Box flex="1" minW="0">
        <Text clamp fontWeight="semibold">
          <TextLink to={paths.order(_id)}>{product.title}</TextLink>
        </Text>
        <Text tone="muted" size="xs" clamp>
          {quantity > 1 && `${t('pieces', { count: quantity })} · `}
          {performer.name}
        </Text>
        <HStack gap="2" wrap="wrap">
          <OrderBadge status={status} />
          <Text tone="subtle" size="xs">
            {number}
            {' · '}
            <RelativeTime at={createdAt} />
          </Text>
        </HStack>
      </Box>
      <Money amount={amount} fontWeight="semibold" />
    </Flex>
  );
}

/** `/user/orders`: lists the viewer's orders with their status (operation `listOrders`). */
export function OrdersScreen({ orders, onLoadMore }: OrdersScreenProps) {
  const { t } = useTranslation('orders');
  return (
    <Box>
      <PageHeader title={t('title')} description={t('text')} />
      <Stack gap="4">
        <PurchasesTabs current="orders" />
        <Card padding="sm">
          <LoadableList
            data={orders}
            skeleton={<HistorySkeleton />}
            getKey={({ _id }) => _id}
            renderItem={(order) => <OrderRow order={order} />}
            onLoadMore={onLoadMore}
            label={t('title')}
            gap="2"
            empty={
              <EmptyState
                illustration="door"
                title={t('empty.title')}
                text={t('empty.text')}
                action={<ButtonLink to={paths.explore()}>{t('empty.action')}</ButtonLink>}
              />
            }
          />
        </Card>
      </Stack>
    </Box>
  );
}
