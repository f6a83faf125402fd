import type { Audience, Gallery, GallerySortBy } from '@fanlight/sdk/models';
import { useCallback } from 'react';
import { useTranslation } from 'react-i18next';
import { audiences, CreatorContentList, ListFilters } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { type ListLoadable, useStableHandlers } from '../primitives/index.ts';
import { CreatorGalleryRow } from './creator-gallery-row.tsx';

/** The audiences by which performers can filter the list of their own galleries. */
export const galleryAudiences = audiences;

/** The orders of the list, the default order first. */
export const galleryOrders = ['createdAt', 'popular'] as const satisfies GallerySortBy[];

/** The search text, the filter and the order that are applied to the list. */
export interface CreatorGalleriesFilter {
  /** The search text. */
  query: string;
  /** The selected audience; null shows galleries for all audiences. */
  audience: Audience | null;
  sortBy: GallerySortBy;
}

export interface CreatorGalleriesScreenProps {
  galleries: ListLoadable<Gallery>;
  filter: CreatorGalleriesFilter;
  onFilterChange: (filter: CreatorGalleriesFilter) => void;
  onLoadMore: () => void;
  onDelete: (gallery: Gallery) => void;
}

type FilterProps = Pick<CreatorGalleriesScreenProps, 'filter' | 'onFilterChange'>;

function Filters({ filter, onFilterChange }: FilterProps) {
  const { t } = useTranslation(['photos', 'content']);
  const { query, audience, sortBy } = filter;
  return (
    <ListFilters
      search={{
        ...{ label: t('galleries.search'), value: query },
        onChange: (text) => onFilterChange({ ...filter, query: text }),
      }}
      chips={{
        label: t('galleries.audience.label'),
        choices: [
          { value: 'all' as const, label: t('galleries.audience.all') },
          ...galleryAudiences.map((value) => ({ value, label: t(`content:audience.${value}`) })),
        ],
        value: audience ?? 'all',
        onChange: (value) => onFilterChange({ ...filter, audience: value === 'all' ? null : value }),
      }}
      sort={{
        label: t('galleries.sort.label'),
        orders: galleryOrders.map((value) => ({ value, label: t(`galleries.sort.${value}`) })),
        value: sortBy,
        onChange: (value) => onFilterChange({ ...filter, sortBy: value }),
      }}
    />
  );
}

/** `/creator/galleries`: lists a performer's own galleries, with a search, links to the editor, and deletion. */
export function CreatorGalleriesScreen(props: CreatorGalleriesScreenProps) {
  const { galleries, filter, onFilterChange, onLoadMore, onDelete } = props;
  const { t } = useTranslation('photos');
  const handlers = useStableHandlers({ onDelete });
  const renderItem = useCallback(
    (gallery: Gallery) => <CreatorGalleryRow gallery={gallery} onDelete={handlers.onDelete} />,
    [handlers],
  );
  const isFiltered = filter.query !== '' || filter.audience !== null;
  return (
    <CreatorContentList
      current="galleries"
      data={galleries}
      getKey={(gallery) => gallery._id}
      renderItem={renderItem}
      onLoadMore={onLoadMore}
      label={t('galleries.list')}
      create={{ label: t('galleries.new'), href: paths.creatorGalleryNew() }}
      filters={<Filters filter={filter} onFilterChange={onFilterChange} />}
      noMatch={
        isFiltered
          ? {
              title: filter.query ? t('galleries.noMatch') : t('galleries.none'),
              showAll: t('galleries.showAll'),
              onShowAll: () => onFilterChange({ ...filter, query: '', audience: null }),
            }
          : null
      }
      empty={{ illustration: 'frame', title: t('galleries.emptyTitle'), text: t('galleries.emptyText') }}
    />
  );
}
