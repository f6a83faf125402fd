import type { Replies } from '@fanlight/components/comments';
import { useListCommentRepliesInfinite } from '@fanlight/sdk/hooks';
import type { ReactNode } from 'react';
import { toListLoadable } from '../../loadable.ts';

const page = { limit: 20 };

/** Loads the replies to a comment, and passes them to `children`. */
export function CommentReplies({
  parentId,
  children,
}: {
  parentId: string;
  children: (replies: Replies) => ReactNode;
}) {
  return children(toListLoadable(useListCommentRepliesInfinite(parentId, page)));
}
