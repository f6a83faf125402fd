import type { LibraryFile } from '@fanlight/sdk/models';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { CreatorContentList } from '../content/index.ts';
import { PhotoGridSkeleton, photoWidth } from '../galleries/index.ts';
import { paths } from '../paths/index.ts';
import { type ListLoadable, useStableHandlers } from '../primitives/index.ts';
import { isFiltered, type LibraryFilter, wholeLibrary } from './library-filter.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryTile } from './library-tile.tsx';

export interface LibraryScreenProps {
  files: ListLoadable<LibraryFile>;
  filter: LibraryFilter;
  onFilterChange: (filter: LibraryFilter) => void;
  /** Opens the details of a file. */
  onOpen: (file: LibraryFile) => void;
  onLoadMore: () => void;
}

/** `/creator/library`: the performer's media library, a grid of all uploaded files (rule F4). */
export function LibraryScreen({ files, filter, onFilterChange, onOpen, onLoadMore }: LibraryScreenProps) {
  const { t } = useTranslation('library');
  const handlers = useStableHandlers({ onOpen });
  const renderTile = useCallback(
    (file: LibraryFile) => <LibraryTile file={file} onPress={handlers.onOpen} />,
    [handlers],
  );
  return (
    <CreatorContentList
      current="library"
      data={files}
      getKey={({ _id }) => _id}
      renderItem={renderTile}
      onLoadMore={onLoadMore}
      label={t('list')}
      grid={{ columnWidth: photoWidth, skeleton: <PhotoGridSkeleton /> }}
      create={{ label: t('newPost'), href: paths.creatorPostNew() }}
      filters={<LibraryFilters filter={filter} onFilterChange={onFilterChange} hasPeriod />}
      noMatch={
        isFiltered(filter)
          ? { title: t('noMatch'), showAll: t('showAll'), onShowAll: () => onFilterChange(wholeLibrary) }
          : null
      }
      empty={{ illustration: 'frame', title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
