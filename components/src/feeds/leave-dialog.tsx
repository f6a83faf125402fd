import { useTranslation } from 'react-i18next';
import { Button, Dialog, Text } from '../primitives/index.ts';

export interface LeaveDialogProps {
  open: boolean;
  onStay: () => void;
  onLeave: () => void;
}

/** Asks for a confirmation before the viewer leaves a post with unsaved changes. */
export function LeaveDialog({ open, onStay, onLeave }: LeaveDialogProps) {
  const { t } = useTranslation('feeds');
  return (
    <Dialog
      open={open}
      onClose={onStay}
      title={t('leave.title')}
      size="sm"
      footer={
        <>
          <Button variant="quiet" onClick={onLeave}>
            {t('leave.confirm')}
          </Button>
          <Button variant="main" onClick={onStay}>
            {t('leave.stay')}
          </Button>
        </>
      }
    >
      <Text>{t('leave.text')}</Text>
    </Dialog>
  );
}
