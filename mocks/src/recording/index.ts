export { type EarlierCall, type Recorder, type RecorderOptions, startRecorder } from './record.ts';
export type { RecordedCall, RecordedEvent, Recording } from './recording.ts';
export { redact } from './redact.ts';
export { type Replay, replay } from './replay.ts';
