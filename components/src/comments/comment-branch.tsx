import type { Comment } from '@fanlight/sdk/models';
import { ChevronDown, ChevronUp } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  Button,
  Flex,
  type FormResult,
  type ListLoadable,
  LoadableView,
  Skeleton,
  Stack,
} from '../primitives/index.ts';
import { CommentComposer } from './comment-composer.tsx';
import { CommentItem, type CommentItemProps } from './comment-item.tsx';

/** The replies to a comment, as far as they are loaded. */
export interface Replies {
  list: ListLoadable<Comment>;
  onLoadMore: () => void;
}

/** The props that a comment with replies has in addition to those of a comment. */
export interface RepliesProps {
  /** The id of the comment whose replies are unfolded. The app keeps it in the URL. */
  openReplies: string | null;
  onOpenReplies: (id: string | null) => void;
  /** Loads the replies to a comment, and renders them with `show`. Called only while the replies are unfolded. */
  withReplies: (parent: Comment, show: (replies: Replies) => ReactNode) => ReactNode;
  onReply: (parent: Comment, content: string) => Promise<FormResult<'content'>>;
}

export interface CommentBranchProps extends RepliesProps, Omit<CommentItemProps, 'onReply'> {
  isLoggedIn: boolean;
}

function ReplyList({ replies, renderItem }: { replies: Replies; renderItem: (reply: Comment) => ReactNode }) {
  const { t } = useTranslation('comments');
  return (
    <LoadableView data={replies.list} skeleton={<Skeleton h="56px" />}>
      {({ items, more }) => (
        <Stack gap="4">
          <Stack as="ul" gap="4" listStyleType="none" aria-label={t('replies.list')}>
            {items.map((reply) => (
              <li key={reply._id}>{renderItem(reply)}</li>
            ))}
          </Stack>
          {more !== 'end' && (
            <Flex>
              <Button variant="ghost" size="sm" loading={more === 'loading'} onClick={replies.onLoadMore}>
                {more === 'error' ? t('replies.retry') : t('replies.more')}
              </Button>
            </Flex>
          )}
        </Stack>
      )}
    </LoadableView>
  );
}

/** A comment with its replies, which can be unfolded, and a form for a reply. */
export function CommentBranch(props: CommentBranchProps) {
  const { comment, isLoggedIn, openReplies, onOpenReplies, withReplies, onReply, ...actions } = props;
  const { t } = useTranslation('comments');
  const [answered, setAnswered] = useState<Comment>();
  const frame = useRef<HTMLDivElement>(null);
  const wasReplying = useRef(false);
  const isReplying = answered !== undefined;
  useEffect(() => {
    // Closing the form removes the focused field, so the focus returns to the reply button.
    if (wasReplying.current && !isReplying) frame.current?.querySelector<HTMLElement>('[data-reply]')?.focus();
    wasReplying.current = isReplying;
  }, [isReplying]);
  const isOpen = openReplies === comment._id;
  const reply = isLoggedIn ? { onReply: setAnswered } : {};
  const toggle = () => onOpenReplies(isOpen ? null : comment._id);
  const send = async (content: string) => {
    const result = await onReply(comment, content);
    if ('ok' in result) {
      setAnswered(undefined);
      onOpenReplies(comment._id);
    }
    return result;
  };
  return (
    <Stack gap="3" ref={frame}>
      <CommentItem comment={comment} {...actions} {...reply} />
      {(comment.totalReplies > 0 || isReplying) && (
        <Stack gap="4" ps="10">
          {comment.totalReplies > 0 && (
            <Flex>
              <Button
                variant="ghost"
                size="sm"
                ms="-4"
                icon={isOpen ? ChevronUp : ChevronDown}
                aria-expanded={isOpen}
                onClick={toggle}
              >
                {isOpen ? t('replies.hide') : t('replies.show', { count: comment.totalReplies })}
              </Button>
            </Flex>
          )}
          {isOpen &&
            comment.totalReplies > 0 &&
            withReplies(comment, (replies) => (
              <ReplyList
                replies={replies}
                renderItem={(one) => <CommentItem comment={one} {...actions} {...reply} />}
              />
            ))}
          {answered && (
            <Box key={answered._id}>
              <CommentComposer
                label={t('replies.to', { name: answered.author.name })}
                initial={answered === comment || !answered.author.username ? '' : `@${answered.author.username} `}
                onCreate={send}
                onCancel={() => setAnswered(undefined)}
              />
            </Box>
          )}
        </Stack>
      )}
    </Stack>
  );
}
