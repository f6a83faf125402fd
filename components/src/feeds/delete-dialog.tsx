import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../primitives/index.ts';

export interface DeleteFeedDialogProps {
  open: boolean;
  isDeleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a post, and lists what is deleted together with the post. */
export function DeleteFeedDialog({ open, isDeleting, onConfirm, onClose }: DeleteFeedDialogProps) {
  const { t } = useTranslation('feeds');
  return (
    <ConfirmDialog
      open={open}
      title={t('remove.title')}
      description={t('remove.text')}
      cancelLabel={t('remove.cancel')}
      confirmLabel={t('remove.confirm')}
      isBusy={isDeleting}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
