import type { CommentThreadProps } from '@fanlight/components/comments';
import { paths } from '@fanlight/components/paths';
import { useCreateComment, useDeleteComment, useListCommentsInfinite, useUpdateComment } from '@fanlight/sdk/hooks';
import type { Comment, CommentObjectType, Feed, Reel, SortOrder, Video } from '@fanlight/sdk/models';
import { commentQueries } from '@fanlight/sdk/queries';
import { changeCached } from '@fanlight/sdk/realtime/react';
import type { QueryClient } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';
import { changeItem } from '../../cache/cached-items.ts';
import { useDialog } from '../../dialogs/use-dialog.ts';
import { useMemberActions } from '../../dialogs/use-member-actions.ts';
import { showFailure, toFormResult } from '../../failures.ts';
import { toListLoadable } from '../../loadable.ts';
import { useServices } from '../../services.ts';
import { useMe } from '../../session/session.ts';
import { useSetParam } from '../../use-set-param.ts';
import { useLikeComment } from '../reactions/index.ts';
import { CommentReplies } from './comment-replies.tsx';

/** An item that can have comments. */
type Commented = Feed | Reel | Video;

/** An item, identified by type and id, whose comments are shown. */
export interface CommentTarget {
  objectType: CommentObjectType;
  objectId: string;
}

/** Reads the order of the comments from the URL: `?comments=oldest`, or by default the newest first. */
const sortIn = (search: URLSearchParams): SortOrder => (search.get('comments') === 'oldest' ? 'asc' : 'desc');

/** Returns the query parameters of the first page of an item's comments, in the order that the URL contains. */
export const commentsOf = ({ objectType, objectId }: CommentTarget, search: URLSearchParams) => ({
  objectType,
  objectId,
  limit: 20,
  sort: sortIn(search),
});

/** Adds a number to the comment count of an item, in every query that contains the item. */
function countComments(queryClient: QueryClient, { objectType, objectId }: CommentTarget, step: number): void {
  const change = changeItem[objectType] as (
    queryClient: QueryClient,
    id: string,
    change: (item: Commented) => Commented,
  ) => void;
  change(queryClient, objectId, (shown) => ({ ...shown, totalComments: Math.max(0, shown.totalComments + step) }));
}

/**
 * Returns the comments on an item, and the callbacks of the component that lists them.
 *
 * @param onBlock - opens the dialog that blocks the author of a comment
 */
export function useComments(
  target: CommentTarget,
  onBlock: (userId: string) => void,
): Omit<CommentThreadProps, 'total'> {
  const { t } = useTranslation('common');
  const { pathname, search, hash, key } = useLocation();
  const navigate = useNavigate();
  const [searchParams] = useSearchParams();
  const setParam = useSetParam();
  const { queryClient } = useServices();
  const dialog = useDialog();
  const me = useMe();
  const query = useListCommentsInfinite(commentsOf(target, searchParams));
  const { list, onLoadMore } = toListLoadable(query);
  const create = useCreateComment();
  const update = useUpdateComment();
  const remove = useDeleteComment();
  const member = useMemberActions();
  const setLike = useLikeComment<Comment>((id, change) =>
    changeCached(queryClient, commentQueries, (comment) => (comment._id === id ? change(comment) : comment)),
  );
  const count = (step: number) => countComments(queryClient, target, step);
  const write = async (content: string, parentId?: string): ReturnType<CommentThreadProps['onCreate']> => {
    try {
      await create.mutateAsync({
        data: { ...target, content, ...(parentId && { parentId }) },
      });
      count(1);
      return { ok: true };
    } catch (error) {
      return toFormResult(error, ['content'], t);
    }
  };
  const sort = sortIn(searchParams);
  const onSortChange = (next: SortOrder) => setParam('comments', next === 'asc' ? 'oldest' : null);
  return {
    comments: list,
    sort,
    onSortChange,
    isLoggedIn: me !== null,
    loginHref: paths.login(`${pathname}${search}#comment`),
    ...(hash === '#comment' && { focusKey: key }),
    onLoadMore,
    onCreate: async (content) => {
      const result = await write(content);
      // The new comment is the first one of this order.
      if ('ok' in result && sort === 'asc') onSortChange('desc');
      return result;
    },
    onReply: ({ _id }, content) => write(content, _id),
    openReplies: searchParams.get('replies'),
    onOpenReplies: (id) => setParam('replies', id),
    withReplies: ({ _id }, show) => <CommentReplies parentId={_id}>{show}</CommentReplies>,
    onLike: (comment) =>
      member.act(() => setLike(comment, !comment.isLiked), {
        type: 'react',
        action: 'like',
        objectType: 'comment',
        objectId: comment._id,
      }),
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
      remove.mutate({ id }, { onSuccess: () => count(-1 - totalReplies), onError: (error) => showFailure(error, t) }),
  };
}
