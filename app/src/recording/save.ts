import type { Recording } from '@fanlight/mocks/recording';
import { saveFile } from '../save-file.ts';

/** Saves a recording as a file, such as `2026-05-13-home.recording.json`. */
export function saveRecording(recording: Recording): void {
  const page = recording.path.replaceAll(/[^\w]+/g, '-').replaceAll(/^-|-$/g, '') || 'welcome';
  const file = new Blob([`${JSON.stringify(recording, undefined, 2)}\n`], { type: 'application/json' });
  saveFile(file, `${recording.startedAt.slice(0, 10)}-${page}.recording.json`);
}
