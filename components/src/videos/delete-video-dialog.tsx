import type { Video } from '@fanlight/sdk/models';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../primitives/index.ts';

export interface DeleteVideoDialogProps {
  video: Pick<Video, 'title'>;
  isDeleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a video, and says what is lost and what buyers keep (rule A4). */
export function DeleteVideoDialog({ video, isDeleting, onConfirm, onClose }: DeleteVideoDialogProps) {
  const { t } = useTranslation('studio');
  return (
    <ConfirmDialog
      open
      title={t('remove.title', { title: video.title })}
      description={t('remove.text')}
      cancelLabel={t('remove.cancel')}
      confirmLabel={t('remove.confirm')}
      isBusy={isDeleting}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
