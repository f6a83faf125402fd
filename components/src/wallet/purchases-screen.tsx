import type { Purchase, PurchaseType } from '@fanlight/sdk/models';
import { ShoppingBag } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { itemPath, paths } from '../paths/index.ts';
import {
  Badge,
  Box,
  ButtonLink,
  Card,
  ChoiceChips,
  EmptyState,
  Flex,
  type ListLoadable,
  LoadableList,
  Money,
  PageHeader,
  RelativeTime,
  Stack,
  Text,
  TextLink,
} from '../primitives/index.ts';
import { HistorySkeleton } from './charge-list.tsx';
import { ItemThumbnail } from './item-thumbnail.tsx';
import { PurchasesTabs } from './purchases-tabs.tsx';

export const purchaseTypes = ['feed', 'video', 'gallery', 'product'] as const satisfies PurchaseType[];

export type PurchaseFilter = (typeof purchaseTypes)[number];

export interface PurchasesScreenProps {
  purchases: ListLoadable<Purchase>;
  /** The type of the listed purchases; null for purchases of all types. */
  filter: PurchaseFilter | null;
  onFilterChange: (filter: PurchaseFilter | null) => void;
  onLoadMore: () => void;
}

/** Returns the path of a product's order, or of another bought item; undefined if the item was deleted or has no page. */
function hrefOf({ type, objectId, orderId, isReachable }: Purchase): string | undefined {
  if (type === 'product' && orderId) return paths.order(orderId);
  return isReachable ? itemPath(type, objectId) : undefined;
}

function PurchaseRow({ purchase }: { purchase: Purchase }) {
  const { t } = useTranslation('purchases');
  const { type, title, performer, price, isReachable, isRefunded, createdAt, thumbnailUrl } = purchase;
  const href = hrefOf(purchase);
  const name = title || t('untitled', { name: performer.name });
  return (
    <Flex gap="3" align="center" minH="80px" py="2">
      <ItemThumbnail url={thumbnailUrl} icon={ShoppingBag} />
      <Box flex="1" minW="0">
        <Text clamp fontWeight="semibold">
          {href ? <TextLink to={href}>{name}</TextLink> : name}
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
          </Text>
          {isRefunded ? (
            <Badge tone="notice">{t('refunded')}</Badge>
          ) : (
            !isReachable && <Badge>{t('unavailable')}</Badge>
          )}
        </Flex>
      </Box>
      <Money amount={price} fontWeight="semibold" />
    </Flex>
  );
}

/**
 * `/user/purchases`: lists everything that the viewer has bought, including items that were deleted (operation
 * `listPurchases`, rule A4).
 */
export function PurchasesScreen({ purchases, filter, onFilterChange, onLoadMore }: PurchasesScreenProps) {
  const { t } = useTranslation('purchases');
  const choices = ['all' as const, ...purchaseTypes].map((value) => ({ value, label: t(`filter.${value}`) }));
  return (
    <Box>
      <PageHeader title={t('title')} description={t('text')} />
      <Stack gap="4">
        <PurchasesTabs current="purchases" />
        <ChoiceChips
          label={t('filter.label')}
          hideLabel
          choices={choices}
          value={filter ?? 'all'}
          onChange={(value) => onFilterChange(value === 'all' ? null : value)}
        />
        <Card padding="sm">
          <LoadableList
            data={purchases}
            skeleton={<HistorySkeleton />}
            getKey={({ _id }) => _id}
            renderItem={(purchase) => <PurchaseRow purchase={purchase} />}
            onLoadMore={onLoadMore}
            label={t('title')}
            gap="2"
            empty={
              <EmptyState
                illustration="purse"
                title={filter ? t('empty.filtered') : t('empty.title')}
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
