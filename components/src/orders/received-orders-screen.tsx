import { listReceivedOrdersQMaxLength } from '@fanlight/sdk/bounds';
import type { Order, OrderStatus, OrderType } from '@fanlight/sdk/models';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { ListFilters } from '../content/index.ts';
import {
  Box,
  Button,
  Card,
  EmptyState,
  type ListLoadable,
  LoadableList,
  PageHeader,
  useStableHandlers,
} from '../primitives/index.ts';
import { HistorySkeleton } from '../wallet/index.ts';
import type { SaleActions } from './next-action.tsx';
import { ReceivedOrderRow } from './received-order-row.tsx';

/** The filters by status. `to-ship` lists what the performer has to do, and is the default. */
export const saleStatuses = [
  'to-ship',
  'all',
  'paid',
  'processing',
  'shipped',
  'delivered',
  'refunded',
] as const satisfies (OrderStatus | 'to-ship' | 'all')[];

export const saleTypes = ['physical', 'digital'] as const satisfies OrderType[];

/** The search text and the filters that are applied to the list. */
export interface SalesFilter {
  query: string;
  status: (typeof saleStatuses)[number];
  /** Null shows orders of every type. */
  type: OrderType | null;
}

export interface ReceivedOrdersScreenProps {
  orders: ListLoadable<Order>;
  filter: SalesFilter;
  onFilterChange: (filter: SalesFilter) => void;
  actions: SaleActions;
  onLoadMore: () => void;
}

type FilterProps = Pick<ReceivedOrdersScreenProps, 'filter' | 'onFilterChange'>;

function Filters({ filter, onFilterChange }: FilterProps) {
  const { t } = useTranslation('orders');
  const { query, status, type } = filter;
  return (
    <ListFilters
      search={{
        label: t('sale.search'),
        value: query,
        maxLength: listReceivedOrdersQMaxLength,
        onChange: (text) => onFilterChange({ ...filter, query: text }),
      }}
      kinds={{
        label: t('sale.type.label'),
        all: t('sale.type.all'),
        choices: saleTypes.map((value) => ({ value, label: t(`sale.type.${value}`) })),
        value: type,
        onChange: (next) =>
          // Digital products are never shipped.
          onFilterChange({
            ...filter,
            type: next,
            ...(next === 'digital' && status === 'to-ship' && { status: 'all' }),
          }),
      }}
      chips={{
        label: t('sale.filter.label'),
        choices: saleStatuses.map((value) => ({
          value,
          label: value === 'to-ship' || value === 'all' ? t(`sale.filter.${value}`) : t(`status.${value}`),
        })),
        value: status,
        onChange: (next) =>
          onFilterChange({ ...filter, status: next, ...(next === 'to-ship' && type === 'digital' && { type: null }) }),
      }}
    />
  );
}

/** The text of a list without orders, and the way to those that the filters leave out. */
function NoOrders({ filter, onFilterChange }: FilterProps) {
  const { t } = useTranslation('orders');
  const { query, status, type } = filter;
  const isFiltered = status !== 'all' || type !== null;
  if (!query && !isFiltered)
    return <EmptyState illustration="door" title={t('sale.empty.title')} text={t('sale.empty.text')} />;
  const toShip = status === 'to-ship' && !query && type === null;
  // A search that found nothing can be repeated in all orders.
  const all: SalesFilter = { query: isFiltered ? query : '', status: 'all', type: null };
  return (
    <EmptyState
      illustration={toShip ? 'door' : 'lantern'}
      title={toShip ? t('sale.nothingToShip.title') : query ? t('sale.noMatch') : t('sale.filteredEmpty')}
      text={toShip ? t('sale.nothingToShip.text') : undefined}
      action={
        <Button variant="outline" onClick={() => onFilterChange(all)}>
          {all.query ? t('sale.searchAll') : t('sale.showAll')}
        </Button>
      }
    />
  );
}

/** `/creator/orders`: lists the orders that a performer received (operation `listReceivedOrders`). */
export function ReceivedOrdersScreen(props: ReceivedOrdersScreenProps) {
  const { orders, filter, onFilterChange, actions, onLoadMore } = props;
  const { t } = useTranslation('orders');
  const { updatingId } = actions;
  const { onChangeStatus, onShip } = useStableHandlers({
    onChangeStatus: actions.onChangeStatus,
    onShip: actions.onShip,
  });
  const renderItem = useCallback(
    (order: Order) => <ReceivedOrderRow order={order} actions={{ onChangeStatus, onShip, updatingId }} />,
    [onChangeStatus, onShip, updatingId],
  );
  return (
    <Box>
      <PageHeader title={t('sale.title')} description={t('sale.text')} />
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <Card padding="sm">
        <LoadableList
          data={orders}
          skeleton={<HistorySkeleton />}
          getKey={({ _id }) => _id}
          renderItem={renderItem}
          onLoadMore={onLoadMore}
          label={t('sale.title')}
          gap="2"
          isDivided
          empty={<NoOrders filter={filter} onFilterChange={onFilterChange} />}
        />
      </Card>
    </Box>
  );
}
