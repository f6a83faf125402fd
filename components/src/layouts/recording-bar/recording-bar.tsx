import { Circle, X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Button, Icon, IconButton } from '../../primitives/index.ts';
import { styled } from '../../styled/index.ts';
import { FloatingBar } from '../floating-bar/index.ts';

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

/** Shows how much of the session has been recorded, and saves the recording. */
export function RecordingBar({ calls, events, onSave, onStop }: RecordingBarProps) {
  const { t } = useTranslation('mails');
  const icon = (
    <styled.span color="danger.text" display="grid">
      <Icon icon={Circle} />
    </styled.span>
  );
  const actions = (
    <>
      <Button size="sm" onClick={onSave}>
        {t('recording.save')}
      </Button>
      <IconButton icon={X} label={t('recording.stop')} onClick={onStop} />
    </>
  );
  return (
    <FloatingBar label={t('recording.label')} icon={icon} actions={actions}>
      {`${t('recording.calls', { count: calls })}, ${t('recording.events', { count: events })}`}
    </FloatingBar>
  );
}
