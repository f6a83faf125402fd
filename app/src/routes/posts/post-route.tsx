import { CommentThread } from '@fanlight/components/comments';
import { PostScreen } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { getGetFeedQueryOptions, getListCommentsInfiniteQueryOptions, useGetFeed } from '@fanlight/sdk/hooks';
import { useQueryClient } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useNavigate, useParams } from 'react-router-dom';
import { cachedFeed } from '../../cache/cached-feeds.ts';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { isMissing } from '../../failures.ts';
import { useBlocking } from '../../groups/blocks/index.ts';
import { commentsOf, useComments } from '../../groups/comments/index.ts';
import { ItemDialogs } from '../../groups/content/index.ts';
import { usePostActions } from '../../groups/feeds/index.ts';
import { toLoadable } from '../../loadable.ts';
import type { PrefetchArgs } from '../../route.ts';
import { useMe } from '../../session/session.ts';

const targetOf = (objectId: string) => ({ objectType: 'feed' as const, objectId });

export function prefetch({ queryClient, request, params: { id = '' } }: PrefetchArgs) {
  const { searchParams } = new URL(request.url);
  void queryClient.prefetchQuery(getGetFeedQueryOptions(id));
  void queryClient.prefetchInfiniteQuery(getListCommentsInfiniteQueryOptions(commentsOf(targetOf(id), searchParams)));
}

/** `/posts/{id}`: shows a post and its comments. */
export function Component() {
  const { id = '' } = useParams();
  const me = useMe();
  const navigate = useNavigate();
  const cache = useQueryClient();
  const query = useGetFeed(id, { query: { placeholderData: () => cachedFeed(cache, id) } });
  const homeHref = me ? paths.home() : paths.welcome();
  const { actions, dialogs } = usePostActions(() => void navigate(homeHref, { replace: true }));
  const blocking = useBlocking();
  const comments = useComments(targetOf(id), blocking.onBlock);
  const dialog = useDialog();
  return (
    <>
      <PostScreen
        feed={toLoadable(query)}
        isMissing={isMissing(query.error)}
        actions={actions}
        homeHref={homeHref}
        comments={
          query.data?.access.isAllowed && (
            // This boundary keeps the post visible while the translations of the comments load.
            <Suspense>
              <CommentThread
                {...comments}
                creatorId={query.data.performer._id}
                hasShortcut
                total={query.data.totalComments}
              />
            </Suspense>
          )
        }
      />
      {dialogs}
      {blocking.dialog}
      {query.data && dialog.get('comment') && <ItemDialogs kind="feed" item={query.data} dialog={dialog} />}
    </>
  );
}
