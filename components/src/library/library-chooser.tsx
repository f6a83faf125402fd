import type { LibraryFile } from '@fanlight/sdk/models';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { PhotoGridSkeleton, photoWidth } from '../galleries/index.ts';
import { Button, Dialog, EmptyState, type ListLoadable, LoadableList, Text } from '../primitives/index.ts';
import { isFiltered, type LibraryFilter } from './library-filter.ts';
import { LibraryFilters } from './library-filters.tsx';
import { LibraryTile } from './library-tile.tsx';

export interface LibraryChooserProps {
  files: ListLoadable<LibraryFile>;
  filter: LibraryFilter;
  onFilterChange: (filter: LibraryFilter) => void;
  onLoadMore: () => void;
  /** The number of files that can be chosen. */
  maxFiles: number;
  /** The ids of files that the item already has. */
  presentIds: readonly string[];
  onChoose: (files: LibraryFile[]) => void;
  onClose: () => void;
}

/** The dialog that chooses files of the media library, which are used again without a second upload (rule F4). */
export function LibraryChooser(props: LibraryChooserProps) {
  const { files, filter, onFilterChange, onLoadMore, maxFiles, presentIds, onChoose, onClose } = props;
  const { t } = useTranslation('library');
  const [chosen, setChosen] = useState<readonly LibraryFile[]>([]);
  const isChosen = ({ _id }: LibraryFile) => chosen.some((file) => file._id === _id);
  const isFull = maxFiles > 1 && chosen.length >= maxFiles;
  const isUsable = (file: LibraryFile) => file.status === 'ready' && !presentIds.includes(file._id);
  const press = (file: LibraryFile) =>
    setChosen((list) => {
      if (list.some(({ _id }) => _id === file._id)) return list.filter(({ _id }) => _id !== file._id);
      return maxFiles === 1 ? [file] : [...list, file];
    });
  return (
    <Dialog
      open
      onClose={onClose}
      size="lg"
      title={t('choose.title')}
      description={t('choose.text', { count: maxFiles })}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('choose.cancel')}
          </Button>
          <Button variant="main" disabled={chosen.length === 0} onClick={() => onChoose([...chosen])}>
            {t('choose.add', { count: chosen.length })}
          </Button>
        </>
      }
    >
      <LibraryFilters filter={filter} onFilterChange={onFilterChange} hasPeriod={false} />
      {isFull && (
        <Text role="status" tone="muted" size="sm" mb="2">
          {t('choose.full', { count: maxFiles })}
        </Text>
      )}
      <LoadableList
        data={files}
        skeleton={<PhotoGridSkeleton />}
        getKey={({ _id }) => _id}
        renderItem={(file) => (
          <LibraryTile
            file={file}
            isChosen={isChosen(file)}
            isDisabled={!isUsable(file) || (isFull && !isChosen(file))}
            onPress={press}
          />
        )}
        onLoadMore={onLoadMore}
        label={t('list')}
        columnWidth={photoWidth}
        gap="2"
        empty={
          <EmptyState
            illustration={isFiltered(filter) ? 'lantern' : 'frame'}
            title={isFiltered(filter) ? t('noMatch') : t('emptyTitle')}
            {...(!isFiltered(filter) && { text: t('emptyText') })}
          />
        }
      />
    </Dialog>
  );
}
