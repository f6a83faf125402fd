import type { CommentThreadProps } from '@fanlight/components/comments';
import { paths } from '@fanlight/components/paths';
import { useCreateComment, useDeleteComment, useListCommentsInfinite, useUpdateComment } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { changeFeed } from '../../actions/cached-feeds.ts';
import { useDialog } from '../../actions/use-dialog.ts';
import { showFailure, toFormResult } from '../../failures.ts';
import { toListLoadable } from '../../loadable.ts';
import { useMe } from '../../session/session.ts';
import { CommentReplies } from './comment-replies.tsx';

export const commentsOf = (feedId: string) => ({ objectType: 'feed' as const, objectId: feedId, limit: 20 });

const count = (feedId: string, step: number) =>
  changeFeed(feedId, (feed) => ({ ...feed, totalComments: Math.max(0, feed.totalComments + step) }));

/** The comments under a post, and what can be done with them. */
export function useComments(feedId: string, onBlock: (userId: string) => void): Omit<CommentThreadProps, 'total'> {
  const { t } = useTranslation('common');
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [words, setWords] = useSearchParams();
  const dialog = useDialog();
  const me = useMe();
  const query = useListCommentsInfinite(commentsOf(feedId));
  const { list, onLoadMore } = toListLoadable(query);
  const create = useCreateComment();
  const update = useUpdateComment();
  const remove = useDeleteComment();
  const write = async (content: string, parentId?: string): ReturnType<CommentThreadProps['onCreate']> => {
    try {
      await create.mutateAsync({
        data: { objectType: 'feed', objectId: feedId, content, ...(parentId && { parentId }) },
      });
      count(feedId, 1);
      return { ok: true };
    } catch (error) {
      return toFormResult(error, ['content'], t);
    }
  };
  return {
    comments: list,
    isLoggedIn: me !== null,
    loginHref: paths.login(`${pathname}${search}`),
    onLoadMore,
    onCreate: (content) => write(content),
    onReply: ({ _id }, content) => write(content, _id),
    openReplies: words.get('replies'),
    onOpenReplies: (id) =>
      setWords(
        (before) => {
          const after = new URLSearchParams(before);
          if (id === null) after.delete('replies');
          else after.set('replies', id);
          return after;
        },
        { replace: true, preventScrollReset: true },
      ),
    withReplies: ({ _id }, show) => <CommentReplies parentId={_id}>{show}</CommentReplies>,
    onReport: ({ _id }) =>
      me ? dialog.open({ dialog: 'report', comment: _id }) : void navigate(paths.login(`${pathname}${search}`)),
    ...(me && { onBlock: ({ author }) => onBlock(author._id) }),
    onUpdate: async ({ _id: id }, changes) => {
      try {
        await update.mutateAsync({ id, data: changes });
        return { ok: true };
      } catch (error) {
        return toFormResult(error, ['content', 'picture'], t);
      }
    },
    onDelete: ({ _id: id, totalReplies }) =>
      remove.mutate(
        { id },
        { onSuccess: () => count(feedId, -1 - totalReplies), onError: (error) => showFailure(error, t) },
      ),
  };
}
