import type { Order } from '@fanlight/sdk/models';
import { Download } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, Button, formatMoney, type Loadable, SectionCard, Text, TextLink } from '../primitives/index.ts';
import { Delivery, OrderedProduct } from './order-parts.tsx';
import { OrderSteps } from './order-status.tsx';
import { OrderView } from './order-view.tsx';

export interface OrderScreenProps {
  order: Loadable<Order>;
  /** Whether the order does not exist, or belongs to another user. */
  isMissing?: boolean;
  /** Opens the dialog that changes the delivery address. */
  onChangeAddress: () => void;
  onDownload: () => void;
  isDownloading?: boolean;
}

function AddressChange({ order, onChange }: { order: Order; onChange: () => void }) {
  const { t } = useTranslation('orders');
  if (order.canUpdateAddress)
    return (
      <Box>
        <Button variant="outline" size="sm" onClick={onChange}>
          {t('changeAddress')}
        </Button>
      </Box>
    );
  if (order.status === 'refunded') return null;
  return (
    <Text tone="subtle" size="xs">
      {t('addressFixed')}
    </Text>
  );
}

type ContentProps = Omit<OrderScreenProps, 'order' | 'isMissing'> & { order: Order };

function Content({ order, onChangeAddress, onDownload, isDownloading = false }: ContentProps) {
  const { t } = useTranslation('orders');
  const { performer } = order;
  return (
    <>
      {order.isDownloadable && (
        <Button variant="main" icon={Download} loading={isDownloading} onClick={onDownload}>
          {t('download')}
        </Button>
      )}
      {order.status === 'refunded' && (
        <Text role="status">{t('refundedText', { amount: formatMoney(order.amount) })}</Text>
      )}
      <SectionCard title={t('steps')}>
        <OrderSteps order={order} />
      </SectionCard>
      <OrderedProduct
        order={order}
        title={t('product')}
        noteTitle={t('note')}
        seller={
          <TextLink to={paths.profile(performer.username ?? performer._id)} quiet>
            {performer.name}
          </TextLink>
        }
      />
      <Delivery order={order}>
        <AddressChange order={order} onChange={onChangeAddress} />
      </Delivery>
    </>
  );
}

/** `/user/orders/{id}`: an order with its progress, product and address, for its buyer. */
export function OrderScreen({ order, isMissing, ...props }: OrderScreenProps) {
  return (
    <OrderView order={order} isMissing={isMissing} listHref={paths.orders()}>
      {(value) => <Content order={value} {...props} />}
    </OrderView>
  );
}
