import { formatCount } from '@fanlight/sdk/format';
import type { Feed } from '@fanlight/sdk/models';
import { Bookmark, Coins, Heart, type LucideIcon, MessageCircle, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { paths } from '../paths/index.ts';
import { Box, chakra, Icon } from '../primitives/index.ts';

/** What can be done with a post. */
export interface PostActions {
  /** Likes, or takes it back. */
  onLike: (feed: Feed) => void;
  /** Bookmarks, or takes it back. */
  onBookmark: (feed: Feed) => void;
  onShare: (feed: Feed) => void;
  onTip: (feed: Feed) => void;
  /** Goes the way in that `feed.access` names. */
  onUnlock: (feed: Feed) => void;
  /** Opens a picture of the post. */
  onOpenMedia: (feed: Feed, index: number) => void;
  /** For posts of others (rule R1). */
  onReport: (feed: Feed) => void;
  /** For the author's own posts. */
  onDelete: (feed: Feed) => void;
}

const look = {
  base: {
    display: 'inline-flex',
    alignItems: 'center',
    justifyContent: 'center',
    flexShrink: '0',
    gap: '2',
    minH: 'target',
    minW: 'target',
    px: '2',
    borderRadius: 'full',
    color: 'fg.muted',
    fontSize: 'sm',
    fontVariantNumeric: 'tabular-nums',
    textDecoration: 'none',
    cursor: 'pointer',
    transition: 'background-color 120ms, color 120ms',
    _hover: { bg: 'bg.raised', color: 'fg.default' },
    '&[aria-pressed=true]': { color: 'accent.text' },
  },
} as const;

const Action = chakra('button', look, { defaultProps: { type: 'button' } });
const ActionLink = chakra(Link, look);

interface CountedProps {
  icon: LucideIcon;
  count?: number;
  isFilled?: boolean;
}

function Counted({ icon, count, isFilled = false }: CountedProps) {
  const { i18n } = useTranslation('feeds');
  return (
    <>
      <Icon icon={icon} filled={isFilled} />
      {count !== undefined && count > 0 && <span aria-hidden>{formatCount(count, i18n.language)}</span>}
    </>
  );
}

/** The row below a post: like, comments, tip, bookmark, share. */
export function PostActionRow({ feed, actions }: { feed: Feed; actions: PostActions }) {
  const { t, i18n } = useTranslation('feeds');
  // The number as it is seen, so that what is said and what is read are the same.
  const named = (label: string, count: number) =>
    count > 0 ? `${label}, ${formatCount(count, i18n.language)}` : label;
  const { isAllowed } = feed.access;
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="1" mx="-2">
      {isAllowed && (
        <Action
          aria-pressed={feed.isLiked}
          aria-label={named(t('post.like'), feed.totalLikes)}
          onClick={() => actions.onLike(feed)}
        >
          <Counted icon={Heart} count={feed.totalLikes} isFilled={feed.isLiked} />
        </Action>
      )}
      <ActionLink to={paths.post(feed._id)} aria-label={named(t('post.comments'), feed.totalComments)}>
        <Counted icon={MessageCircle} count={feed.totalComments} />
      </ActionLink>
      {!feed.isOwn && (
        <Action aria-label={t('post.tip')} onClick={() => actions.onTip(feed)}>
          <Counted icon={Coins} />
        </Action>
      )}
      <Box flex="1" />
      {isAllowed && (
        <Action
          aria-pressed={feed.isBookmarked}
          aria-label={t('post.bookmark')}
          onClick={() => actions.onBookmark(feed)}
        >
          <Counted icon={Bookmark} isFilled={feed.isBookmarked} />
        </Action>
      )}
      <Action aria-label={t('post.share')} onClick={() => actions.onShare(feed)}>
        <Counted icon={Share2} />
      </Action>
    </Box>
  );
}
