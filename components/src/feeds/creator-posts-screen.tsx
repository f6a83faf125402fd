import type { Feed, FeedStatus, MyFeedSortBy } from '@fanlight/sdk/models';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatorContentList, ListFilters } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { type ListLoadable, useStableHandlers } from '../primitives/index.ts';
import { CreatorPostRow } from './creator-post-row.tsx';
import type { PinHandler } from './pin-entry.ts';

/** The statuses by which performers can filter the list of their own posts. */
export const feedStatuses = ['published', 'scheduled', 'draft', 'expired'] as const satisfies FeedStatus[];

/** The orders of the list, the default order first. */
export const feedOrders = ['createdAt', 'popular'] as const satisfies MyFeedSortBy[];

/** The search text, the filter and the order that are applied to the list. */
export interface CreatorPostsFilter {
  /** The search text. */
  query: string;
  /** The selected status; null shows posts with any status. */
  status: FeedStatus | null;
  sortBy: MyFeedSortBy;
}

export interface CreatorPostsScreenProps {
  feeds: ListLoadable<Feed>;
  filter: CreatorPostsFilter;
  onFilterChange: (filter: CreatorPostsFilter) => void;
  onLoadMore: () => void;
  onPin: PinHandler;
  onDelete: (feed: Feed) => void;
}

/** `/creator/posts`: lists a performer's own posts, with a search, links to the editor, and deletion. */
export function CreatorPostsScreen({ feeds, filter, onFilterChange, onLoadMore, ...actions }: CreatorPostsScreenProps) {
  const { t } = useTranslation('feeds');
  const { query, status, sortBy } = filter;
  const handlers = useStableHandlers({ onPin: actions.onPin, onDelete: actions.onDelete });
  const renderItem = useCallback((feed: Feed) => <CreatorPostRow feed={feed} {...handlers} />, [handlers]);
  return (
    <CreatorContentList
      current="posts"
      data={feeds}
      getKey={(feed) => feed._id}
      renderItem={renderItem}
      onLoadMore={onLoadMore}
      label={t('mine.list')}
      create={{ label: t('mine.new'), href: paths.creatorPostNew() }}
      filters={
        <ListFilters
          search={{
            label: t('mine.search'),
            value: query,
            onChange: (text) => onFilterChange({ ...filter, query: text }),
          }}
          chips={{
            label: t('mine.filter.label'),
            choices: ['all' as const, ...feedStatuses].map((value) => ({ value, label: t(`mine.filter.${value}`) })),
            value: status ?? 'all',
            onChange: (value) => onFilterChange({ ...filter, status: value === 'all' ? null : value }),
          }}
          sort={{
            label: t('mine.sort.label'),
            orders: feedOrders.map((order) => ({ value: order, label: t(`mine.sort.${order}`) })),
            value: sortBy,
            onChange: (order) => onFilterChange({ ...filter, sortBy: order }),
          }}
        />
      }
      noMatch={
        query || status
          ? {
              ...{ title: query || !status ? t('mine.noMatch') : t(`mine.none.${status}`), showAll: t('mine.showAll') },
              onShowAll: () => onFilterChange({ ...filter, query: '', status: null }),
            }
          : null
      }
      empty={{ illustration: 'stage', title: t('mine.emptyTitle'), text: t('mine.emptyText') }}
    />
  );
}
