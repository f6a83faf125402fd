import { EmptyState } from '@fanlight/components/primitives';
import { ReelList } from '@fanlight/components/reels';
import { useListReelsInfinite } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { toListLoadable } from '../../loadable.ts';
import type { TabProps } from './tab-props.ts';

/** The reels of a performer. A click on a reel opens the player. */
export function ReelsTab({ performer }: TabProps) {
  const { t } = useTranslation('reels');
  const query = useListReelsInfinite(
    { limit: 18, performerId: performer?._id ?? '' },
    { query: { enabled: performer !== undefined } },
  );
  const { list, onLoadMore } = toListLoadable(query);
  const name = performer?.name;
  return (
    <ReelList
      reels={list}
      onLoadMore={onLoadMore}
      label={t('tab.label', { name })}
      empty={<EmptyState illustration="frame" title={t('tab.emptyTitle')} text={t('tab.emptyText', { name })} />}
    />
  );
}
