import { useTranslation } from 'react-i18next';
import { Button, Dialog, Text } from '../primitives/index.ts';

export interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for a confirmation before the viewer leaves a form with unsaved changes. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('leave');
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('title')}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t('confirm')}
          </Button>
          <Button variant="main" onClick={onStay}>
            {t('stay')}
          </Button>
        </>
      }
    >
      <Text>{t('text')}</Text>
    </Dialog>
  );
}
