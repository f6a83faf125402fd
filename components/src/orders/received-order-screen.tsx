import type { Order } from '@fanlight/sdk/models';
import { Copy } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  AmountLines,
  Avatar,
  Box,
  Button,
  Flex,
  formatMoney,
  type Loadable,
  Money,
  SectionCard,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { addressText } from './address-lines.tsx';
import { NextAction, type SaleActions } from './next-action.tsx';
import { Delivery, OrderedProduct } from './order-parts.tsx';
import { OrderSteps } from './order-status.tsx';
import { OrderView } from './order-view.tsx';

export interface ReceivedOrderScreenProps {
  order: Loadable<Order>;
  /** Whether the order does not exist, or belongs to another user. */
  isMissing?: boolean;
  actions: SaleActions;
  /** Copies the delivery address. */
  onCopy: (text: string) => void;
}

/** The next step of the seller, with its button. */
function NextStep({ order, actions }: { order: Order; actions: SaleActions }) {
  const { t } = useTranslation('orders');
  const { type, status, amount } = order;
  const isPhysical = type === 'physical';
  if (status === 'refunded')
    return <Text role="status">{t('sale.refundedText', { amount: formatMoney(amount) })}</Text>;
  return (
    <SectionCard title={t('sale.nextStep')}>
      <Text tone="muted">{isPhysical ? t(`sale.hint.${status}`) : t('sale.hint.digital')}</Text>
      {isPhysical && status !== 'delivered' && (
        <Flex gap="3" wrap="wrap">
          <NextAction order={order} variant="main" {...actions} />
          {status !== 'processing' && (
            <Button variant="outline" wraps onClick={() => actions.onShip(order)}>
              {status === 'paid' ? t('sale.next.shipped') : t('sale.editShipment')}
            </Button>
          )}
        </Flex>
      )}
    </SectionCard>
  );
}

function Buyer({ order: { user } }: { order: Order }) {
  const { t } = useTranslation('orders');
  return (
    <SectionCard title={t('sale.buyer')}>
      <Flex gap="3" align="center">
        <Avatar name={user.name} src={user.avatar} decorative />
        <Text flex="1" minW="0" fontWeight="semibold" overflowWrap="anywhere" dir="auto">
          {/* Only performers have a page. */}
          {user.isPerformer ? (
            <TextLink to={paths.profile(user.username ?? user._id)}>{user.name}</TextLink>
          ) : (
            user.name
          )}
        </Text>
      </Flex>
    </SectionCard>
  );
}

/** The price, the commission and the seller's earnings. A refund reverts all of them. */
function Earnings({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { amount, earnedAmount, status } = order;
  const isRefunded = status === 'refunded';
  const earned = earnedAmount ?? 0;
  const money = (value: number) => <Money amount={value} signed={value < 0} color="fg.default" />;
  return (
    <SectionCard title={t('sale.money.title')}>
      <AmountLines
        lines={[
          { label: t('sale.money.paid'), value: money(amount) },
          isRefunded
            ? { label: t('sale.money.refunded'), value: money(-amount) }
            : { label: t('sale.money.commission'), value: money(earned - amount) },
          {
            label: t('sale.money.earned'),
            value: <Money amount={isRefunded ? 0 : earned} signed={!isRefunded} />,
            isResult: true,
          },
        ]}
      />
    </SectionCard>
  );
}

function Address({ order, onCopy }: { order: Order; onCopy: (text: string) => void }) {
  const { t, i18n } = useTranslation('orders');
  const { type, deliveryAddress } = order;
  if (type === 'digital') return null;
  // The address is deleted together with the buyer's account, as soon as the order is completed (rule P8).
  if (!deliveryAddress)
    return (
      <SectionCard title={t('delivery')}>
        <Text tone="muted">{t('sale.noAddress')}</Text>
      </SectionCard>
    );
  return (
    <Delivery order={order}>
      <Box>
        <Button
          variant="outline"
          size="sm"
          icon={Copy}
          onClick={() => onCopy(addressText(deliveryAddress, i18n.language))}
        >
          {t('sale.copyAddress')}
        </Button>
      </Box>
    </Delivery>
  );
}

/** `/creator/orders/{id}`: an order with what is to be done, its buyer, address and earnings, for its seller. */
export function ReceivedOrderScreen({ order, isMissing, actions, onCopy }: ReceivedOrderScreenProps) {
  const { t } = useTranslation('orders');
  return (
    <OrderView order={order} isMissing={isMissing} listHref={paths.creatorOrders()}>
      {(value) => (
        <>
          <NextStep order={value} actions={actions} />
          <OrderedProduct order={value} title={t('sale.product')} noteTitle={t('sale.note')} />
          <Buyer order={value} />
          <Address order={value} onCopy={onCopy} />
          <SectionCard title={t('steps')}>
            <OrderSteps order={value} />
          </SectionCard>
          <Earnings order={value} />
        </>
      )}
    </OrderView>
  );
}
