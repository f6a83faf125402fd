import { Circle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';

export interface RecordingBarProps {
  /** Number of recorded calls of the API. */
  calls: number;
  /** Number of recorded realtime events. */
  events: number;
  /** Saves the recording as a file and stops. */
  onSave: () => void;
  /** Stops without saving. */
  onStop: () => void;
}

/** Floats above a page whose session is being recorded: shows how much has been recorded, and saves it. */
export function RecordingBar({ calls, events, onSave, onStop }: RecordingBarProps) {
  const { t } = useTranslation('mails');
  return (
    <styled.section
      aria-label={t('recording.label')}
      position="fixed"
      zIndex="floating"
      insetInline="4"
      bottom="calc(72px + env(safe-area-inset-bottom))"
      md={{ insetInlineStart: 'auto', insetInlineEnd: '6', bottom: '6' }}
      display="flex"
      flexWrap="wrap"
      alignItems="center"
      gap="3"
      ps="4"
      pe="1"
      py="1"
      borderRadius="card"
      bg="bg.overlay"
      border="1px solid"
      borderColor="border.hairline"
      boxShadow="floating"
      fontSize="sm"
    >
      <styled.span color="danger.text" display="grid">
        <Icon icon={Circle} />
      </styled.span>
      <styled.span flex="1 1 160px" py="2" fontVariantNumeric="tabular-nums">
        {`${t('recording.calls', { count: calls })}, ${t('recording.events', { count: events })}`}
      </styled.span>
      <Button size="sm" onClick={onSave}>
        {t('recording.save')}
      </Button>
      <IconButton icon={X} label={t('recording.stop')} onClick={onStop} />
    </styled.section>
  );
}
