import type { PostActions } from '@fanlight/components/feeds';
import { paths } from '@fanlight/components/paths';
import { useStableHandlers } from '@fanlight/components/primitives';
import { getGetFeedQueryOptions } from '@fanlight/sdk/hooks';
import type { Feed } from '@fanlight/sdk/models';
import { lazy, type ReactNode, Suspense } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { queryClient } from '../../api.ts';
import { changeFeed } from '../../cache/cached-feeds.ts';
import { type DialogName, useDialog } from '../../dialogs/use-dialog.ts';
import { useMe } from '../../session/session.ts';
import { useFollow } from '../follows/index.ts';
import { useReact } from '../reactions/index.ts';
import { useVote } from './use-vote.ts';

const PostDialogs = lazy(() => import('./post-dialogs.tsx').then((module) => ({ default: module.PostDialogs })));

/** What can be done with posts, and the dialogs that it opens; `onDeleted` is called when one is gone. */
export function usePostActions(onDeleted?: () => void): { actions: PostActions; dialogs: ReactNode } {
  const me = useMe();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const dialog = useDialog();
  const toggleFollow = useFollow();
  const react = useReact('feed', changeFeed);
  const vote = useVote();
  const asMember = (act: () => void) => (me ? act() : void navigate(paths.login(`${pathname}${search}`)));
  const openFor = (name: DialogName, feed: Feed) => dialog.open({ dialog: name, post: feed._id });
  const actions = useStableHandlers<PostActions>({
    onLike: (feed) => asMember(() => react(feed, 'like', !feed.isLiked)),
    onBookmark: (feed) => asMember(() => react(feed, 'bookmark', !feed.isBookmarked)),
    onShare: (feed) => openFor('share', feed),
    onTip: (feed) => asMember(() => openFor('tip-for-post', feed)),
    onUnlock: (feed) =>
      asMember(() => {
        const { access, performer } = feed;
        if (access.wayIn === 'buy') openFor('buy', feed);
        else if (access.wayIn === 'subscribe') openFor('subscribe', feed);
        else if (access.wayIn === 'follow') toggleFollow({ _id: performer._id, isFollowed: false });
        else void navigate(paths.profile(performer.username ?? performer._id));
      }),
    onVote: (feed, optionId) => asMember(() => vote(feed, optionId)),
    onOpenMedia: (feed, index) => {
      const file = feed.files[index];
      if (file) dialog.open({ dialog: 'photo', post: feed._id, photo: file._id });
    },
    onRenew: async ({ _id }, fileId) => {
      const fresh = await queryClient.fetchQuery({ ...getGetFeedQueryOptions(_id), staleTime: 0 });
      return fresh.files.find((file) => file._id === fileId)?.url ?? null;
    },
    onReport: (feed) => asMember(() => openFor('report', feed)),
    onDelete: (feed) => openFor('delete', feed),
  });
  const post = dialog.get('post');
  const dialogs = post ? (
    <Suspense>
      <PostDialogs id={post} dialog={dialog} onDeleted={onDeleted} />
    </Suspense>
  ) : null;
  return { actions, dialogs };
}
