import type { BalanceFigure, Earning, EarningStats, EarningType } from '@fanlight/sdk/models';
import { Download } from 'lucide-react';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { PeriodFields } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  ButtonLink,
  Card,
  ChoiceChips,
  EmptyState,
  type ListLoadable,
  type Loadable,
  LoadableList,
  PageHeader,
  Skeleton,
  Stack,
} from '../primitives/index.ts';
import { EarningRow } from './earning-row.tsx';
import { EarningStatsCard } from './earning-stats-card.tsx';

/** The types by which the list can be filtered. */
export const earningTypes = [
  'subscription',
  'tip',
  'feed',
  'video',
  'gallery',
  'product',
] as const satisfies EarningType[];

/** The filters of the list. The days are calendar dates (UTC) such as `2026-05-21`; empty if the period is open. */
export interface EarningsFilter {
  type: (typeof earningTypes)[number] | null;
  from: string;
  to: string;
}

/** The filters of the list with all earnings. */
export const allEarnings: EarningsFilter = { type: null, from: '', to: '' };

export interface EarningsScreenProps {
  /** The statistics of the same type and days; without days, those of the last 30 days. */
  stats: Loadable<EarningStats>;
  earnings: ListLoadable<Earning>;
  filter: EarningsFilter;
  onFilterChange: (filter: EarningsFilter) => void;
  /** The earning that the viewer has come for, such as the tip of a notification. */
  currentId?: string | undefined;
  /** Opens the ledger entries of which a figure consists. */
  onExplain: (figure: BalanceFigure) => void;
  /** Downloads the earnings of the filter as a CSV file. */
  onDownload: () => void;
  isDownloading: boolean;
  onLoadMore: () => void;
}

function RowsSkeleton() {
  return (
    <Stack gap="2">
      {['first', 'second', 'third'].map((row) => (
        <Skeleton key={row} h="76px" />
      ))}
    </Stack>
  );
}

function Filters({ filter, onFilterChange }: Pick<EarningsScreenProps, 'filter' | 'onFilterChange'>) {
  const { t } = useTranslation('earnings');
  const choices = ['all' as const, ...earningTypes].map((value) => ({ value, label: t(`filter.${value}`) }));
  return (
    <Stack gap="4" mb="4">
      <ChoiceChips
        isOneRow
        label={t('filter.label')}
        hideLabel
        choices={choices}
        value={filter.type ?? 'all'}
        onChange={(value) => onFilterChange({ ...filter, type: value === 'all' ? null : value })}
      />
      <PeriodFields
        fromLabel={t('filter.from')}
        toLabel={t('filter.to')}
        value={filter}
        onChange={(period) => onFilterChange({ ...filter, ...period })}
      />
    </Stack>
  );
}

/**
 * Returns the ref of the row that the viewer has come for. The row is scrolled to only once: a long list removes rows
 * that are out of view, and adds them again when the viewer scrolls back.
 */
function useScrollOnce(id: string | undefined) {
  const scrolledTo = useRef<string>(undefined);
  return useCallback(
    (row: HTMLElement | null) => {
      if (!row || scrolledTo.current === id) return;
      scrolledTo.current = id;
      row.scrollIntoView({ block: 'center' });
    },
    [id],
  );
}

/** `/creator/earnings`: what the performer has earned: sums, chart and list (`getEarningStats`, `listEarnings`). */
export function EarningsScreen(props: EarningsScreenProps) {
  const { stats, earnings, filter, onFilterChange, currentId, onExplain, onDownload, isDownloading, onLoadMore } =
    props;
  const { t } = useTranslation('earnings');
  const currentRow = useScrollOnce(currentId);
  const isFiltered = Boolean(filter.type || filter.from || filter.to);
  return (
    <Box>
      <PageHeader
        title={t('title')}
        description={t('text')}
        actions={
          <>
            <Button variant="quiet" size="sm" icon={Download} loading={isDownloading} onClick={onDownload}>
              {t('download')}
            </Button>
            <ButtonLink to={paths.creatorPayouts()} variant="quiet" size="sm">
              {t('payouts')}
            </ButtonLink>
          </>
        }
      />
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <EarningStatsCard stats={stats} onExplain={onExplain} />
      <Card padding="none">
        <Box p="2">
          <LoadableList
            data={earnings}
            skeleton={<RowsSkeleton />}
            getKey={({ _id }) => _id}
            renderItem={(earning) => {
              const isCurrent = earning._id === currentId;
              return <EarningRow earning={earning} isCurrent={isCurrent} ref={isCurrent ? currentRow : undefined} />;
            }}
            onLoadMore={onLoadMore}
            label={t('title')}
            gap="2"
            empty={
              isFiltered ? (
                <EmptyState
                  illustration="purse"
                  title={t('empty.filtered')}
                  action={
                    <Button variant="outline" onClick={() => onFilterChange(allEarnings)}>
                      {t('empty.showAll')}
                    </Button>
                  }
                />
              ) : (
                <EmptyState illustration="purse" title={t('empty.title')} text={t('empty.text')} />
              )
            }
          />
        </Box>
      </Card>
    </Box>
  );
}
