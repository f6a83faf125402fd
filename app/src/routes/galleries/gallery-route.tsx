import { type GalleryActions, GalleryScreen } from '@fanlight/components/galleries';
import { paths } from '@fanlight/components/paths';
import { getGetGalleryQueryOptions, useGetGallery } from '@fanlight/sdk/hooks';
import type { Gallery } from '@fanlight/sdk/models';
import { lazy, Suspense } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { changeGallery } from '../../cache/cached-items.ts';
import { type DialogState, useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing } from '../../failures.ts';
import { useFollow } from '../../groups/follows/index.ts';
import { useReact } from '../../groups/reactions/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';

const BuyRoute = lazy(() =>
  import('../../groups/wallet/buy-route.tsx').then((module) => ({ default: module.BuyRoute })),
);
const ReportRoute = lazy(() =>
  import('../../groups/reports/report-route.tsx').then((module) => ({ default: module.ReportRoute })),
);
const ShareRoute = lazy(() =>
  import('../../dialogs/share-route.tsx').then((module) => ({ default: module.ShareRoute })),
);
const SubscribeRoute = lazy(() =>
  import('../../groups/subscriptions/subscribe-route.tsx').then((module) => ({ default: module.SubscribeRoute })),
);
const GalleryPopup = lazy(() =>
  import('@fanlight/components/layouts/gallery-popup').then((module) => ({ default: module.GalleryPopup })),
);

export function prefetch({ queryClient, params: { id = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetGalleryQueryOptions(id));
}

function useGalleryActions(dialog: DialogState): GalleryActions {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toggleFollow = useFollow();
  const react = useReact('gallery', changeGallery);
  const asMember = (act: () => void) => (me ? act() : void navigate(paths.login(`${pathname}${search}`)));
  return {
    onLike: (gallery) => asMember(() => react(gallery, 'like', !gallery.isLiked)),
    onBookmark: (gallery) => asMember(() => react(gallery, 'bookmark', !gallery.isBookmarked)),
    onShare: () => dialog.open({ dialog: 'share' }),
    onReport: () => asMember(() => dialog.open({ dialog: 'report' })),
    onOpen: (_, photo) => dialog.open({ dialog: 'photo', photo }),
    onUnlock: ({ access, performer }) =>
      asMember(() => {
        if (access.wayIn === 'buy' || access.wayIn === 'subscribe') dialog.open({ dialog: access.wayIn });
        else if (access.wayIn === 'follow') toggleFollow({ _id: performer._id, isFollowed: false });
        else void navigate(paths.profile(performer.username ?? performer._id));
      }),
  };
}

interface DialogsProps {
  gallery: Gallery;
  dialog: DialogState;
  refetch: () => unknown;
}

/** Its photos over the whole page, share, unlock, subscribe, report. */
function Dialogs({ gallery, dialog, refetch }: DialogsProps) {
  const me = useMe();
  const { _id: id, isOwn, performer, title, price, photos } = gallery;
  if (dialog.name === 'photo') {
    const items = photos.flatMap(({ _id, url, alt, width, height }) =>
      url ? [{ id: _id, src: url, alt, width, height }] : [],
    );
    return (
      <GalleryPopup
        items={items}
        activeId={dialog.get('photo')}
        onActiveChange={(photo) => dialog.change({ photo })}
        onClose={dialog.close}
      />
    );
  }
  if (dialog.name === 'share') return <ShareRoute path={paths.gallery(id)} onClose={dialog.close} />;
  if (!me || isOwn) return null;
  if (dialog.name === 'report') return <ReportRoute targetType="gallery" targetId={id} onClose={dialog.close} />;
  if (dialog.name === 'subscribe') return <SubscribeRoute performerId={performer._id} dialog={dialog} />;
  if (dialog.name === 'buy' && price)
    return (
      <BuyRoute
        kind="gallery"
        id={id}
        performer={performer}
        title={title}
        price={price}
        dialog={dialog}
        onStale={() => void refetch()}
      />
    );
  return null;
}

/** `/galleries/{id}`: a set of photos. */
export function Component() {
  const { id = '' } = useParams();
  const me = useMe();
  const query = useGetGallery(id);
  const dialog = useDialog();
  const actions = useGalleryActions(dialog);
  return (
    <>
      <GalleryScreen
        gallery={toLoadable(query)}
        isMissing={isMissing(query.error)}
        actions={actions}
        homeHref={me ? paths.home() : paths.welcome()}
      />
      {query.data && (
        <Suspense>
          <Dialogs gallery={query.data} dialog={dialog} refetch={query.refetch} />
        </Suspense>
      )}
    </>
  );
}
