import { formatDate } from '@fanlight/sdk/format';
import type { Order } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { LocalText, Money, Text, VisuallyHidden } from '../primitives/index.ts';
import { NextAction, type SaleActions } from './next-action.tsx';
import { OrderRowFrame } from './order-row-frame.tsx';

/** The seller's earnings. A refund reverts them, so the amount is crossed out. */
function Earned({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const isRefunded = order.status === 'refunded';
  return (
    <Text>
      <VisuallyHidden>{isRefunded ? t('sale.lost') : t('sale.money.earned')} </VisuallyHidden>
      <Money
        amount={order.earnedAmount ?? 0}
        signed={!isRefunded}
        fontWeight="semibold"
        {...(isRefunded && { color: 'fg.muted', textDecoration: 'line-through' })}
      />
    </Text>
  );
}

/** An order in the list of its seller: product, buyer, earnings, status, and the next action. */
export function ReceivedOrderRow({ order, actions }: { order: Order; actions: SaleActions }) {
  const { t, i18n } = useTranslation('orders');
  const { _id, number, user, quantity, createdAt } = order;
  const details = [
    user.name,
    number,
    t('pieces', { count: quantity }),
    t('sale.paidOn', { date: formatDate(createdAt, i18n.language) }),
  ];
  return (
    <OrderRowFrame
      order={order}
      href={paths.creatorOrder(_id)}
      paidText={t('sale.waiting')}
      amount={<Earned order={order} />}
      details={<LocalText>{details.join(' · ')}</LocalText>}
      action={<NextAction order={order} variant="quiet" isNumbered {...actions} />}
    />
  );
}
