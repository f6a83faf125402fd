import type { Feed, UserSummary } from '@fanlight/sdk/models';
import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Skeleton, SkeletonText, Stack, Text } from '../primitives/index.ts';
import type { PostActions } from './post-actions.tsx';
import type { FeedValues } from './use-feed-draft.ts';

/** Loaded with the first preview, because most of its code serves posts on other pages. */
const PostCard = lazy(() => import('./post-card.tsx').then((module) => ({ default: module.PostCard })));

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
  onPin: ignore,
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

const CardSkeleton = ({ hasFiles }: { hasFiles: boolean }) => (
  <Stack gap="3">
    <Skeleton h="44px" w="60%" />
    <SkeletonText lines={3} />
    {hasFiles && <Skeleton aspectRatio="1.25" />}
  </Stack>
);

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
            <Suspense fallback={<CardSkeleton hasFiles={feed.files.length > 0} />}>
              <PostCard feed={feed} actions={noActions} isDetail />
            </Suspense>
          </div>
          {isUploading && <Text tone="muted">{t('form.preview.uploading')}</Text>}
        </Stack>
      )}
    </Dialog>
  );
}
