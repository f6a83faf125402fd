import type { Purchase, PurchaseType } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  ButtonLink,
  Card,
  ChoiceChips,
  EmptyState,
  type ListLoadable,
  LoadableList,
  PageHeader,
  Stack,
} from '../primitives/index.ts';
import { HistorySkeleton } from './charge-list.tsx';
import { PurchaseRow } from './purchase-row.tsx';
import { PurchasesTabs } from './purchases-tabs.tsx';

export const purchaseTypes = ['feed', 'video', 'gallery', 'product'] as const satisfies PurchaseType[];

export type PurchaseFilter = (typeof purchaseTypes)[number];

export interface PurchasesScreenProps {
  purchases: ListLoadable<Purchase>;
  /** The type of the listed purchases; null for purchases of all types. */
  filter: PurchaseFilter | null;
  onFilterChange: (filter: PurchaseFilter | null) => void;
  /** Downloads a digital product. */
  onDownload: (purchase: Purchase) => void;
  /** The id of the product whose download link is being requested. */
  downloadingId?: string | undefined;
  onLoadMore: () => void;
}

/**
 * `/user/purchases`: lists everything that the viewer has bought, including items that were deleted (operation
 * `listPurchases`, rule A4).
 */
export function PurchasesScreen(props: PurchasesScreenProps) {
  const { purchases, filter, onFilterChange, onDownload, downloadingId, onLoadMore } = props;
  const { t } = useTranslation('purchases');
  const choices = ['all' as const, ...purchaseTypes].map((value) => ({ value, label: t(`filter.${value}`) }));
  return (
    <Box>
      <PageHeader title={t('title')} description={t('text')} />
      <Stack gap="4">
        <PurchasesTabs current="purchases" />
        <ChoiceChips
          isOneRow
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
            renderItem={(purchase) => (
              <PurchaseRow
                purchase={purchase}
                onDownload={onDownload}
                isDownloading={downloadingId === purchase.objectId}
              />
            )}
            onLoadMore={onLoadMore}
            label={t('title')}
            gap="2"
            isDivided
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
