import type { Subscription, SubscriptionStats, SubscriptionStatus } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { paths } from '../paths/index.ts';
import {
  Box,
  Button,
  ButtonLink,
  Card,
  ChoiceChips,
  EmptyState,
  Flex,
  type ListLoadable,
  type Loadable,
  LoadableList,
  PageHeader,
  Skeleton,
  Stack,
} from '../primitives/index.ts';
import { SubscriptionCosts } from './subscription-costs.tsx';
import { type SubscriptionActions, SubscriptionRow } from './subscription-row.tsx';

export type SubscriptionFilter = Exclude<SubscriptionStatus, 'pending'> | 'all';

/** The filters, in the order in which they are shown. */
export const subscriptionFilters: readonly SubscriptionFilter[] = ['all', 'active', 'cancelled', 'past-due', 'ended'];

export interface SubscriptionsScreenProps {
  subscriptions: ListLoadable<Subscription>;
  /** The cost of all subscriptions, including those that the filter leaves out. */
  stats: Loadable<SubscriptionStats>;
  filter: SubscriptionFilter;
  onFilterChange: (filter: SubscriptionFilter) => void;
  actions: SubscriptionActions;
  /** The pending action, and the id of its subscription. */
  busyId?: string | undefined;
  onLoadMore: () => void;
}

function RowsSkeleton() {
  const rows = ['first', 'second', 'third'];
  return (
    <Stack gap="0">
      {rows.map((row) => (
        <Flex key={row} gap="3" p="4">
          <Skeleton w="44px" h="44px" borderRadius="full" />
          <Stack gap="2" flex="1">
            <Skeleton h="16px" w="50%" />
            <Skeleton h="14px" w="30%" />
            <Skeleton h="16px" w="70%" />
            <Skeleton h="36px" w="120px" />
          </Stack>
        </Flex>
      ))}
    </Stack>
  );
}

/**
 * `/user/subscriptions`: lists current and past subscriptions. The viewer cancels or resumes them, and accepts new
 * prices.
 */
export function SubscriptionsScreen(props: SubscriptionsScreenProps) {
  const { subscriptions, stats, filter, onFilterChange, actions, busyId, onLoadMore } = props;
  const { t } = useTranslation('subscriptions');
  const empty =
    filter === 'all' ? (
      <EmptyState
        illustration="seats"
        title={t('screen.emptyTitle')}
        text={t('screen.emptyText')}
        action={<ButtonLink to={paths.explore()}>{t('screen.find')}</ButtonLink>}
      />
    ) : (
      <EmptyState
        illustration="lantern"
        title={t('screen.noMatch')}
        action={
          <Button variant="outline" onClick={() => onFilterChange('all')}>
            {t('screen.showAll')}
          </Button>
        }
      />
    );
  return (
    <Box>
      <PageHeader title={t('screen.title')} />
      <SubscriptionCosts stats={stats} />
      <Box mb="4">
        <ChoiceChips
          isOneRow
          label={t('screen.filter')}
          hideLabel
          choices={subscriptionFilters.map((value) => ({
            value,
            label: value === 'all' ? t('screen.all') : t(`screen.filters.${value}`),
          }))}
          value={filter}
          onChange={onFilterChange}
        />
      </Box>
      <Card padding="none">
        <LoadableList
          data={subscriptions}
          skeleton={<RowsSkeleton />}
          getKey={(subscription) => subscription._id}
          renderItem={(subscription) => (
            <SubscriptionRow subscription={subscription} actions={actions} isBusy={busyId === subscription._id} />
          )}
          onLoadMore={onLoadMore}
          label={t('screen.list')}
          gap="0"
          isDivided
          empty={empty}
        />
      </Card>
    </Box>
  );
}
