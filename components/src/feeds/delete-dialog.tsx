import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../primitives/index.ts';

export interface DeleteFeedDialogProps {
  open: boolean;
  isDeleting: boolean;
  onConfirm: () => void;
  onClose: () => void;
}

/** Confirms the deletion of a post and lists what is deleted with it. */
export function DeleteFeedDialog({ open, isDeleting, onConfirm, onClose }: DeleteFeedDialogProps) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('remove.title')}
      description={t('remove.text')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('remove.cancel')}
          </Button>
          <Button variant="danger" loading={isDeleting} onClick={onConfirm}>
            {t('remove.confirm')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
