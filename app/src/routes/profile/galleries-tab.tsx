import { GalleryList } from '@fanlight/components/galleries';
import { EmptyState } from '@fanlight/components/primitives';
import { useListGalleriesInfinite } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { toListLoadable } from '../../loadable.ts';
import type { TabProps } from './tab-props.ts';

/** The galleries of a performer. */
export function GalleriesTab({ performer }: TabProps) {
  const { t } = useTranslation('galleries');
  const query = useListGalleriesInfinite(
    { limit: 12, ...(performer && { performerId: performer._id }) },
    { query: { enabled: performer !== undefined } },
  );
  const { list, onLoadMore } = toListLoadable(query);
  const name = performer?.name;
  return (
    <GalleryList
      galleries={list}
      onLoadMore={onLoadMore}
      label={t('tab.galleries', { name })}
      empty={
        <EmptyState
          illustration="frame"
          title={t('tab.galleriesEmpty')}
          text={performer?.isOwn ? t('tab.emptyOwn') : t('tab.galleriesEmptyText', { name })}
        />
      }
    />
  );
}
