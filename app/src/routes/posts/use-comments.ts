import type { CommentThreadProps } from '@fanlight/components/comments';
import { paths } from '@fanlight/components/paths';
import { useCreateComment, useDeleteComment, useListCommentsInfinite, useUpdateComment } from '@fanlight/sdk/hooks';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { changeFeed } from '../../actions/cached-feeds.ts';
import { showFailure, toFormResult } from '../../failures.ts';
import { toListLoadable } from '../../loadable.ts';
import { useMe } from '../../session/session.ts';

export const commentsOf = (feedId: string) => ({ objectType: 'feed' as const, objectId: feedId, limit: 20 });

const count = (feedId: string, step: number) =>
  changeFeed(feedId, (feed) => ({ ...feed, totalComments: Math.max(0, feed.totalComments + step) }));

/** The comments under a post, and what can be done with them. */
export function useComments(feedId: string): Omit<CommentThreadProps, 'total'> {
  const { t } = useTranslation('common');
  const { pathname } = useLocation();
  const me = useMe();
  const query = useListCommentsInfinite(commentsOf(feedId));
  const { list, onLoadMore } = toListLoadable(query);
  const create = useCreateComment();
  const update = useUpdateComment();
  const remove = useDeleteComment();
  return {
    comments: list,
    isLoggedIn: me !== null,
    loginHref: paths.login(pathname),
    onLoadMore,
    onCreate: async (content) => {
      try {
        await create.mutateAsync({ data: { objectType: 'feed', objectId: feedId, content } });
        count(feedId, 1);
        return { ok: true };
      } catch (error) {
        return toFormResult(error, ['content'], t);
      }
    },
    onUpdate: async ({ _id: id }, changes) => {
      try {
        await update.mutateAsync({ id, data: changes });
        return { ok: true };
      } catch (error) {
        return toFormResult(error, ['content', 'picture'], t);
      }
    },
    onDelete: ({ _id: id }) =>
      remove.mutate({ id }, { onSuccess: () => count(feedId, -1), onError: (error) => showFailure(error, t) }),
  };
}
