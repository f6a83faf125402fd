import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ChoiceChips, Stack, Text } from '../primitives/index.ts';
import type { PostActions } from './post-actions.tsx';
import { PostCard } from './post-card.tsx';
import {
  mainViewer,
  type PreviewAuthor,
  type PreviewedPost,
  type PreviewViewer,
  previewOf,
  viewersOf,
} from './preview-as.ts';

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

export interface PreviewCardProps extends PreviewAuthor {
  post: PreviewedPost;
}

/** A post as each kind of fan will see it: open, or locked with the price. */
export function PreviewCard({ post, ...performer }: PreviewCardProps) {
  const { t } = useTranslation('feeds');
  const [viewer, setViewer] = useState<PreviewViewer>(mainViewer[post.audience]);
  const feed = previewOf(post, performer, viewer);
  return (
    <Stack gap="3">
      <ChoiceChips
        label={t('form.preview.viewer.label')}
        choices={viewersOf(post).map((value) => ({ value, label: t(`form.preview.viewer.${value}`) }))}
        value={viewer}
        onChange={setViewer}
      />
      <Text size="sm" tone="muted" role="status">
        {t(feed.access.isAllowed ? 'form.preview.whole' : 'form.preview.locked')}
      </Text>
      <div inert>
        {/* Unfolded texts and started videos belong to one kind of fan. */}
        <PostCard key={viewer} feed={feed} actions={noActions} isDetail />
      </div>
    </Stack>
  );
}
