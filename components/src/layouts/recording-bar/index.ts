export { RecordingBar, type RecordingBarProps } from './recording-bar.tsx';
