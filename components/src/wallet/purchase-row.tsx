import type { Purchase } from '@fanlight/sdk/models';
import { ArrowRight, Download, Play, ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { itemPath, paths } from '../paths/index.ts';
import {
  Badge,
  Box,
  Button,
  ButtonLink,
  Flex,
  Money,
  RelativeTime,
  Text,
  TextLink,
  Thumbnail,
} from '../primitives/index.ts';

export interface PurchaseRowProps {
  purchase: Purchase;
  /** Downloads a digital product. */
  onDownload: (purchase: Purchase) => void;
  isDownloading: boolean;
}

/** Returns the path of a product's order, or of another bought item; undefined if the item was deleted or has no page. */
function hrefOf({ type, objectId, orderId, isReachable }: Purchase): string | undefined {
  if (type === 'product' && orderId) return paths.order(orderId);
  return isReachable ? itemPath(type, objectId) : undefined;
}

/** The action of a purchase, which depends on the kind of the item. Renders nothing if the item can't be opened. */
function PurchaseAction({ purchase, onDownload, isDownloading, name }: PurchaseRowProps & { name: string }) {
  const { t } = useTranslation('purchases');
  const { type, isDownloadable } = purchase;
  const href = hrefOf(purchase);
  const text = t(type === 'product' ? 'action.order' : type === 'video' ? 'action.watch' : 'action.open');
  const link = href && (
    <ButtonLink
      to={href}
      variant="quiet"
      fullWidth
      icon={type === 'video' ? Play : ArrowRight}
      aria-label={`${text}: ${name}`}
    >
      {text}
    </ButtonLink>
  );
  const download = isDownloadable && (
    <Button
      variant="quiet"
      fullWidth
      icon={Download}
      loading={isDownloading}
      aria-label={`${t('action.download')}: ${name}`}
      onClick={() => onDownload(purchase)}
    >
      {t('action.download')}
    </Button>
  );
  const action = download || link;
  if (!action) return null;
  return (
    // As wide as its text, but not wider than the row: with large text on a phone, the text wraps.
    <Box flexShrink="0" w="fit-content" maxW="full" alignSelf={{ base: 'flex-start', md: 'center' }}>
      {action}
    </Box>
  );
}

/** A purchase in a list: its picture, title and action. The price is a detail, because it has already been paid. */
export function PurchaseRow(props: PurchaseRowProps) {
  const { t } = useTranslation('purchases');
  const { type, title, performer, price, isReachable, isRefunded, createdAt, thumbnailUrl } = props.purchase;
  const href = hrefOf(props.purchase);
  const name = title || t('untitled', { name: performer.name });
  return (
    <Flex gap="3" align={{ base: 'flex-start', md: 'center' }} minH="80px" py="2">
      <Thumbnail url={thumbnailUrl} icon={ShoppingBag} />
      <Flex flex="1" minW="0" direction={{ base: 'column', md: 'row' }} gap={{ base: '2', md: '3' }}>
        <Box flex="1" minW="0">
          <Text fontWeight="semibold" lineClamp={2} overflowWrap="anywhere">
            {href ? (
              <TextLink to={href} quiet fontWeight="semibold">
                {name}
              </TextLink>
            ) : (
              name
            )}
          </Text>
          <Text tone="muted" size="xs" clamp>
            {t(`type.${type}`)}
            {' · '}
            <TextLink to={paths.profile(performer.username ?? performer._id)} quiet>
              {performer.name}
            </TextLink>
          </Text>
          <Flex gap="2" align="center" wrap="wrap">
            <Text tone="subtle" size="xs">
              <RelativeTime at={createdAt} />
              {' · '}
              <Money amount={price} />
            </Text>
            {isRefunded ? (
              <Badge tone="notice" wraps>
                {t('refunded')}
              </Badge>
            ) : (
              !isReachable && <Badge wraps>{t('unavailable')}</Badge>
            )}
          </Flex>
        </Box>
        <PurchaseAction {...props} name={name} />
      </Flex>
    </Flex>
  );
}
