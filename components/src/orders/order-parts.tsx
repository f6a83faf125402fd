import type { Order } from '@fanlight/sdk/models';
import { Package } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import { Box, Flex, formatMoney, Money, SectionCard, styled, Text, TextLink, Thumbnail } from '../primitives/index.ts';
import { AddressLines } from './address-lines.tsx';

export interface OrderedProductProps {
  order: Order;
  title: string;
  /** The heading of the buyer's message. */
  noteTitle: string;
  /** The seller, for buyers. */
  seller?: ReactNode;
}

/** The ordered product, and the buyer's message. */
export function OrderedProduct({ order, title, noteTitle, seller }: OrderedProductProps) {
  const { t } = useTranslation('orders');
  const { product, quantity, unitPrice, amount, note } = order;
  return (
    <SectionCard title={title}>
      <Flex gap="3" align="center">
        <Thumbnail url={product.thumbnailUrl} icon={Package} />
        <Box flex="1" minW="0">
          <Text fontWeight="semibold" overflowWrap="anywhere">
            {product.isReachable ? <TextLink to={paths.product(product._id)}>{product.title}</TextLink> : product.title}
          </Text>
          {seller && (
            <Text tone="muted" size="xs">
              {seller}
            </Text>
          )}
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
            {noteTitle}
          </Text>
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            {note}
          </Text>
        </Box>
      )}
    </SectionCard>
  );
}

/** The delivery address and the shipment. `children` follow the address. Renders nothing without an address. */
export function Delivery({ order, children }: { order: Order; children?: ReactNode }) {
  const { t } = useTranslation('orders');
  const { deliveryAddress, carrier, trackingNumber, trackingUrl } = order;
  if (!deliveryAddress) return null;
  return (
    <SectionCard title={t('delivery')}>
      <AddressLines address={deliveryAddress} />
      {children}
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
    </SectionCard>
  );
}
