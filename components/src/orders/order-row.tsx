import { formatDate } from '@fanlight/sdk/format';
import type { Order } from '@fanlight/sdk/models';
import { Download, ExternalLink, Package } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  buttonRecipe,
  Flex,
  Icon,
  LocalText,
  Money,
  Stack,
  styled,
  Text,
  TextLink,
  Thumbnail,
} from '../primitives/index.ts';
import { OrderBadge } from './order-status.tsx';

export interface OrderRowProps {
  order: Order;
  /** Downloads a digital product. */
  onDownload: (order: Order) => void;
  isDownloading: boolean;
}

/** The time at which the order reached its status; null if that is not known. */
const reachedAt = ({ status, createdAt, processingAt, shippedAt, deliveredAt, refundedAt }: Order): string | null =>
  ({ paid: createdAt, processing: processingAt, shipped: shippedAt, delivered: deliveredAt, refunded: refundedAt })[
    status
  ];

/** The latest or the next step of the order in a few words, such as the date of its delivery. */
function DeliveryLine({ order }: { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { status, carrier } = order;
  const at = reachedAt(order);
  if (status === 'paid') return t('line.paid');
  if (!at) return null;
  const date = formatDate(at, i18n.language);
  const line = status === 'shipped' && carrier ? t('line.shippedBy', { date, carrier }) : t(`line.${status}`, { date });
  return <LocalText>{line}</LocalText>;
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

/** An order in a list: the product, where it is, and the next action. */
export function OrderRow(props: OrderRowProps) {
  const { t } = useTranslation('orders');
  const { _id, number, product, performer, quantity, amount, status } = props.order;
  const details = [performer.name, number, quantity > 1 && t('pieces', { count: quantity })];
  return (
    <Flex gap="3" align={{ base: 'flex-start', md: 'center' }} minH="80px" py="3">
      <Thumbnail url={product.thumbnailUrl} icon={Package} />
      <Flex
        flex="1"
        minW="0"
        direction={{ base: 'column', md: 'row' }}
        align={{ md: 'center' }}
        gap={{ base: '2', md: '3' }}
      >
        <Stack flex="1" minW="0" gap="1">
          <Text fontWeight="semibold" lineClamp={2} overflowWrap="anywhere">
            <TextLink to={paths.order(_id)} quiet fontWeight="semibold">
              {product.title}
            </TextLink>
          </Text>
          <Flex columnGap="2" rowGap="1" wrap="wrap" align="center">
            <OrderBadge status={status} />
            <Text size="sm" tone="muted">
              <DeliveryLine order={props.order} />
            </Text>
          </Flex>
          <Text tone="subtle" size="xs" overflowWrap="anywhere">
            {details.filter(Boolean).join(' · ')}
            {' · '}
            <Money amount={amount} />
          </Text>
        </Stack>
        <Box flexShrink="0" maxW="full">
          <OrderAction {...props} />
        </Box>
      </Flex>
    </Flex>
  );
}
