import { CommentThread } from '@fanlight/components/comments';
import { paths } from '@fanlight/components/paths';
import { VideoScreen } from '@fanlight/components/videos';
import {
  getGetVideoQueryOptions,
  getListCommentsInfiniteQueryOptions,
  getListVideosInfiniteQueryOptions,
  useGetPublicSettings,
  useGetVideo,
  useListVideosInfinite,
} from '@fanlight/sdk/hooks';
import { useMemo } from 'react';
import { useParams } from 'react-router-dom';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing } from '../../failures.ts';
import { useBlocking } from '../../groups/blocks/index.ts';
import { commentsOf, useComments } from '../../groups/comments/index.ts';
import { ItemDialogs, useItemActions } from '../../groups/content/index.ts';
import { FollowRoute } from '../../groups/follows/index.ts';
import { resumePositionOf, saveResumePosition, useVideoProgress } from '../../groups/videos/index.ts';
import { toListLoadable, toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';

const targetOf = (objectId: string) => ({ objectType: 'video' as const, objectId });
/** Returns the parameters of the list of other videos, which leaves out the video of the page. */
const otherVideosThan = (excludeId: string) => ({ limit: 12, excludeId });

export function prefetch({ queryClient, request, params: { id = '' } }: PrefetchArgs) {
  const { searchParams } = new URL(request.url);
  void queryClient.prefetchQuery(getGetVideoQueryOptions(id));
  void queryClient.prefetchInfiniteQuery(getListVideosInfiniteQueryOptions(otherVideosThan(id)));
  void queryClient.prefetchInfiniteQuery(getListCommentsInfiniteQueryOptions(commentsOf(targetOf(id), searchParams)));
}

/** `/videos/{id}`: shows a video with its comments and similar videos. */
export function Component() {
  const { id = '' } = useParams();
  const me = useMe();
  const query = useGetVideo(id);
  const others = useListVideosInfinite(otherVideosThan(id));
  const related = toListLoadable(others);
  const { data: settings } = useGetPublicSettings({ query: { staleTime: 300_000 } });
  const dialog = useDialog();
  const actions = useItemActions('video');
  const blocking = useBlocking();
  const comments = useComments(targetOf(id), blocking.onBlock);
  const progress = useVideoProgress(query.data, query.refetch);
  const userId = me?._id;
  const start = useMemo(() => resumePositionOf(userId, id), [userId, id]);
  const video = query.data;
  return (
    <>
      <VideoScreen
        video={toLoadable(query)}
        isMissing={isMissing(query.error)}
        actions={actions}
        follow={video && !video.isOwn && <FollowRoute performerId={video.performer._id} />}
        start={start}
        volume={settings?.volume ?? 1}
        progress={progress}
        onProgress={({ _id }, seconds) => saveResumePosition(userId, _id, seconds)}
        onRenew={async () => (await query.refetch()).data?.file ?? null}
        related={related.list}
        onLoadMoreRelated={related.onLoadMore}
        comments={
          video && (
            <CommentThread {...comments} creatorId={video.performer._id} hasShortcut total={video.totalComments} />
          )
        }
        homeHref={me ? paths.home() : paths.welcome()}
      />
      {blocking.dialog}
      {video && dialog.name && (
        <ItemDialogs kind="video" item={video} dialog={dialog} onStale={() => void query.refetch()} />
      )}
    </>
  );
}
