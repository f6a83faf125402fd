import type { Audience, Gallery, Photo, PhotoSortBy } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { audiences, CreatorContentList, ListFilters } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import type { ListLoadable } from '../primitives/index.ts';
import { CreatorPhotoTile } from './creator-photo-tile.tsx';
import { PhotoGridSkeleton, photoWidth } from './photo-list.tsx';

/** The audiences by which performers can filter the list of their own photos. */
export const photoAudiences = audiences;

/** The orders of the list, the default order first. */
export const photoOrders = ['createdAt', 'popular'] as const satisfies PhotoSortBy[];

/** The search text, the filters and the order that are applied to the list. */
export interface CreatorPhotosFilter {
  /** The search text. */
  query: string;
  /** The selected audience; null shows photos for all audiences. */
  audience: Audience | null;
  /** The id of the selected gallery; `single` shows photos without a gallery, and null shows all photos. */
  gallery: string | null;
  sortBy: PhotoSortBy;
}

/** A gallery to which a photo can be added. */
export type GalleryChoice = Pick<Gallery, '_id' | 'title' | 'audience'>;

export interface CreatorPhotosScreenProps {
  photos: ListLoadable<Photo>;
  /** The performer's galleries, for the filter. */
  galleries: readonly GalleryChoice[];
  filter: CreatorPhotosFilter;
  onFilterChange: (filter: CreatorPhotosFilter) => void;
  onLoadMore: () => void;
}

const renderTile = (photo: Photo) => <CreatorPhotoTile photo={photo} />;

type FilterProps = Pick<CreatorPhotosScreenProps, 'filter' | 'onFilterChange' | 'galleries'>;

function Filters({ filter, onFilterChange, galleries }: FilterProps) {
  const { t } = useTranslation(['photos', 'content']);
  const { query, audience, gallery, sortBy } = filter;
  return (
    <ListFilters
      search={{ label: t('search'), value: query, onChange: (text) => onFilterChange({ ...filter, query: text }) }}
      chips={{
        label: t('audience.label'),
        choices: [
          { value: 'all' as const, label: t('audience.all') },
          ...photoAudiences.map((value) => ({ value, label: t(`content:audience.${value}`) })),
        ],
        value: audience ?? 'all',
        onChange: (value) => onFilterChange({ ...filter, audience: value === 'all' ? null : value }),
      }}
      kinds={{
        label: t('gallery.label'),
        all: t('gallery.any'),
        choices: [
          { value: 'single', label: t('gallery.none') },
          ...galleries.map(({ _id, title }) => ({ value: _id, label: title })),
        ],
        value: gallery,
        onChange: (value) => onFilterChange({ ...filter, gallery: value }),
      }}
      sort={{
        label: t('sort.label'),
        orders: photoOrders.map((value) => ({ value, label: t(`sort.${value}`) })),
        value: sortBy,
        onChange: (value) => onFilterChange({ ...filter, sortBy: value }),
      }}
    />
  );
}

/** `/creator/photos`: a performer's own photos in a grid, with a search, filters, and links to the editor. */
export function CreatorPhotosScreen(props: CreatorPhotosScreenProps) {
  const { photos, galleries, filter, onFilterChange, onLoadMore } = props;
  const { t } = useTranslation('photos');
  const { query, audience, gallery } = filter;
  const isFiltered = query !== '' || audience !== null || gallery !== null;
  const selected = galleries.find(({ _id }) => _id === gallery);
  return (
    <CreatorContentList
      current="photos"
      data={photos}
      getKey={(photo) => photo._id}
      renderItem={renderTile}
      onLoadMore={onLoadMore}
      label={t('list')}
      grid={{ columnWidth: photoWidth, skeleton: <PhotoGridSkeleton /> }}
      create={{ label: t('add'), href: paths.creatorPhotoNew(selected?._id) }}
      filters={<Filters filter={filter} onFilterChange={onFilterChange} galleries={galleries} />}
      noMatch={
        isFiltered
          ? {
              ...{ title: query ? t('noMatch') : t('none'), showAll: t('showAll') },
              onShowAll: () => onFilterChange({ ...filter, query: '', audience: null, gallery: null }),
            }
          : null
      }
      empty={{ illustration: 'frame', title: t('emptyTitle'), text: t('emptyText') }}
    />
  );
}
