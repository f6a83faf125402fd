import { listReceivedOrdersQMaxLength } from '@fanlight/sdk/bounds';
import type { Order, OrderStatus, OrderType } from '@fanlight/sdk/models';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Button,
  Card,
  ChoiceChips,
  EmptyState,
  Flex,
  type ListLoadable,
  LoadableList,
  PageHeader,
  Select,
  Stack,
  TextInput,
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
  const isOfOrder = (value: (typeof saleStatuses)[number]) => value !== 'to-ship' && value !== 'all';
  return (
    <Stack gap="4" mb="4">
      <Flex gap="3" direction={{ base: 'column', md: 'row' }}>
        <Box flex="1" minW="0">
          <TextInput
            type="search"
            aria-label={t('sale.search')}
            placeholder={t('sale.search')}
            maxLength={listReceivedOrdersQMaxLength}
            value={query}
            onChange={({ target }) => onFilterChange({ ...filter, query: target.value })}
          />
        </Box>
        <Box w={{ md: '11rem' }}>
          <Select
            aria-label={t('sale.type.label')}
            value={type ?? ''}
            onChange={({ target }) => {
              const next = saleTypes.find((each) => each === target.value) ?? null;
              // Digital products are never shipped.
              onFilterChange({
                ...filter,
                type: next,
                ...(next === 'digital' && status === 'to-ship' && { status: 'all' }),
              });
            }}
          >
            <option value="">{t('sale.type.all')}</option>
            {saleTypes.map((each) => (
              <option key={each} value={each}>
                {t(`sale.type.${each}`)}
              </option>
            ))}
          </Select>
        </Box>
      </Flex>
      <ChoiceChips
        isOneRow
        label={t('sale.filter.label')}
        hideLabel
        choices={saleStatuses.map((value) => ({
          value,
          label: isOfOrder(value)
            ? t(`status.${value as OrderStatus}`)
            : t(`sale.filter.${value as 'to-ship' | 'all'}`),
        }))}
        value={status}
        onChange={(next) =>
          onFilterChange({ ...filter, status: next, ...(next === 'to-ship' && type === 'digital' && { type: null }) })
        }
      />
    </Stack>
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
