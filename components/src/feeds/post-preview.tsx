import { lazy, Suspense } from 'react';
import { useTranslation } from 'react-i18next';
import { Button, Dialog, Skeleton, SkeletonText, Stack, Text } from '../primitives/index.ts';
import type { PreviewAuthor, PreviewedPost } from './preview-as.ts';

/** Loaded with the first preview, because most of its code serves posts on other pages. */
const PreviewCard = lazy(() => import('./preview-card.tsx').then((module) => ({ default: module.PreviewCard })));

export interface PostPreviewProps extends PreviewAuthor {
  /** The post to show; null while the dialog is closed. */
  post: PreviewedPost | null;
  /** Whether files are missing, because they are still being uploaded. */
  isUploading: boolean;
  onClose: () => void;
}

const CardSkeleton = ({ hasFiles }: { hasFiles: boolean }) => (
  <Stack gap="3">
    <Skeleton h="72px" />
    <Skeleton h="44px" w="60%" />
    <SkeletonText lines={3} />
    {hasFiles && <Skeleton aspectRatio="1.25" />}
  </Stack>
);

/** A dialog that shows a post before its publication, as each kind of fan will see it. */
export function PostPreview({ post, isUploading, onClose, ...performer }: PostPreviewProps) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog
      open={post !== null}
      onClose={onClose}
      size="lg"
      title={t('form.preview.title')}
      footer={
        <Button variant="outline" onClick={onClose}>
          {t('form.preview.close')}
        </Button>
      }
    >
      {post && (
        <Stack gap="3">
          <Suspense fallback={<CardSkeleton hasFiles={post.files.length > 0} />}>
            <PreviewCard post={post} {...performer} />
          </Suspense>
          {isUploading && <Text tone="muted">{t('form.preview.uploading')}</Text>}
        </Stack>
      )}
    </Dialog>
  );
}
