import type { Comment } from '@fanlight/sdk/models';
import { Ban, Ellipsis, Flag, Heart, Pencil, Trash2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { RichText } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import {
  Avatar,
  Badge,
  Box,
  Button,
  CountedAction,
  Flex,
  IconButton,
  Media,
  Menu,
  RelativeTime,
  Text,
  TextLink,
  VerifiedMark,
} from '../primitives/index.ts';
import { CommentEditor, type CommentEditorProps } from './comment-editor.tsx';

export interface CommentItemProps {
  comment: Comment;
  /** The id of the performer of the item, whose own comments are marked. */
  creatorId?: string | undefined;
  onUpdate: CommentEditorProps['onUpdate'];
  onDelete: (comment: Comment) => void;
  /** Adds or removes the viewer's like. The app sends visitors to the login. */
  onLike: (comment: Comment) => void;
  /** Reports the comment. Offered only for comments of other users. */
  onReport: (comment: Comment) => void;
  /** Blocks the author; undefined for visitors (rule A4). */
  onBlock?: ((comment: Comment) => void) | undefined;
  /** Starts a reply; undefined for visitors. */
  onReply?: (comment: Comment) => void;
}

interface CommentMenuProps extends Pick<CommentItemProps, 'comment' | 'onDelete' | 'onReport' | 'onBlock'> {
  onEdit: () => void;
}

function CommentMenu({ comment, onEdit, onDelete, onReport, onBlock }: CommentMenuProps) {
  const { t } = useTranslation('comments');
  const label = t('menu', { name: comment.author.name });
  const edit = { kind: 'action' as const, label: t('edit'), icon: Pencil, onSelect: onEdit };
  const remove = {
    kind: 'action' as const,
    label: t('delete'),
    icon: Trash2,
    danger: true,
    onSelect: () => onDelete(comment),
  };
  const report = { kind: 'action' as const, label: t('report'), icon: Flag, onSelect: () => onReport(comment) };
  const others = [
    report,
    ...(onBlock
      ? [{ kind: 'action' as const, label: t('block'), icon: Ban, danger: true, onSelect: () => onBlock(comment) }]
      : []),
    ...(comment.canDelete ? [remove] : []),
  ];
  return (
    <Menu
      label={label}
      align="end"
      trigger={(props) => <IconButton {...props} icon={Ellipsis} label={label} size="sm" />}
      entries={comment.isOwn ? [edit, remove] : others}
    />
  );
}

/** A comment. Viewers can edit and delete their own comments, and delete all comments on their own posts. */
export function CommentItem(props: CommentItemProps) {
  const { comment, creatorId, onUpdate, onDelete, onLike, onReport, onBlock, onReply } = props;
  const { t } = useTranslation('comments');
  const [isEditing, setEditing] = useState(false);
  const frame = useRef<HTMLDivElement>(null);
  const wasEditing = useRef(false);
  useEffect(() => {
    // Closing the editor removes the focused field, so the focus returns to the menu button.
    if (wasEditing.current && !isEditing) frame.current?.querySelector<HTMLElement>('[aria-haspopup]')?.focus();
    wasEditing.current = isEditing;
  }, [isEditing]);
  const { author, content, mentions, picture, totalLikes, isLiked, isEdited, createdAt } = comment;
  return (
    <Flex ref={frame} gap="3" align="flex-start">
      <Avatar name={author.name} src={author.avatar} size="sm" decorative />
      <Box flex="1" minW="0">
        <Flex columnGap="1" align="center" wrap="wrap" overflowWrap="anywhere">
          {author.isPerformer ? (
            <TextLink to={paths.profile(author.username ?? author._id)} quiet standalone fontWeight="semibold">
              {author.name}
            </TextLink>
          ) : (
            <Text fontWeight="semibold">{author.name}</Text>
          )}
          {author.isVerified && <VerifiedMark />}
          {author._id === creatorId && <Badge>{t('creator')}</Badge>}
          <Text tone="subtle" size="xs" ms="1">
            <RelativeTime at={createdAt} />
            {isEdited && ` · ${t('edited')}`}
          </Text>
        </Flex>
        {isEditing ? (
          <CommentEditor comment={comment} onUpdate={onUpdate} onClose={() => setEditing(false)} />
        ) : (
          <Text dir="auto" whiteSpace="pre-line" overflowWrap="anywhere">
            <RichText text={content} mentions={mentions} />
          </Text>
        )}
        {picture && (
          <Box maxW="280px" mt="2">
            <Media
              src={picture.url}
              alt={t('pictureAlt', { name: author.name })}
              ratio={picture.width / picture.height}
            />
          </Box>
        )}
        {!isEditing && (
          <Flex align="center" wrap="wrap" ms={onReply ? '-4' : '-3'}>
            {onReply && (
              <Button
                variant="ghost"
                size="sm"
                data-reply
                aria-label={t('replyTo', { name: author.name })}
                onClick={() => onReply(comment)}
              >
                {t('reply')}
              </Button>
            )}
            <CountedAction
              icon={Heart}
              label={t('like', { name: author.name })}
              count={totalLikes}
              pressed={isLiked}
              onClick={() => onLike(comment)}
            />
          </Flex>
        )}
      </Box>
      {!isEditing && (
        <CommentMenu
          comment={comment}
          onEdit={() => setEditing(true)}
          onDelete={onDelete}
          onReport={onReport}
          onBlock={onBlock}
        />
      )}
    </Flex>
  );
}
