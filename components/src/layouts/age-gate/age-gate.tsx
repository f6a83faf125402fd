import { useTranslation } from 'react-i18next';
import { Button, Dialog, Text } from '../../primitives/index.ts';

export interface AgeGateProps {
  open: boolean;
  /** The operator's text, from the setting `content18Popup`. */
  content: string;
  /** Called on confirmation; the app stores it. */
  onAccept: () => void;
  /** Called when the visitor declines; the app leaves the site. */
  onDecline: () => void;
}

/** Requires a confirmation of age before the page is shown, if the setting `enable18Popup` is on. */
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
