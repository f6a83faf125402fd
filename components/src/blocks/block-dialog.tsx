import { useTranslation } from 'react-i18next';
import { Button, Dialog } from '../primitives/index.ts';

export interface BlockDialogProps {
  open: boolean;
  onClose: () => void;
  /** The user to block. */
  name: string;
  isBlocking: boolean;
  onConfirm: () => void;
}

/** Explains the effect of a block before the confirmation (operation `blockUser`, rule A4). */
export function BlockDialog({ open, onClose, name, isBlocking, onConfirm }: BlockDialogProps) {
  const { t } = useTranslation('blocks');
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="sm"
      title={t('dialog.title', { name })}
      description={t('dialog.text')}
      footer={
        <>
          <Button variant="quiet" onClick={onClose}>
            {t('dialog.cancel')}
          </Button>
          <Button variant="danger" loading={isBlocking} onClick={onConfirm}>
            {t('dialog.confirm')}
          </Button>
        </>
      }
    >
      {null}
    </Dialog>
  );
}
