import { PhotoList } from '@fanlight/components/galleries';
import { paths } from '@fanlight/components/paths';
import { EmptyState } from '@fanlight/components/primitives';
import { useListPerformerPhotosInfinite } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useNavigate } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { PhotoPopup } from '../../groups/content/index.ts';
import { useFollow } from '../../groups/follows/index.ts';
import { toListLoadable } from '../../loadable.ts';
import { useLoginFirst } from '../../session/use-login-first.ts';
import type { TabProps } from './tab-props.ts';

/** The photos of a performer that are not in a gallery. */
export function PhotosTab({ performer }: TabProps) {
  const { t } = useTranslation('galleries');
  const navigate = useNavigate();
  const dialog = useDialog();
  const toggleFollow = useFollow();
  const joinFirst = useLoginFirst();
  const query = useListPerformerPhotosInfinite(
    performer?._id ?? '',
    { limit: 24 },
    { query: { enabled: performer !== undefined } },
  );
  const { list, onLoadMore } = toListLoadable(query);
  const name = performer?.name;
  const shown = list.state === 'ready' ? list.value.items : [];
  const photos = shown.map(({ _id, file, text }) => ({ ...file, _id, alt: file.alt || text }));
  return (
    <>
      <PhotoList
        photos={list}
        onLoadMore={onLoadMore}
        label={t('tab.photos', { name })}
        empty={
          <EmptyState
            illustration="frame"
            title={t('tab.photosEmpty')}
            text={performer?.isOwn ? t('tab.emptyOwn') : t('tab.photosEmptyText', { name })}
          />
        }
        onOpen={({ _id: photo }) => dialog.open({ dialog: 'photo', photo })}
        onUnlock={({ access, audience, performer: { _id, username } }) => {
          const unlock = () => {
            if (access.requiredAction === 'follow') toggleFollow({ _id, isFollowed: false });
            // Only opens the dialog, which the profile page renders.
            else if (access.requiredAction === 'subscribe') dialog.open({ dialog: 'subscribe' });
            else void navigate(paths.profile(username ?? _id));
          };
          const pending = audience === 'followers' ? ({ type: 'follow', performerId: _id } as const) : undefined;
          joinFirst(unlock, pending, undefined, paths.register);
        }}
      />
      {dialog.name === 'photo' && <PhotoPopup photos={photos} dialog={dialog} />}
    </>
  );
}
