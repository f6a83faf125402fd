import { useTranslation } from 'react-i18next';
import { Button, Dialog, Text } from '../../primitives/index.ts';

export interface AgeGateProps {
  open: boolean;
  /** The operator's words: the setting `content18Popup`. */
  content: string;
  /** Remembering it is the app's business. */
  onAccept: () => void;
  /** Leaves the site. */
  onDecline: () => void;
}

/** Requires a confirmation of the age before the page is shown, while the setting `enable18Popup` is on. */
export function AgeGate({ open, content, onAccept, onDecline }: AgeGateProps) {
  const { t } = useTranslation('common');
  return (
    <Dialog
      open={open}
      onClose={onDecline}
      dismissable={false}
      size="sm"
      title={t('ageGate.title')}
      footer={
        <>
          <Button variant="ghost" onClick={onDecline}>
            {t('ageGate.decline')}
          </Button>
          <Button onClick={onAccept}>{t('ageGate.accept')}</Button>
        </>
      }
    >
      <Text size="md" tone="muted" whiteSpace="pre-line">
        {content}
      </Text>
    </Dialog>
  );
}
