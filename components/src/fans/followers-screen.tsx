import type { Follow, UserSummary } from '@fanlight/sdk/models';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Card, EmptyState, type ListLoadable, LoadableList } from '../primitives/index.ts';
import { FanRow, FansSkeleton } from './fan-row.tsx';
import { FansFrame } from './fans-frame.tsx';
import { ListLine } from './list-line.tsx';

/** The orders of the list, the default order first. */
const followerOrders = ['newest', 'oldest'] as const;

export interface FollowersScreenProps {
  followers: ListLoadable<Follow>;
  order: (typeof followerOrders)[number];
  onOrderChange: (order: (typeof followerOrders)[number]) => void;
  /** Opens the dialog that blocks a follower, whose row then disappears (rule A4). */
  onBlock: (user: UserSummary) => void;
  /** Shares the performer's page. */
  onShare: () => void;
  onLoadMore: () => void;
}

/** `/creator/followers`: lists the followers of a performer. */
export function FollowersScreen(props: FollowersScreenProps) {
  const { followers, order, onOrderChange, onBlock, onShare, onLoadMore } = props;
  const { t } = useTranslation('fans');
  return (
    <FansFrame current="followers">
      <ListLine
        list={followers}
        counts="followers"
        orders={{
          label: t('followers.sort'),
          orders: followerOrders.map((value) => ({ value, label: t(`order.${value}`) })),
          value: order,
          onChange: onOrderChange,
        }}
      />
      <Card padding="sm">
        <LoadableList
          data={followers}
          skeleton={<FansSkeleton height="44px" />}
          getKey={({ _id }) => _id}
          renderItem={({ user, createdAt }) => <FanRow user={user} since={createdAt} onBlock={onBlock} />}
          onLoadMore={onLoadMore}
          label={t('followers.list')}
          empty={
            <EmptyState
              illustration="seats"
              title={t('followers.emptyTitle')}
              text={t('followers.emptyText')}
              action={
                <Button variant="main" icon={Share2} onClick={onShare}>
                  {t('share')}
                </Button>
              }
            />
          }
        />
      </Card>
    </FansFrame>
  );
}
