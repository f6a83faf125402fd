import type { Comment } from '@fanlight/sdk/models';
import { type RefObject, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import {
  Box,
  ButtonLink,
  Card,
  ConfirmDialog,
  EmptyState,
  EndlessList,
  Flex,
  Heading,
  type ListLoadable,
  LoadableView,
  Skeleton,
  Stack,
  useFocusAfterRemoval,
} from '../primitives/index.ts';
import { CommentBranch, type RepliesProps } from './comment-branch.tsx';
import { CommentComposer, type CommentComposerProps } from './comment-composer.tsx';
import type { CommentItemProps } from './comment-item.tsx';
import { CommentSortMenu, type CommentSortMenuProps } from './comment-sort-menu.tsx';
import { ComposerShortcut } from './composer-shortcut.tsx';

export interface CommentThreadProps
  extends RepliesProps,
    CommentSortMenuProps,
    Pick<CommentComposerProps, 'onCreate'>,
    Pick<CommentItemProps, 'creatorId' | 'onUpdate' | 'onDelete' | 'onLike' | 'onReport' | 'onBlock'> {
  comments: ListLoadable<Comment>;
  /** The number of all comments, including those that are not loaded. */
  total: number;
  isLoggedIn: boolean;
  loginHref: string;
  /** Focuses the form for a new comment when the thread is shown, and whenever this value changes. */
  focusKey?: string;
  /** Whether a floating button leads to the form on phones, while the form is outside of the window. */
  hasShortcut?: boolean;
  onLoadMore: () => void;
}

function DeleteDialog(props: {
  totalReplies: number;
  /** The element that receives the focus after the deletion. */
  focusTarget: RefObject<HTMLElement | null>;
  onConfirm: () => void;
  onClose: () => void;
}) {
  const { totalReplies, focusTarget, onConfirm, onClose } = props;
  const { t } = useTranslation('comments');
  const setRemoved = useFocusAfterRemoval(focusTarget);
  return (
    <ConfirmDialog
      open
      title={t('remove.title')}
      description={totalReplies > 0 ? t('remove.replies', { count: totalReplies }) : t('remove.text')}
      cancelLabel={t('remove.cancel')}
      confirmLabel={t('remove.confirm')}
      onConfirm={() => {
        setRemoved(true);
        onConfirm();
      }}
      onClose={onClose}
    />
  );
}

/** The comments on an item, in the chosen order, below a form for a new comment. */
export function CommentThread(props: CommentThreadProps) {
  const { comments, total, sort, onSortChange, isLoggedIn, loginHref, onLoadMore, ...rest } = props;
  const { onCreate, onDelete, focusKey, hasShortcut, ...branch } = rest;
  const { t } = useTranslation('comments');
  const [deleting, setDeleting] = useState<Comment>();
  const composer = useRef<HTMLDivElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  return (
    <Card as="section" padding="sm" aria-labelledby="comments">
      <Stack gap="6">
        <Flex justify="space-between" align="center" columnGap="3" wrap="wrap">
          <Heading level={2} id="comments" ref={title} tabIndex={-1} outline="none">
            {t('title', { count: total })}
          </Heading>
          {total > 1 && <CommentSortMenu sort={sort} onSortChange={onSortChange} />}
        </Flex>
        {isLoggedIn ? (
          <>
            <Box ref={composer}>
              <CommentComposer onCreate={onCreate} focusKey={focusKey} />
            </Box>
            {hasShortcut && <ComposerShortcut composer={composer} />}
          </>
        ) : (
          <ButtonLink to={loginHref} variant="outline" fullWidth>
            {t('login')}
          </ButtonLink>
        )}
        <LoadableView
          data={comments}
          skeleton={
            <Stack gap="4">
              <Skeleton h="56px" />
              <Skeleton h="56px" />
            </Stack>
          }
        >
          {(page) => (
            <EndlessList
              page={page}
              getKey={(comment) => comment._id}
              renderItem={(comment) => (
                <CommentBranch {...branch} comment={comment} isLoggedIn={isLoggedIn} onDelete={setDeleting} />
              )}
              onLoadMore={onLoadMore}
              label={t('list')}
              endText={null}
              empty={<EmptyState level={3} illustration="frame" title={t('emptyTitle')} text={t('emptyText')} />}
            />
          )}
        </LoadableView>
      </Stack>
      {deleting && (
        <DeleteDialog
          totalReplies={deleting.totalReplies}
          focusTarget={title}
          onClose={() => setDeleting(undefined)}
          onConfirm={() => {
            onDelete(deleting);
            setDeleting(undefined);
          }}
        />
      )}
    </Card>
  );
}
