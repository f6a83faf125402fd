import { readyList } from '../primitives/index.ts';
import { CommentThread, type CommentThreadProps } from './comment-thread.tsx';
import { comments } from './fixtures.ts';

/** Renders a `CommentThread` for stories. `spy` creates each callback. */
export function sampleThread(spy: () => () => void, changes: Partial<CommentThreadProps> = {}) {
  const saved = async () => ({ ok: true as const });
  return (
    <CommentThread
      comments={readyList(comments)}
      total={comments.length}
      sort="desc"
      onSortChange={spy()}
      isLoggedIn
      loginHref="/auth/login"
      onLoadMore={spy()}
      onCreate={saved}
      onUpdate={saved}
      onDelete={spy()}
      onLike={spy()}
      onReport={spy()}
      openReplies={null}
      onOpenReplies={spy()}
      withReplies={() => null}
      onReply={saved}
      {...changes}
    />
  );
}
