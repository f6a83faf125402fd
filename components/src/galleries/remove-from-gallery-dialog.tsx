import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../primitives/index.ts';

export interface RemoveFromGalleryDialogProps {
  /** The position of the photo in the gallery, which starts at 1. */
  number: number;
  isRemoving: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Asks before a photo leaves its gallery, because its own audience then decides about the viewers who see it. */
export function RemoveFromGalleryDialog({ number, isRemoving, onConfirm, onClose }: RemoveFromGalleryDialogProps) {
  const { t } = useTranslation('photos');
  return (
    <ConfirmDialog
      open
      title={t('galleries.order.removal.title', { number })}
      description={t('galleries.order.removal.text')}
      cancelLabel={t('galleries.order.removal.cancel')}
      confirmLabel={t('galleries.order.removal.confirm')}
      isBusy={isRemoving}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
