import type { Feed } from '@fanlight/sdk/models';
import { Bookmark, Coins, Heart, MessageCircle, Share2 } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import type { ItemHandlers } from '../content/index.ts';
import { paths } from '../paths/index.ts';
import { Box, CountedAction, CountedLink, type SourceUrls, useStableHandlers } from '../primitives/index.ts';
import type { PinHandler } from './pin-entry.ts';

export interface PostActions extends ItemHandlers<Feed> {
  onTip: (feed: Feed) => void;
  /** Votes in the poll of a post. */
  onVote: (feed: Feed, optionId: string) => void;
  /** Opens a picture of the post. */
  onOpenMedia: (feed: Feed, index: number) => void;
  /**
   * Requests the new signed URLs of a file while it is played (rule A3). Resolves with null if the file no longer exists.
   */
  onRenew: (feed: Feed, fileId: string) => Promise<SourceUrls | null>;
  /** Pins a post to the profile, or unpins it. Offered only to its author. */
  onPin: PinHandler;
  /** Deletes a post. Offered only to its author. */
  onDelete: (feed: Feed) => void;
}

/** The buttons below a post: like, comment, tip, bookmark, share. */
export function PostActionRow({ feed, actions }: { feed: Feed; actions: PostActions }) {
  const { t } = useTranslation('feeds');
  const { isAllowed } = feed.access;
  const { onLike, onTip, onBookmark, onShare } = useStableHandlers({
    onLike: () => actions.onLike(feed),
    onTip: () => actions.onTip(feed),
    onBookmark: () => actions.onBookmark(feed),
    onShare: () => actions.onShare(feed),
  });
  return (
    <Box display="flex" flexWrap="wrap" alignItems="center" gap="1" ms="-3" me="-2">
      {isAllowed && (
        <CountedAction
          icon={Heart}
          label={t('post.like')}
          count={feed.totalLikes}
          pressed={feed.isLiked}
          onClick={onLike}
        />
      )}
      <CountedLink
        icon={MessageCircle}
        label={t('post.comments')}
        count={feed.totalComments}
        to={paths.post(feed._id, 'comment')}
      />
      {!feed.isOwn && <CountedAction icon={Coins} label={t('post.tip')} isLabelShown onClick={onTip} />}
      <Box flex="1" />
      {isAllowed && (
        <CountedAction icon={Bookmark} label={t('post.bookmark')} pressed={feed.isBookmarked} onClick={onBookmark} />
      )}
      <CountedAction icon={Share2} label={t('post.share')} onClick={onShare} />
    </Box>
  );
}
