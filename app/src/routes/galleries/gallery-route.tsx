import { GalleryList, GalleryScreen } from '@fanlight/components/galleries';
import { paths } from '@fanlight/components/paths';
import { readyList } from '@fanlight/components/primitives';
import { getGetGalleryQueryOptions, useGetGallery, useListGalleries } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing } from '../../failures.ts';
import { ItemDialogs, PhotoPopup, useItemActions } from '../../groups/content/index.ts';
import { FollowRoute } from '../../groups/follows/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';

export function prefetch({ queryClient, params: { id = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetGalleryQueryOptions(id));
}

/** `/galleries/{id}`: shows the photos of a gallery. */
export function Component() {
  const { t } = useTranslation('common');
  const { id = '' } = useParams();
  const me = useMe();
  const query = useGetGallery(id);
  const dialog = useDialog();
  const actions = useItemActions('gallery');
  const gallery = query.data;
  const more = useListGalleries(
    { performerId: gallery?.performer._id ?? '', limit: 7 },
    { query: { enabled: gallery !== undefined } },
  );
  const similar = more.data?.data.filter(({ _id }) => _id !== id).slice(0, 6) ?? [];
  return (
    <>
      <GalleryScreen
        gallery={toLoadable(query)}
        isMissing={isMissing(query.error)}
        actions={{ ...actions, onOpen: (_, photo) => dialog.open({ dialog: 'photo', photo }) }}
        follow={gallery && !gallery.isOwn && <FollowRoute performerId={gallery.performer._id} />}
        similar={
          gallery &&
          similar.length > 0 && (
            <GalleryList
              galleries={readyList(similar)}
              onLoadMore={() => undefined}
              label={t('moreFrom', { name: gallery.performer.name })}
              empty={null}
              endText={null}
            />
          )
        }
        homeHref={me ? paths.home() : paths.welcome()}
      />
      {gallery && dialog.name === 'photo' && <PhotoPopup photos={gallery.photos} dialog={dialog} />}
      {gallery && dialog.name !== 'photo' && (
        <ItemDialogs kind="gallery" item={gallery} dialog={dialog} onStale={() => void query.refetch()} />
      )}
    </>
  );
}
