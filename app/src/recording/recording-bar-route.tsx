import { RecordingBar } from '@fanlight/components/layouts/recording-bar';
import type { Recorder } from '@fanlight/mocks/recording';
import { useSyncExternalStore } from 'react';
import { saveRecording } from './save.ts';

export interface RecordingBarRouteProps {
  recorder: Recorder;
  /** Calls a function after each entry; returns a function that stops this. */
  subscribe: (onEntry: () => void) => () => void;
  /** Called when the recording has ended. */
  onEnd: () => void;
}

/** Shows how much a recorder has recorded, and saves the recording. */
export function RecordingBarRoute({ recorder, subscribe, onEnd }: RecordingBarRouteProps) {
  const { entries } = recorder.recording;
  const total = useSyncExternalStore(subscribe, () => entries.length);
  const events = entries.filter(({ type }) => type === 'event').length;
  const end = () => {
    recorder.stop();
    onEnd();
  };
  return (
    <RecordingBar
      calls={total - events}
      events={events}
      onSave={() => {
        saveRecording(recorder.recording);
        end();
      }}
      onStop={end}
    />
  );
}
