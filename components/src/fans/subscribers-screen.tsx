import type { FanList, Subscription, SubscriptionType } from '@fanlight/sdk/models';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { ListFilters } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { Button, ButtonLink, Card, EmptyState, HStack, type ListLoadable, LoadableList } from '../primitives/index.ts';
import { type SubscriptionFilter, subscriptionFilters } from '../subscriptions/index.ts';
import { type FanActions, FansSkeleton } from './fan-row.tsx';
import { type FansExport, FansFrame } from './fans-frame.tsx';
import { ListChips } from './list-chips.tsx';
import { ListLine } from './list-line.tsx';
import { SubscriberRow } from './subscriber-row.tsx';

/** The types by which the list can be filtered. */
export const subscriberTypes = [
  'monthly',
  'quarterly',
  'half-yearly',
  'yearly',
  'free',
] as const satisfies SubscriptionType[];

/** The orders of the list, the default order first. `due` lists subscriptions that renew or end next first. */
const subscriberOrders = ['newest', 'oldest', 'price', 'due'] as const;

/** The search text, the filters and the order that are applied to the list. */
export interface SubscribersFilter {
  /** The search text. */
  query: string;
  status: SubscriptionFilter;
  /** The selected type; null shows all types. */
  type: SubscriptionType | null;
  /** The selected list of the performer; null shows all subscribers. */
  list: FanList | null;
  order: (typeof subscriberOrders)[number];
}

/** The filter of the list with all subscribers. */
export const allSubscribers: SubscribersFilter = {
  query: '',
  status: 'all',
  type: null,
  list: null,
  order: 'newest',
};

/** Returns the orders of a list. In a list with ended subscriptions, these would be the first ones that are due. */
export const ordersOf = (status: SubscriptionFilter): SubscribersFilter['order'][] =>
  subscriberOrders.filter((order) => order !== 'due' || (status !== 'all' && status !== 'ended'));

export interface SubscribersScreenProps extends FansExport {
  subscriptions: ListLoadable<Subscription>;
  filter: SubscribersFilter;
  onFilterChange: (filter: SubscribersFilter) => void;
  actions: FanActions;
  /** Shares the performer's page. */
  onShare: () => void;
  onLoadMore: () => void;
}

type FilterProps = Pick<SubscribersScreenProps, 'filter' | 'onFilterChange'>;

function Filters({ filter, onFilterChange }: FilterProps) {
  const { t } = useTranslation('fans');
  const { query, status, type, list, order } = filter;
  const changeStatus = (next: SubscriptionFilter) =>
    onFilterChange({ ...filter, status: next, order: ordersOf(next).includes(order) ? order : allSubscribers.order });
  return (
    <>
      <ListFilters
        search={{
          label: t('subscribers.search'),
          value: query,
          onChange: (text) => onFilterChange({ ...filter, query: text }),
        }}
        kinds={{
          label: t('type.label'),
          all: t('type.all'),
          choices: subscriberTypes.map((value) => ({ value, label: t(`type.${value}`) })),
          value: type,
          onChange: (next) => onFilterChange({ ...filter, type: next }),
        }}
        chips={{
          label: t('status.label'),
          choices: subscriptionFilters.map((value) => ({ value, label: t(`status.${value}`) })),
          value: status,
          onChange: changeStatus,
        }}
      />
      <ListChips list={list} onChange={(next) => onFilterChange({ ...filter, list: next })} />
    </>
  );
}

function Empty({ filter, onFilterChange, onShare }: FilterProps & Pick<SubscribersScreenProps, 'onShare'>) {
  const { t } = useTranslation('fans');
  if (filter.query || filter.status !== 'all' || filter.type || filter.list) {
    return (
      <EmptyState
        illustration="lantern"
        title={t('subscribers.noMatch')}
        action={
          <Button variant="outline" onClick={() => onFilterChange(allSubscribers)}>
            {t('subscribers.showAll')}
          </Button>
        }
      />
    );
  }
  return (
    <EmptyState
      illustration="seats"
      title={t('subscribers.emptyTitle')}
      text={t('subscribers.emptyText')}
      action={
        <HStack gap="2" wrap="wrap" justify="center">
          <Button variant="main" icon={Share2} onClick={onShare}>
            {t('share')}
          </Button>
          <ButtonLink to={`${paths.creatorAccount()}#prices`} variant="outline">
            {t('subscribers.prices')}
          </ButtonLink>
        </HStack>
      }
    />
  );
}

/** `/creator/subscribers`: lists the subscribers of a performer, with a search, filters and a menu for the order. */
export function SubscribersScreen(props: SubscribersScreenProps) {
  const { subscriptions, filter, onFilterChange, actions, onShare, onLoadMore, onExport, isExporting } = props;
  const { t } = useTranslation('fans');
  return (
    <FansFrame current="subscribers" list={subscriptions} onExport={onExport} isExporting={isExporting}>
      <Filters filter={filter} onFilterChange={onFilterChange} />
      <ListLine
        list={subscriptions}
        counts="subscriptions"
        orders={{
          label: t('subscribers.sort'),
          orders: ordersOf(filter.status).map((value) => ({ value, label: t(`order.${value}`) })),
          value: filter.order,
          onChange: (order) => onFilterChange({ ...filter, order }),
        }}
      />
      <Card padding="sm">
        <LoadableList
          data={subscriptions}
          skeleton={<FansSkeleton height="98px" />}
          getKey={({ _id }) => _id}
          renderItem={(subscription) => <SubscriberRow subscription={subscription} actions={actions} />}
          onLoadMore={onLoadMore}
          label={t('subscribers.list')}
          empty={<Empty filter={filter} onFilterChange={onFilterChange} onShare={onShare} />}
        />
      </Card>
    </FansFrame>
  );
}
