import type { Recording } from '@fanlight/mocks/recording';

/** Saves a recording as a file, such as `2026-05-13-home.recording.json`. */
export function saveRecording(recording: Recording): void {
  const page = recording.path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'welcome';
  const url = URL.createObjectURL(
    new Blob([`${JSON.stringify(recording, undefined, 2)}\n`], { type: 'application/json' }),
  );
  const link = document.createElement('a');
  link.href = url;
  link.download = `${recording.startedAt.slice(0, 10)}-${page}.recording.json`;
  link.click();
  URL.revokeObjectURL(url);
}
