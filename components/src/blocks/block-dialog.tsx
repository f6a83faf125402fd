import { formatDate } from '@fanlight/sdk/format';
import { useTranslation } from 'react-i18next';
import { ConfirmDialog, LocalText, Text } from '../primitives/index.ts';

export interface BlockDialogProps {
  open: boolean;
  onClose: () => void;
  /** The name of the user to block. */
  name: string;
  /** Whether the viewer is a performer, whose page and items the user will not find. */
  isViewerPerformer: boolean;
  /** The end of the viewer's subscription to the user, which is not renewed; null without one. */
  subscribedUntil?: string | null;
  isBlocking: boolean;
  onConfirm: () => void;
}

/** Confirms a block, and explains its effect (operation `blockUser`, rule A4). */
export function BlockDialog(props: BlockDialogProps) {
  const { open, onClose, name, isViewerPerformer, subscribedUntil = null, isBlocking, onConfirm } = props;
  const { t, i18n } = useTranslation('blocks');
  return (
    <ConfirmDialog
      open={open}
      title={t('dialog.title', { name })}
      description={t(isViewerPerformer ? 'dialog.text' : 'dialog.textOfFan')}
      cancelLabel={t('dialog.cancel')}
      confirmLabel={t('dialog.confirm')}
      isBusy={isBlocking}
      onConfirm={onConfirm}
      onClose={onClose}
    >
      {subscribedUntil && (
        <Text role="note">
          <LocalText>{t('dialog.subscription', { name, date: formatDate(subscribedUntil, i18n.language) })}</LocalText>
        </Text>
      )}
    </ConfirmDialog>
  );
}
