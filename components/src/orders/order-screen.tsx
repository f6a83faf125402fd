import { formatDate } from '@fanlight/sdk/format';
import type { Order } from '@fanlight/sdk/models';
import { Download, Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Avatar,
  Box,
  Button,
  ButtonLink,
  Card,
  EmptyState,
  Flex,
  formatMoney,
  Heading,
  type Loadable,
  LoadableView,
  LocalText,
  Money,
  PageHeader,
  Skeleton,
  Stack,
  styled,
  Text,
  TextLink,
  Thumbnail,
} from '../primitives/index.ts';
import { AddressLines } from './address-lines.tsx';
import { OrderBadge, OrderSteps } from './order-status.tsx';

export interface OrderScreenProps {
  order: Loadable<Order>;
  /** Whether the order does not exist, or belongs to another user. */
  isMissing?: boolean;
  /** Opens the dialog that changes the delivery address. */
  onChangeAddress: () => void;
  onDownload: () => void;
  isDownloading?: boolean;
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card as="section" aria-label={title} padding="sm">
      <Stack gap="3">
        <Heading level={2} size="label">
          {title}
        </Heading>
        {children}
      </Stack>
    </Card>
  );
}

/** Whether the viewer is the seller: the earnings are null for all other users. */
const isSale = ({ earnedAmount }: Order): boolean => earnedAmount !== null;

/** The buyer, and what the seller earns. */
function Buyer({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { user, earnedAmount } = order;
  return (
    <Part title={t('sale.buyer')}>
      <Flex gap="3" align="center">
        <Avatar name={user.name} src={user.avatar} decorative />
        <Box flex="1" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere" dir="auto">
            {user.name}
          </Text>
          <Text tone="muted" size="xs">
            {t('sale.earned', { amount: formatMoney(earnedAmount ?? 0) })}
          </Text>
        </Box>
      </Flex>
    </Part>
  );
}

function Product({ order }: { order: Order }) {
  const { t } = useTranslation('orders');
  const { product, performer, quantity, unitPrice, amount, note } = order;
  return (
    <Part title={isSale(order) ? t('sale.product') : t('product')}>
      <Flex gap="3" align="center">
        <Thumbnail url={product.thumbnailUrl} icon={Package} />
        <Box flex="1" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {product.isReachable ? <TextLink to={paths.product(product._id)}>{product.title}</TextLink> : product.title}
          </Text>
          <Text tone="muted" size="xs">
            <TextLink to={paths.profile(performer.username ?? performer._id)} quiet>
              {performer.name}
            </TextLink>
          </Text>
          {quantity > 1 && (
            <Text tone="muted" size="xs">
              {t('pieces', { count: quantity })} × {formatMoney(unitPrice)}
            </Text>
          )}
        </Box>
        <Money amount={amount} fontWeight="semibold" />
      </Flex>
      {note && (
        <Box>
          <Text tone="subtle" size="xs">
            {isSale(order) ? t('sale.note') : t('note')}
          </Text>
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {note}
          </Text>
        </Box>
      )}
    </Part>
  );
}

function Delivery({ order, onChangeAddress }: { order: Order; onChangeAddress: () => void }) {
  const { t } = useTranslation('orders');
  const { deliveryAddress, canUpdateAddress, carrier, trackingNumber, trackingUrl } = order;
  if (!deliveryAddress) return null;
  return (
    <Part title={t('delivery')}>
      <AddressLines address={deliveryAddress} />
      {canUpdateAddress ? (
        <Box>
          <Button variant="outline" size="sm" onClick={onChangeAddress}>
            {t('changeAddress')}
          </Button>
        </Box>
      ) : (
        order.status !== 'refunded' &&
        !isSale(order) && (
          <Text tone="subtle" size="xs">
            {t('addressFixed')}
          </Text>
        )
      )}
      {(carrier || trackingNumber) && (
        <Text tone="muted" overflowWrap="anywhere">
          {[carrier, trackingNumber].filter(Boolean).join(' · ')}
        </Text>
      )}
      {trackingUrl && (
        <Box>
          <styled.a href={trackingUrl} target="_blank" rel="noreferrer" color="accent.text" textDecoration="underline">
            {t('track')}
          </styled.a>
        </Box>
      )}
    </Part>
  );
}

function Content({
  order,
  onChangeAddress,
  onDownload,
  isDownloading = false,
}: Omit<OrderScreenProps, 'order'> & { order: Order }) {
  const { t, i18n } = useTranslation('orders');
  const { number, status, createdAt, isDownloadable } = order;
  return (
    <Box>
      <PageHeader
        title={t('orderOf', { number })}
        description={<LocalText>{t('placed', { date: formatDate(createdAt, i18n.language) })}</LocalText>}
        backHref={isSale(order) ? paths.notifications() : paths.orders()}
        actions={<OrderBadge status={status} />}
      />
      <Stack gap="4">
        {isDownloadable && (
          <Button variant="main" icon={Download} loading={isDownloading} onClick={onDownload}>
            {t('download')}
          </Button>
        )}
        {status === 'refunded' && !isSale(order) && (
          <Text role="status">{t('refundedText', { amount: formatMoney(order.amount) })}</Text>
        )}
        {isSale(order) && <Buyer order={order} />}
        <Part title={t('steps')}>
          <OrderSteps order={order} />
        </Part>
        <Product order={order} />
        <Delivery order={order} onChangeAddress={onChangeAddress} />
      </Stack>
    </Box>
  );
}

function OrderSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="40px" w="60%" />
      <Skeleton h="220px" borderRadius="card" />
      <Skeleton h="130px" borderRadius="card" />
      <Skeleton h="200px" borderRadius="card" />
    </Stack>
  );
}

/** `/user/orders/{id}`: an order with its progress, product and address, for its buyer and its seller (`getOrder`). */
export function OrderScreen({ order, isMissing = false, ...props }: OrderScreenProps) {
  const { t } = useTranslation('orders');
  if (isMissing) {
    return (
      <EmptyState
        level={1}
        illustration="door"
        title={t('missing.title')}
        text={t('missing.text')}
        action={<ButtonLink to={paths.orders()}>{t('missing.action')}</ButtonLink>}
      />
    );
  }
  return (
    <LoadableView data={order} skeleton={<OrderSkeleton />}>
      {(value) => <Content order={value} {...props} />}
    </LoadableView>
  );
}
