import { useTranslation } from 'react-i18next';
import { Button, Dialog, Text } from '../../primitives/index.ts';

export interface AgeGateProps {
  open: boolean;
  /** The text of the operator, from the setting `content18Popup`. */
  content: string;
  /** Called when the visitor confirms the age. The app stores the confirmation. */
  onAccept: () => void;
  /** Called when the visitor declines. The app then leaves the site. */
  onDecline: () => void;
}

/** Asks visitors to confirm their age before they see the page. The setting `enable18Popup` turns it on. */
export function AgeGate({ open, content, onAccept, onDecline }: AgeGateProps) {
  const { t } = useTranslation('replacements');
  return (
    <Dialog
      open={open}
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
