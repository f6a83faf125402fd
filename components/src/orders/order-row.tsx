import type { Order } from '@fanlight/sdk/models';
import { Download, ExternalLink } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Button, buttonRecipe, Icon, Money, styled } from '../primitives/index.ts';
import { OrderRowFrame } from './order-row-frame.tsx';

export interface OrderRowProps {
  order: Order;
  /** Downloads a digital product. */
  onDownload: (order: Order) => void;
  isDownloading: boolean;
}

/** A button that leads to the page of the carrier. */
const TrackLink = styled('a', buttonRecipe);

/** The next action: download the product, or follow the parcel. Renders nothing if there is none. */
function OrderAction({ order, onDownload, isDownloading }: OrderRowProps) {
  const { t } = useTranslation('orders');
  const { status, isDownloadable, trackingUrl, product } = order;
  if (isDownloadable)
    return (
      <Button
        variant="quiet"
        wraps
        icon={Download}
        loading={isDownloading}
        aria-label={`${t('download')}: ${product.title}`}
        onClick={() => onDownload(order)}
      >
        {t('download')}
      </Button>
    );
  if (status !== 'shipped' || !trackingUrl) return null;
  return (
    <TrackLink
      variant="quiet"
      wraps
      href={trackingUrl}
      target="_blank"
      rel="noreferrer"
      aria-label={`${t('track')}: ${product.title}`}
    >
      <Icon icon={ExternalLink} size={18} />
      {t('track')}
    </TrackLink>
  );
}

/** An order in the list of its buyer: the product, where it is, and the next action. */
export function OrderRow(props: OrderRowProps) {
  const { t } = useTranslation('orders');
  const { _id, number, performer, quantity, amount } = props.order;
  const details = [performer.name, number, quantity > 1 && t('pieces', { count: quantity })];
  return (
    <OrderRowFrame
      order={props.order}
      href={paths.order(_id)}
      paidText={t('line.paid')}
      amount={<Money amount={amount} fontWeight="semibold" />}
      details={details.filter(Boolean).join(' · ')}
      action={<OrderAction {...props} />}
    />
  );
}
