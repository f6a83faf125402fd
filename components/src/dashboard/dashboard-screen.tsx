import type { BestFeeds, EarningStats, MyPerformer, Notification, SubscriberStats } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { NotificationRow } from '../notifications/index.ts';
import { paths } from '../paths/index.ts';
import {
  Box,
  ButtonLink,
  Card,
  EmptyState,
  Flex,
  Heading,
  type Loadable,
  LoadableView,
  PageHeader,
  Skeleton,
  Stack,
  TextLink,
} from '../primitives/index.ts';
import { BestPosts } from './best-posts.tsx';
import { EarningsSummary } from './earnings-summary.tsx';
import { Fans } from './fans.tsx';
import { ToDoList } from './to-do-list.tsx';

/** The subscribers of a performer, and the number of orders to ship. */
export interface DashboardCounts {
  subscribers: SubscriberStats;
  ordersToShip: number;
}

export interface DashboardScreenProps {
  performer: Loadable<MyPerformer>;
  /** The earnings of the last 60 days, with a point for each day. */
  stats: Loadable<EarningStats>;
  counts: Loadable<DashboardCounts>;
  /** The best posts of the last 30 days. */
  best: Loadable<BestFeeds>;
  /** The latest notifications. */
  activity: Loadable<Notification[]>;
  onOpen: (notification: Notification) => void;
}

function Activity({
  activity,
  onOpen,
  viewerId,
}: Pick<DashboardScreenProps, 'activity' | 'onOpen'> & { viewerId: string }) {
  const { t } = useTranslation('dashboard');
  return (
    <Card as="section" aria-labelledby="dashboard-activity">
      <Flex justify="space-between" align="baseline" gap="3" mb="2" wrap="wrap">
        <Heading level={2} size="label" id="dashboard-activity">
          {t('activity.title')}
        </Heading>
        <TextLink to={paths.notifications()}>{t('activity.all')}</TextLink>
      </Flex>
      <LoadableView data={activity} skeleton={<Skeleton h="220px" />}>
        {(notifications) =>
          notifications.length === 0 ? (
            <EmptyState illustration="lantern" title={t('activity.empty.title')} text={t('activity.empty.text')} />
          ) : (
            <Stack as="ul" listStyleType="none" gap="0">
              {notifications.map((notification) => (
                <li key={notification._id}>
                  <NotificationRow notification={notification} viewerId={viewerId} onOpen={onOpen} />
                </li>
              ))}
            </Stack>
          )
        }
      </LoadableView>
    </Card>
  );
}

function DashboardSkeleton() {
  return (
    <Stack gap="4">
      <Skeleton h="140px" />
      <Skeleton h="120px" />
    </Stack>
  );
}

/** `/creator/dashboard`: the tasks, fans, earnings and latest notifications of a performer. */
export function DashboardScreen({ performer, stats, counts, best, activity, onOpen }: DashboardScreenProps) {
  const { t } = useTranslation('dashboard');
  const both: Loadable<{ performer: MyPerformer; counts: DashboardCounts }> =
    performer.state !== 'ready'
      ? performer
      : counts.state !== 'ready'
        ? counts
        : { ...performer, value: { performer: performer.value, counts: counts.value } };
  return (
    <Box>
      <PageHeader
        title={t('title')}
        actions={
          <ButtonLink to={paths.creatorPostNew()} variant="main">
            {t('newPost')}
          </ButtonLink>
        }
      />
      <Stack gap="4">
        <LoadableView data={both} skeleton={<DashboardSkeleton />}>
          {(value) => (
            <Stack gap="4">
              <ToDoList performer={value.performer} ordersToShip={value.counts.ordersToShip} />
              <Fans totalFollowers={value.performer.totalFollowers} subscribers={value.counts.subscribers} />
            </Stack>
          )}
        </LoadableView>
        <LoadableView data={stats} skeleton={<Skeleton h="380px" />}>
          {(value) => <EarningsSummary stats={value} />}
        </LoadableView>
        <BestPosts best={best} />
        <Activity
          activity={activity}
          onOpen={onOpen}
          viewerId={performer.state === 'ready' ? performer.value._id : ''}
        />
      </Stack>
    </Box>
  );
}
