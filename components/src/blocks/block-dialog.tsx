import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../primitives/index.ts';

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
    <ConfirmDialog
      open={open}
      title={t('dialog.title', { name })}
      description={t('dialog.text')}
      cancelLabel={t('dialog.cancel')}
      confirmLabel={t('dialog.confirm')}
      isBusy={isBlocking}
      onConfirm={onConfirm}
      onClose={onClose}
    />
  );
}
