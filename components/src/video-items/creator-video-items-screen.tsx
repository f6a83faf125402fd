import type { Audience, FileStatus, VideoSortBy } from '@fanlight/sdk/models';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { audiences, CreatorContentList, ListFilters } from '../content/index.ts';
import { type ListLoadable, useStableHandlers } from '../primitives/index.ts';
import { CreatorVideoItemRow } from './creator-video-item-row.tsx';
import { type VideoItem, type VideoItemKind, videoItemKinds } from './kinds.ts';

/** The audiences by which performers can filter the list of their own videos or reels. */
export const videoItemAudiences = audiences;

/** The file statuses by which performers can filter the list. */
export const videoItemStatuses = ['ready', 'uploaded', 'processing', 'failed'] as const satisfies FileStatus[];

/** The orders of the list, the default order first. */
export const videoItemOrders = ['createdAt', 'popular'] as const satisfies VideoSortBy[];

/** The search text, the filters and the order that are applied to the list. */
export interface CreatorVideoItemsFilter {
  /** The search text. */
  query: string;
  /** The selected audience; null shows items for all audiences. */
  audience: Audience | null;
  /** The selected file status; null shows items with any status. */
  status: FileStatus | null;
  sortBy: VideoSortBy;
}

const noProgress: ReadonlyMap<string, number> = new Map();

export interface CreatorVideoItemsScreenProps {
  kind: VideoItemKind;
  items: ListLoadable<VideoItem>;
  /** The progress of the processing from 0 to 1, by the id of the file. */
  progress?: ReadonlyMap<string, number>;
  filter: CreatorVideoItemsFilter;
  onFilterChange: (filter: CreatorVideoItemsFilter) => void;
  onLoadMore: () => void;
  onDelete: (item: VideoItem) => void;
}

type FilterProps = Pick<CreatorVideoItemsScreenProps, 'kind' | 'filter' | 'onFilterChange'>;

function Filters({ kind, filter, onFilterChange }: FilterProps) {
  const { t } = useTranslation(['studio', 'content']);
  const { query, audience, status, sortBy } = filter;
  return (
    <ListFilters
      search={{
        label: t(`search.${kind}`),
        value: query,
        onChange: (text) => onFilterChange({ ...filter, query: text }),
      }}
      chips={{
        label: t('audience.label'),
        choices: [
          { value: 'all' as const, label: t('audience.all') },
          ...videoItemAudiences.map((value) => ({ value, label: t(`content:audience.${value}`) })),
        ],
        value: audience ?? 'all',
        onChange: (value) => onFilterChange({ ...filter, audience: value === 'all' ? null : value }),
      }}
      kinds={{
        label: t('status.label'),
        all: t('status.all'),
        choices: videoItemStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        value: status,
        onChange: (value) => onFilterChange({ ...filter, status: value }),
      }}
      sort={{
        label: t('sort.label'),
        orders: videoItemOrders.map((value) => ({ value, label: t(`sort.${value}`) })),
        value: sortBy,
        onChange: (value) => onFilterChange({ ...filter, sortBy: value }),
      }}
    />
  );
}

/** `/creator/videos`, `/creator/reels`: lists a performer's own items of a kind, with a search, links to the editor, and deletion. */
export function CreatorVideoItemsScreen(props: CreatorVideoItemsScreenProps) {
  const { kind, items, progress = noProgress, filter, onFilterChange, onLoadMore, onDelete } = props;
  const { t } = useTranslation('studio');
  const handlers = useStableHandlers({ onDelete });
  const renderItem = useCallback(
    (item: VideoItem) => (
      <CreatorVideoItemRow
        kind={kind}
        item={item}
        progress={progress.get(item.file._id)}
        onDelete={handlers.onDelete}
      />
    ),
    [kind, handlers, progress],
  );
  const { tab, newHref } = videoItemKinds[kind];
  const isFiltered = filter.query !== '' || filter.audience !== null || filter.status !== null;
  return (
    <CreatorContentList
      current={tab}
      data={items}
      getKey={(item) => item._id}
      renderItem={renderItem}
      onLoadMore={onLoadMore}
      label={t(`list.${kind}`)}
      create={{ label: t(`new.${kind}`), href: newHref }}
      filters={<Filters kind={kind} filter={filter} onFilterChange={onFilterChange} />}
      noMatch={
        isFiltered
          ? {
              ...{ title: filter.query ? t(`noMatch.${kind}`) : t(`none.${kind}`), showAll: t(`showAll.${kind}`) },
              onShowAll: () => onFilterChange({ ...filter, query: '', audience: null, status: null }),
            }
          : null
      }
      empty={{ illustration: 'frame', title: t(`emptyTitle.${kind}`), text: t(`emptyText.${kind}`) }}
    />
  );
}
