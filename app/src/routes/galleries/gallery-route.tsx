import { GalleryScreen } from '@fanlight/components/galleries';
import { paths } from '@fanlight/components/paths';
import { getGetGalleryQueryOptions, useGetGallery } from '@fanlight/sdk/hooks';
import { lazy, Suspense } from 'react';
import { useParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing } from '../../failures.ts';
import { useItemActions } from '../../groups/content/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';

const ItemDialogs = lazy(() =>
  import('../../groups/content/item-dialogs.tsx').then((module) => ({ default: module.ItemDialogs })),
);
const PhotoPopup = lazy(() =>
  import('../../groups/content/photo-popup.tsx').then((module) => ({ default: module.PhotoPopup })),
);

export function prefetch({ queryClient, params: { id = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetGalleryQueryOptions(id));
}

/** `/galleries/{id}`: a set of photos. */
export function Component() {
  const { id = '' } = useParams();
  const me = useMe();
  const query = useGetGallery(id);
  const dialog = useDialog();
  const actions = useItemActions('gallery');
  const gallery = query.data;
  return (
    <>
      <GalleryScreen
        gallery={toLoadable(query)}
        isMissing={isMissing(query.error)}
        actions={{ ...actions, onOpen: (_, photo) => dialog.open({ dialog: 'photo', photo }) }}
        homeHref={me ? paths.home() : paths.welcome()}
      />
      {gallery && dialog.name && (
        <Suspense>
          {dialog.name === 'photo' ? (
            <PhotoPopup photos={gallery.photos} dialog={dialog} />
          ) : (
            <ItemDialogs kind="gallery" item={gallery} dialog={dialog} onStale={() => void query.refetch()} />
          )}
        </Suspense>
      )}
    </>
  );
}
