import type { BalanceFigure, PayoutRequest, PayoutStatus } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { type Period, PeriodFields } from '../content/index.ts';
import {
  Box,
  Button,
  Card,
  ChoiceChips,
  EmptyState,
  Flex,
  type ListLoadable,
  type Loadable,
  LoadableList,
  PageHeader,
  SortMenu,
  Stack,
} from '../primitives/index.ts';
import { HistorySkeleton } from '../wallet/index.ts';
import { PayableCard, type PayoutOverview } from './payable-card.tsx';
import { PayoutRow } from './payout-row.tsx';

/** The statuses by which the list can be filtered. */
export const payoutStatuses = ['pending', 'approved', 'paid', 'failed', 'rejected'] as const satisfies PayoutStatus[];

/** The orders of the list, the default order first. */
export const payoutOrders = ['newest', 'oldest', 'updated', 'amount'] as const;

/** The filters and the order of the list. */
export interface PayoutsFilter extends Period {
  /** Null shows payouts with any status. */
  status: PayoutStatus | null;
  order: (typeof payoutOrders)[number];
}

/** The filters of the list with all payouts. */
export const allPayouts: PayoutsFilter = { status: null, from: '', to: '', order: 'newest' };

export interface PayoutsScreenProps {
  overview: Loadable<PayoutOverview>;
  payouts: ListLoadable<PayoutRequest>;
  filter: PayoutsFilter;
  onFilterChange: (filter: PayoutsFilter) => void;
  /** Opens the ledger entries of which a figure consists. */
  onExplain: (figure: BalanceFigure) => void;
  onLoadMore: () => void;
}

function Filters({ filter, onFilterChange }: Pick<PayoutsScreenProps, 'filter' | 'onFilterChange'>) {
  const { t } = useTranslation('payouts');
  const { status, order } = filter;
  return (
    <Stack gap="4" mb="4">
      <Flex justify="space-between" align="center" columnGap="2" wrap={{ base: 'wrap', md: 'nowrap' }}>
        <ChoiceChips
          isOneRow
          hideLabel
          label={t('filter.label')}
          choices={['all' as const, ...payoutStatuses].map((value) => ({
            value,
            label: value === 'all' ? t('filter.all') : t(`status.${value}`),
          }))}
          value={status ?? 'all'}
          onChange={(value) => onFilterChange({ ...filter, status: value === 'all' ? null : value })}
        />
        <Box ms="auto">
          <SortMenu
            label={t('sort.label')}
            orders={payoutOrders.map((value) => ({ value, label: t(`sort.${value}`) }))}
            value={order}
            onChange={(value) => onFilterChange({ ...filter, order: value })}
          />
        </Box>
      </Flex>
      <PeriodFields
        fromLabel={t('filter.from')}
        toLabel={t('filter.to')}
        value={filter}
        onChange={(period) => onFilterChange({ ...filter, ...period })}
      />
    </Stack>
  );
}

/** `/creator/payouts`: what can be paid out, and the performer's payouts (operation `listPayoutRequests`). */
export function PayoutsScreen(props: PayoutsScreenProps) {
  const { overview, payouts, filter, onFilterChange, onExplain, onLoadMore } = props;
  const { t } = useTranslation('payouts');
  const isFiltered = filter.status !== null || filter.from !== '' || filter.to !== '';
  return (
    <Box>
      <PageHeader title={t('title')} description={t('text')} />
      <Stack gap="6">
        <PayableCard overview={overview} onExplain={onExplain} />
        <Box>
          <Filters filter={filter} onFilterChange={onFilterChange} />
          <Card padding="sm">
            <LoadableList
              data={payouts}
              skeleton={<HistorySkeleton />}
              getKey={({ _id }) => _id}
              renderItem={(payout) => <PayoutRow payout={payout} />}
              onLoadMore={onLoadMore}
              label={t('list')}
              gap="2"
              isDivided
              empty={
                isFiltered ? (
                  <EmptyState
                    illustration="lantern"
                    title={t('empty.filtered')}
                    action={
                      <Button variant="outline" onClick={() => onFilterChange({ ...allPayouts, order: filter.order })}>
                        {t('empty.showAll')}
                      </Button>
                    }
                  />
                ) : (
                  <EmptyState illustration="purse" title={t('empty.title')} text={t('empty.text')} />
                )
              }
            />
          </Card>
        </Box>
      </Stack>
    </Box>
  );
}
