import type { FanList, Follow } from '@fanlight/sdk/models';
import { Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Card, EmptyState, type ListLoadable, LoadableList } from '../primitives/index.ts';
import { type FanActions, FanRow, FansSkeleton } from './fan-row.tsx';
import { type FansExport, FansFrame } from './fans-frame.tsx';
import { ListChips } from './list-chips.tsx';
import { ListLine } from './list-line.tsx';

/** The orders of the list, the default order first. */
const followerOrders = ['newest', 'oldest'] as const;

/** The filter and the order that are applied to the list. */
export interface FollowersFilter {
  /** The selected list of the performer; null shows all followers. */
  list: FanList | null;
  order: (typeof followerOrders)[number];
}

/** The filter of the list with all followers. */
export const allFollowers: FollowersFilter = { list: null, order: 'newest' };

export interface FollowersScreenProps extends FansExport {
  followers: ListLoadable<Follow>;
  filter: FollowersFilter;
  onFilterChange: (filter: FollowersFilter) => void;
  actions: FanActions;
  /** Shares the performer's page. */
  onShare: () => void;
  onLoadMore: () => void;
}

type EmptyProps = Pick<FollowersScreenProps, 'filter' | 'onFilterChange' | 'onShare'>;

function Empty({ filter, onFilterChange, onShare }: EmptyProps) {
  const { t } = useTranslation('fans');
  if (filter.list) {
    return (
      <EmptyState
        illustration="lantern"
        title={t('followers.noMatch')}
        action={
          <Button variant="outline" onClick={() => onFilterChange({ ...filter, list: null })}>
            {t('followers.showAll')}
          </Button>
        }
      />
    );
  }
  return (
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
  );
}

/** `/creator/followers`: lists the followers of a performer. */
export function FollowersScreen(props: FollowersScreenProps) {
  const { followers, filter, onFilterChange, actions, onShare, onLoadMore, onExport, isExporting } = props;
  const { t } = useTranslation('fans');
  return (
    <FansFrame current="followers" list={followers} onExport={onExport} isExporting={isExporting}>
      <ListChips list={filter.list} onChange={(list) => onFilterChange({ ...filter, list })} />
      <ListLine
        list={followers}
        counts="followers"
        orders={{
          label: t('followers.sort'),
          orders: followerOrders.map((value) => ({ value, label: t(`order.${value}`) })),
          value: filter.order,
          onChange: (order) => onFilterChange({ ...filter, order }),
        }}
      />
      <Card padding="sm">
        <LoadableList
          data={followers}
          skeleton={<FansSkeleton height="72px" />}
          getKey={({ _id }) => _id}
          renderItem={({ user, fan, createdAt }) => (
            <FanRow user={user} fan={fan} since={createdAt} actions={actions} />
          )}
          onLoadMore={onLoadMore}
          label={t('followers.list')}
          empty={<Empty filter={filter} onFilterChange={onFilterChange} onShare={onShare} />}
        />
      </Card>
    </FansFrame>
  );
}
