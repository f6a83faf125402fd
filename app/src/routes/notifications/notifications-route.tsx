import { type NotificationFilter, NotificationsScreen, notificationFilters } from '@fanlight/components/notifications';
import {
  getListNotificationsInfiniteQueryOptions,
  useGetUnreadNotificationCount,
  useListNotificationsInfinite,
  useReadAllNotifications,
  useReadNotification,
} from '@fanlight/sdk/hooks';
import type { ListNotificationsParams } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { showFailure } from '../../failures.ts';
import { useBlocking } from '../../groups/blocks/index.ts';
import { toListLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';

/** The parameters of a page of notifications; the limit is in the specification, "Constants". */
const page = { limit: 12, sort: 'desc', sortBy: 'updatedAt' } as const;

/** The parameters of the list with a filter. */
function paramsOf(filter: NotificationFilter): ListNotificationsParams {
  if (filter === 'all') return page;
  return { ...page, ...(filter === 'unread' ? { isUnread: true } : { type: filter }) };
}

const readFilter = (text: string | null): NotificationFilter =>
  notificationFilters.find((filter) => filter === text) ?? 'all';

export function prefetch({ queryClient, request }: PrefetchArgs) {
  const filter = readFilter(new URL(request.url).searchParams.get('type'));
  void queryClient.prefetchInfiniteQuery(getListNotificationsInfiniteQueryOptions(paramsOf(filter)));
}

/** `/notifications?type=`: the viewer's notifications, latest first. */
export function Component() {
  const { t } = useTranslation('common');
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const filter = readFilter(search.get('type'));
  const query = useListNotificationsInfinite(paramsOf(filter));
  const { list, onLoadMore } = toListLoadable(query);
  const { data: hasUnread = false } = useGetUnreadNotificationCount({ query: { select: ({ total }) => total > 0 } });
  const read = useReadNotification();
  const readAll = useReadAllNotifications();
  const onError = (error: unknown) => showFailure(error, t);
  const blocking = useBlocking();
  return (
    <>
      <NotificationsScreen
        notifications={list}
        viewerId={me?._id}
        hasUnread={hasUnread}
        filter={filter}
        onFilterChange={(next) => setSearch(next === 'all' ? {} : { type: next }, { replace: true })}
        onOpen={(notification) => {
          if (!notification.isRead) read.mutate({ id: notification._id }, { onError });
        }}
        onBlock={({ actor }) => actor && blocking.onBlock(actor._id)}
        isReadingAll={readAll.isPending}
        onReadAll={() => readAll.mutate(undefined, { onError })}
        onLoadMore={onLoadMore}
      />
      {blocking.dialog}
    </>
  );
}
