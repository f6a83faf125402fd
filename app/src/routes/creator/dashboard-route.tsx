import { DashboardScreen } from '@fanlight/components/dashboard';
import {
  getGetBestFeedsQueryOptions,
  getGetEarningStatsQueryOptions,
  getGetMyPerformerQueryOptions,
  getGetSubscriberStatsQueryOptions,
  getListNotificationsQueryOptions,
  getListReceivedOrdersQueryOptions,
  useGetBestFeeds,
  useGetEarningStats,
  useGetMyPerformer,
  useGetSubscriberStats,
  useListNotifications,
  useListReceivedOrders,
  useReadNotification,
} from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { showFailure } from '../../failures.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';

const dayMs = 24 * 60 * 60 * 1000;
/** The dashboard compares the last 30 days with as many before. */
const days = 60;

const activityParams = { limit: 5, sort: 'desc', sortBy: 'updatedAt' } as const;
const ordersParams = { limit: 1, isAwaitingShipment: true } as const;

/** Returns the parameters of the statistics, whose days are those of the server (UTC). */
const statsParams = () => ({
  from: new Date(Date.now() - (days - 1) * dayMs).toISOString().slice(0, 10),
  interval: 'day' as const,
});

export function prefetch({ queryClient }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetMyPerformerQueryOptions());
  void queryClient.prefetchQuery(getGetEarningStatsQueryOptions(statsParams()));
  void queryClient.prefetchQuery(getGetSubscriberStatsQueryOptions());
  void queryClient.prefetchQuery(getGetBestFeedsQueryOptions());
  void queryClient.prefetchQuery(getListReceivedOrdersQueryOptions(ordersParams));
  void queryClient.prefetchQuery(getListNotificationsQueryOptions(activityParams));
}

/** Reads the statistics of subscribers and the number of orders to ship. */
function useCounts() {
  const subscribers = useGetSubscriberStats();
  const orders = useListReceivedOrders(ordersParams);
  const data = subscribers.data && orders.data && { subscribers: subscribers.data, ordersToShip: orders.data.total };
  const refetch = () => Promise.all([subscribers.refetch(), orders.refetch()]);
  return toLoadable({ data, isError: subscribers.isError || orders.isError, refetch });
}

/** `/creator/dashboard`: an overview for the performer who is logged in. */
export function Component() {
  const { t } = useTranslation('common');
  const activity = useListNotifications(activityParams);
  const read = useReadNotification();
  return (
    <DashboardScreen
      performer={toLoadable(useGetMyPerformer())}
      stats={toLoadable(useGetEarningStats(statsParams()))}
      counts={useCounts()}
      best={toLoadable(useGetBestFeeds())}
      activity={toLoadable({ ...activity, data: activity.data?.data })}
      onOpen={({ _id, isRead }) => {
        if (!isRead) read.mutate({ id: _id }, { onError: (error) => showFailure(error, t) });
      }}
    />
  );
}
