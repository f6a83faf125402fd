import { EmptyState } from '@fanlight/components/primitives';
import { VideoList } from '@fanlight/components/videos';
import { useListVideosInfinite } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { toListLoadable } from '../../loadable.ts';
import type { TabProps } from './tab-props.ts';

/** The videos of a performer. They are fetched when the performer's id is known. */
export function VideosTab({ performer }: TabProps) {
  const { t } = useTranslation('videos');
  const query = useListVideosInfinite(
    { limit: 12, performerId: performer?._id ?? '' },
    { query: { enabled: performer !== undefined } },
  );
  const { list, onLoadMore } = toListLoadable(query);
  const name = performer?.name;
  return (
    <VideoList
      videos={list}
      onLoadMore={onLoadMore}
      label={t('tab.label', { name })}
      empty={<EmptyState illustration="frame" title={t('tab.emptyTitle')} text={t('tab.emptyText', { name })} />}
    />
  );
}
