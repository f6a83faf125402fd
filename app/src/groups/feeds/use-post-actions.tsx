import type { PostActions } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { useStableHandlers } from '@fanlight/components/primitives';
import { getGetFeedQueryOptions } from '@fanlight/sdk/hooks';
import { lazy, type ReactNode, Suspense } from 'react';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { useMemberActions } from '../../dialogs/use-member-actions.ts';
import { useServices } from '../../services.ts';
import { useItemActions } from '../content/index.ts';
import { usePin } from './use-pin.ts';
import { useVote } from './use-vote.ts';

const PostDialogs = lazy(() => import('./post-dialogs.tsx').then((module) => ({ default: module.PostDialogs })));

/**
 * Returns the viewer's actions on posts, and the dialogs that they open. `onDeleted` is called after a post was
 * deleted.
 */
export function usePostActions(onDeleted?: () => void): { actions: PostActions; dialogs: ReactNode } {
  const { queryClient } = useServices();
  const dialog = useDialog();
  const member = useMemberActions();
  const vote = useVote();
  const actions = useStableHandlers<PostActions>({
    ...useItemActions('feed'),
    onVote: (feed, optionId) =>
      member.act(() => vote(feed, optionId), { type: 'vote', feedId: feed._id, optionId }, paths.post(feed._id)),
    onOpenMedia: (feed, index) => {
      const file = feed.files[index];
      if (file) dialog.open({ dialog: 'photo', post: feed._id, photo: file._id });
    },
    onRenew: async ({ _id }, fileId) => {
      const fresh = await queryClient.fetchQuery({ ...getGetFeedQueryOptions(_id), staleTime: 0 });
      return fresh.files.find((file) => file._id === fileId) ?? null;
    },
    onPin: usePin(),
    onDelete: ({ _id }) => dialog.open({ dialog: 'delete', post: _id }),
  });
  const post = dialog.get('post');
  const dialogs = post ? (
    <Suspense>
      <PostDialogs id={post} dialog={dialog} onDeleted={onDeleted} />
    </Suspense>
  ) : null;
  return { actions, dialogs };
}
