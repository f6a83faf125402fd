import { DeleteFeedDialog } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { useDeleteFeed, useGetFeed } from '@fanlight/sdk/hooks';
import type { Feed } from '@fanlight/sdk/models';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { cachedFeed } from '../../cache/cached-feeds.ts';
import { ShareRoute } from '../../dialogs/share-route.tsx';
import type { DialogState } from '../../dialogs/use-dialog.ts';
import { showFailure } from '../../failures.ts';
import { ReportRoute } from '../reports/index.ts';
import { TipRoute } from '../wallet/index.ts';

const BuyRoute = lazy(() => import('../wallet/buy-route.tsx').then((module) => ({ default: module.BuyRoute })));

const SubscribeRoute = lazy(() =>
  import('../subscriptions/subscribe-route.tsx').then((module) => ({ default: module.SubscribeRoute })),
);

const GalleryPopup = lazy(() =>
  import('@fanlight/components/layouts/gallery-popup').then((module) => ({ default: module.GalleryPopup })),
);

function toItems(feed: Feed) {
  return feed.files.flatMap(({ _id: id, type, url, alt, width, height }) =>
    url && type === 'feed-photo' ? [{ id, src: url, alt, width, height }] : [],
  );
}

/** The dialogs of one post: tip, report, delete, and its photos over the whole page. */
export function PostDialogs({
  id,
  dialog,
  onDeleted,
}: {
  id: string;
  dialog: DialogState;
  onDeleted: (() => void) | undefined;
}) {
  const { t } = useTranslation('common');
  const cache = useQueryClient();
  const { data: feed, refetch } = useGetFeed(id, { query: { placeholderData: () => cachedFeed(cache, id) } });
  const remove = useDeleteFeed();
  if (!feed) return null;
  const confirmDelete = () =>
    remove.mutate(
      { id },
      {
        onSuccess: () => {
          dialog.close();
          onDeleted?.();
        },
        onError: (error) => showFailure(error, t),
      },
    );
  if (dialog.name === 'tip-for-post') return <TipRoute performer={feed.performer} dialog={dialog} />;
  if (dialog.name === 'share') return <ShareRoute path={paths.post(id)} onClose={dialog.close} />;
  if (dialog.name === 'report' && !feed.isOwn)
    return <ReportRoute targetType="feed" targetId={id} onClose={dialog.close} />;
  if (dialog.name === 'buy' && !feed.isOwn && feed.price)
    return (
      <Suspense>
        <BuyRoute
          kind="feed"
          id={id}
          performer={feed.performer}
          price={feed.price}
          dialog={dialog}
          onStale={() => void refetch()}
        />
      </Suspense>
    );
  if (dialog.name === 'subscribe' && !feed.isOwn)
    return (
      <Suspense>
        <SubscribeRoute performerId={feed.performer._id} dialog={dialog} />
      </Suspense>
    );
  if (dialog.name === 'delete' && feed.isOwn)
    return <DeleteFeedDialog open isDeleting={remove.isPending} onConfirm={confirmDelete} onClose={dialog.close} />;
  const items = toItems(feed);
  const active = items.find((item) => item.id === dialog.get('photo'));
  if (dialog.name !== 'photo' || !active) return null;
  return (
    <Suspense>
      <GalleryPopup
        items={items}
        activeId={active.id}
        onActiveChange={(photo) => dialog.change({ photo })}
        onClose={dialog.close}
      />
    </Suspense>
  );
}
