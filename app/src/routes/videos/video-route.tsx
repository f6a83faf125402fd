import { CommentThread } from '@fanlight/components/comments';
import { paths } from '@fanlight/components/paths';
import { type VideoActions, VideoScreen } from '@fanlight/components/videos';
import {
  getGetVideoQueryOptions,
  getListCommentsInfiniteQueryOptions,
  getListVideosInfiniteQueryOptions,
  useGetPublicSettings,
  useGetVideo,
  useGetVideoFileStatus,
  useListVideosInfinite,
} from '@fanlight/sdk/hooks';
import type { Video } from '@fanlight/sdk/models';
import { lazy, Suspense, useEffect, useMemo } from 'react';
import { useLocation, useNavigate, useParams } from 'react-router-dom';
import { changeVideo } from '../../cache/cached-items.ts';
import { type DialogState, useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing } from '../../failures.ts';
import { useBlocking } from '../../groups/blocks/index.ts';
import { commentsOf, useComments } from '../../groups/comments/index.ts';
import { useFollow } from '../../groups/follows/index.ts';
import { useReact } from '../../groups/reactions/index.ts';
import { keepPlace, placeOf } from '../../groups/videos/index.ts';
import { toListLoadable, toLoadable } from '../../loadable.ts';
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

const targetOf = (objectId: string) => ({ objectType: 'video' as const, objectId });
const relatedTo = (excludeId: string) => ({ limit: 12, excludeId });

export function prefetch({ queryClient, params: { id = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetVideoQueryOptions(id));
  void queryClient.prefetchInfiniteQuery(getListVideosInfiniteQueryOptions(relatedTo(id)));
  void queryClient.prefetchInfiniteQuery(getListCommentsInfiniteQueryOptions(commentsOf(targetOf(id))));
}

/** Polls the processing progress of a video; the video is fetched again at the end. */
function useProgress(video: Video | undefined, refetch: () => unknown): number | null {
  const isPending = video?.isOwn && (video.file.status === 'uploaded' || video.file.status === 'processing');
  const { data } = useGetVideoFileStatus(video?._id ?? '', video?.file._id ?? '', {
    query: { enabled: isPending === true, refetchInterval: 2000 },
  });
  const isDone = data?.status === 'ready' || data?.status === 'failed';
  useEffect(() => {
    if (isPending && isDone) refetch();
  }, [isPending, isDone, refetch]);
  return data?.progress ?? null;
}

function useVideoActions(dialog: DialogState): VideoActions {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const toggleFollow = useFollow();
  const react = useReact('video', changeVideo);
  const asMember = (act: () => void) => (me ? act() : void navigate(paths.login(`${pathname}${search}`)));
  return {
    onLike: (video) => asMember(() => react(video, 'like', !video.isLiked)),
    onBookmark: (video) => asMember(() => react(video, 'bookmark', !video.isBookmarked)),
    onShare: () => dialog.open({ dialog: 'share' }),
    onReport: () => asMember(() => dialog.open({ dialog: 'report' })),
    onUnlock: ({ access, performer }) =>
      asMember(() => {
        if (access.wayIn === 'buy' || access.wayIn === 'subscribe') dialog.open({ dialog: access.wayIn });
        else if (access.wayIn === 'follow') toggleFollow({ _id: performer._id, isFollowed: false });
        else void navigate(paths.profile(performer.username ?? performer._id));
      }),
  };
}

/** Share, unlock, subscribe, report this video, report a comment on it. */
function Dialogs({ video, dialog, refetch }: { video: Video; dialog: DialogState; refetch: () => unknown }) {
  const me = useMe();
  const { _id: id, isOwn, performer, title, price } = video;
  const comment = dialog.get('comment');
  if (dialog.name === 'share') return <ShareRoute path={paths.video(id)} onClose={dialog.close} />;
  if (!me) return null;
  if (dialog.name === 'report' && comment)
    return <ReportRoute targetType="comment" targetId={comment} onClose={dialog.close} />;
  if (dialog.name === 'report' && !isOwn)
    return <ReportRoute targetType="video" targetId={id} onClose={dialog.close} />;
  if (dialog.name === 'buy' && !isOwn && price)
    return (
      <BuyRoute
        kind="video"
        id={id}
        performer={performer}
        title={title}
        price={price}
        dialog={dialog}
        onStale={() => void refetch()}
      />
    );
  if (dialog.name === 'subscribe' && !isOwn) return <SubscribeRoute performerId={performer._id} dialog={dialog} />;
  return null;
}

/** `/videos/{id}`: a video, similar ones, and its comments. */
export function Component() {
  const { id = '' } = useParams();
  const me = useMe();
  const query = useGetVideo(id);
  const others = useListVideosInfinite(relatedTo(id));
  const related = toListLoadable(others);
  const { data: settings } = useGetPublicSettings({ query: { staleTime: 300_000 } });
  const dialog = useDialog();
  const actions = useVideoActions(dialog);
  const blocking = useBlocking();
  const countComments = (step: number) =>
    changeVideo(id, (shown) => ({ ...shown, totalComments: Math.max(0, shown.totalComments + step) }));
  const comments = useComments(targetOf(id), countComments, blocking.onBlock);
  const progress = useProgress(query.data, query.refetch);
  const personId = me?._id;
  const start = useMemo(() => placeOf(personId, id), [personId, id]);
  const video = query.data;
  return (
    <>
      <VideoScreen
        video={toLoadable(query)}
        isMissing={isMissing(query.error)}
        actions={actions}
        start={start}
        volume={settings?.volume ?? 1}
        progress={progress}
        onProgress={({ _id }, seconds) => keepPlace(personId, _id, seconds)}
        onRenew={async () => (await query.refetch()).data?.file.url ?? null}
        related={related.list}
        onLoadMoreRelated={related.onLoadMore}
        comments={video && <CommentThread {...comments} total={video.totalComments} />}
        homeHref={me ? paths.home() : paths.welcome()}
      />
      {blocking.dialog}
      {video && (
        <Suspense>
          <Dialogs video={video} dialog={dialog} refetch={query.refetch} />
        </Suspense>
      )}
    </>
  );
}
