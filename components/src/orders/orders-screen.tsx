import type { Order } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  ButtonLink,
  Card,
  EmptyState,
  type ListLoadable,
  LoadableList,
  PageHeader,
  Stack,
} from '../primitives/index.ts';
import { HistorySkeleton, PurchasesTabs } from '../wallet/index.ts';
import { OrderRow } from './order-row.tsx';

export interface OrdersScreenProps {
  orders: ListLoadable<Order>;
  onLoadMore: () => void;
  /** Downloads a digital product. */
  onDownload: (order: Order) => void;
  /** The id of the product whose download link is being requested. */
  downloadingId?: string | undefined;
}

/** `/user/orders`: lists the viewer's orders with their status (operation `listOrders`). */
export function OrdersScreen({ orders, onLoadMore, onDownload, downloadingId }: OrdersScreenProps) {
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
            renderItem={(order) => (
              <OrderRow order={order} onDownload={onDownload} isDownloading={downloadingId === order.product._id} />
            )}
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
