import { useTranslation } from 'react-i18next';
import { ConfirmDialog } from '../primitives/index.ts';

export interface BlockDialogProps {
  open: boolean;
  onClose: () => void;
  /** The name of the user to block. */
  name: string;
  isBlocking: boolean;
  onConfirm: () => void;
}

/** Confirms a block, and explains its effect (operation `blockUser`, rule A4). */
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
