import type { Feed, UserSummary } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Stack, Text } from '../primitives/index.ts';
import type { PostActions } from './post-actions.tsx';
import { PostCard } from './post-card.tsx';
import type { FeedValues } from './use-feed-draft.ts';

const ignore = () => {};

/** The preview is inert, so none of these is called. */
const noActions: PostActions = {
  onLike: ignore,
  onBookmark: ignore,
  onShare: ignore,
  onCopyLink: ignore,
  onTip: ignore,
  onUnlock: ignore,
  onVote: ignore,
  onOpenMedia: ignore,
  onRenew: async () => null,
  onReport: ignore,
  onDelete: ignore,
};

/** The values of the form that a preview shows, and the files and the poll of the post. */
export type PreviewedPost = Pick<FeedValues, 'text' | 'audience' | 'price'> & Pick<Feed, 'files' | 'poll'>;

/** Returns the post as people with access to it will see it, published now. */
export function previewOf(post: PreviewedPost, author: UserSummary): Feed {
  const now = new Date().toISOString();
  return {
    ...post,
    _id: 'preview',
    performer: author,
    isTeaser: false,
    access: { isAllowed: true, reason: 'public', requiredAction: null, price: null, alternative: null },
    thumbnail: null,
    hashtags: [],
    totalLikes: 0,
    totalComments: 0,
    totalBookmarks: 0,
    isLiked: false,
    isBookmarked: false,
    isOwn: false,
    createdAt: now,
    updatedAt: now,
  };
}

export interface PostPreviewProps {
  /** The post to show; null while the dialog is closed. */
  feed: Feed | null;
  /** Whether files are missing, because they are still being uploaded. */
  isUploading: boolean;
  onClose: () => void;
}

/** A dialog that shows a post before its publication. */
export function PostPreview({ feed, isUploading, onClose }: PostPreviewProps) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog
      open={feed !== null}
      onClose={onClose}
      size="lg"
      title={t('form.preview.title')}
      description={feed ? t(`form.preview.audience.${feed.audience}`) : undefined}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('form.preview.close')}
        </Button>
      }
    >
      {feed && (
        <Stack gap="3">
          <div inert>
            <PostCard feed={feed} actions={noActions} isDetail />
          </div>
          {isUploading && <Text tone="muted">{t('form.preview.uploading')}</Text>}
        </Stack>
      )}
    </Dialog>
  );
}
