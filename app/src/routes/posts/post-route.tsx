import { CommentThread } from '@fanlight/components/comments';
import { PostScreen } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { getGetFeedQueryOptions, getListCommentsInfiniteQueryOptions, useGetFeed } from '@fanlight/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { lazy, Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { cachedFeed, changeFeed } from '../../cache/cached-feeds.ts';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing } from '../../failures.ts';
import { useBlocking } from '../../groups/blocks/index.ts';
import { commentsOf, useComments } from '../../groups/comments/index.ts';
import { usePostActions } from '../../groups/feeds/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';

const ReportRoute = lazy(() =>
  import('../../groups/reports/report-route.tsx').then((module) => ({ default: module.ReportRoute })),
);

const targetOf = (objectId: string) => ({ objectType: 'feed' as const, objectId });

export function prefetch({ queryClient, params: { id = '' } }: PrefetchArgs) {
  void queryClient.prefetchQuery(getGetFeedQueryOptions(id));
  void queryClient.prefetchInfiniteQuery(getListCommentsInfiniteQueryOptions(commentsOf(targetOf(id))));
}

/** `/posts/{id}`: a post and its comments. */
export function Component() {
  const { id = '' } = useParams();
  const me = useMe();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const query = useGetFeed(id, { query: { placeholderData: () => cachedFeed(cache, id) } });
  const homeHref = me ? paths.home() : paths.welcome();
  const { actions, dialogs } = usePostActions(() => void navigate(homeHref));
  const blocking = useBlocking();
  const countComments = (step: number) =>
    changeFeed(id, (feed) => ({ ...feed, totalComments: Math.max(0, feed.totalComments + step) }));
  const comments = useComments(targetOf(id), countComments, blocking.onBlock);
  const dialog = useDialog();
  const reported = me && dialog.name === 'report' ? dialog.get('comment') : null;
  return (
    <>
      <PostScreen
        feed={toLoadable(query)}
        isMissing={isMissing(query.error)}
        actions={actions}
        homeHref={homeHref}
        comments={
          query.data?.access.isAllowed && (
            // An unlocked post stays visible while the messages of the comments load.
            <Suspense>
              <CommentThread {...comments} total={query.data.totalComments} />
            </Suspense>
          )
        }
      />
      {dialogs}
      {blocking.dialog}
      {reported && (
        <Suspense>
          <ReportRoute targetType="comment" targetId={reported} onClose={dialog.close} />
        </Suspense>
      )}
    </>
  );
}
