import type { Audience, FileStatus, Video, VideoSortBy } from '@fanlight/sdk/models';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { audiences, CreatorContentList, ListFilters } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { type ListLoadable, useStableHandlers } from '../primitives/index.ts';
import { CreatorVideoRow } from './creator-video-row.tsx';

/** The audiences by which performers can filter the list of their own videos. */
export const videoAudiences = audiences;

/** The file statuses by which performers can filter the list of their own videos. */
export const videoStatuses = ['ready', 'uploaded', 'processing', 'failed'] as const satisfies FileStatus[];

/** The orders of the list, the default order first. */
export const videoOrders = ['createdAt', 'popular'] as const satisfies VideoSortBy[];

/** The search text, the filters and the order that are applied to the list. */
export interface CreatorVideosFilter {
  /** The search text. */
  query: string;
  /** The selected audience; null shows videos for all audiences. */
  audience: Audience | null;
  /** The selected file status; null shows videos with any status. */
  status: FileStatus | null;
  sortBy: VideoSortBy;
}

const noProgress: ReadonlyMap<string, number> = new Map();

export interface CreatorVideosScreenProps {
  videos: ListLoadable<Video>;
  /** The progress of the processing from 0 to 1, by the id of the file. */
  progress?: ReadonlyMap<string, number>;
  filter: CreatorVideosFilter;
  onFilterChange: (filter: CreatorVideosFilter) => void;
  onLoadMore: () => void;
  onDelete: (video: Video) => void;
}

type FilterProps = Pick<CreatorVideosScreenProps, 'filter' | 'onFilterChange'>;

function Filters({ filter, onFilterChange }: FilterProps) {
  const { t } = useTranslation(['studio', 'content']);
  const { query, audience, status, sortBy } = filter;
  return (
    <ListFilters
      search={{ label: t('search'), value: query, onChange: (text) => onFilterChange({ ...filter, query: text }) }}
      chips={{
        label: t('audience.label'),
        choices: [
          { value: 'all' as const, label: t('audience.all') },
          ...videoAudiences.map((value) => ({ value, label: t(`content:audience.${value}`) })),
        ],
        value: audience ?? 'all',
        onChange: (value) => onFilterChange({ ...filter, audience: value === 'all' ? null : value }),
      }}
      kinds={{
        label: t('status.label'),
        all: t('status.all'),
        choices: videoStatuses.map((value) => ({ value, label: t(`status.${value}`) })),
        value: status,
        onChange: (value) => onFilterChange({ ...filter, status: value }),
      }}
      sort={{
        label: t('sort.label'),
        orders: videoOrders.map((value) => ({ value, label: t(`sort.${value}`) })),
        value: sortBy,
        onChange: (value) => onFilterChange({ ...filter, sortBy: value }),
      }}
    />
  );
}

/** `/creator/videos`: lists a performer's own videos, with a search, links to the editor, and deletion. */
export function CreatorVideosScreen(props: CreatorVideosScreenProps) {
  const { videos, progress = noProgress, filter, onFilterChange, onLoadMore, onDelete } = props;
  const { t } = useTranslation('studio');
  const handlers = useStableHandlers({ onDelete });
  const renderItem = useCallback(
    (video: Video) => (
      <CreatorVideoRow video={video} progress={progress.get(video.file._id)} onDelete={handlers.onDelete} />
    ),
    [handlers, progress],
  );
  const isFiltered = filter.query !== '' || filter.audience !== null || filter.status !== null;
  return (
    <CreatorContentList
      current="videos"
      data={videos}
      getKey={(video) => video._id}
      renderItem={renderItem}
      onLoadMore={onLoadMore}
      label={t('list')}
      create={{ label: t('new'), href: paths.creatorVideoNew() }}
      filters={<Filters filter={filter} onFilterChange={onFilterChange} />}
      noMatch={
        isFiltered
          ? {
              ...{ title: filter.query ? t('noMatch') : t('none'), showAll: t('showAll') },
              onShowAll: () => onFilterChange({ ...filter, query: '', audience: null, status: null }),
            }
          : null
      }
      empty={{ illustration: 'frame', title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
