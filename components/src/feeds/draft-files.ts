import type { FeedFile } from '@fanlight/sdk/models';

export type DraftFileKind = 'photo' | 'video' | 'audio';

/** A file of a draft, in any upload state. */
export interface DraftFile {
  /** The React key. It does not change when the upload completes. */
  key: string;
  kind: DraftFileKind;
  name: string;
  alt: string;
  /** The progress of the upload, from 0 to 1; undefined before and after the upload. */
  progress?: number;
  isFailed?: boolean;
  /**
   * Whether the server has refused the file, for example because it is a damaged picture. Another try would fail, too.
   */
  isRefused?: boolean;
  /** The error message of a failed upload. If it is undefined, a general message is shown. */
  failure?: string;
  /** The URL of a local preview, for a photo that has not been uploaded yet. */
  localUrl?: string;
  /** The local file, which is needed to retry the upload. */
  source?: File;
  file?: FeedFile;
}

/** Thrown if the server has refused a file because of its content. The message is in the viewer's language. */
export class FileRefused extends Error {
  override readonly name = 'FileRefused';
}

const videoEnding = /\.(mp4|mov|webm|mkv)$/i;
const audioEnding = /\.(mp3|m4a|ogg|wav)$/i;

/** Returns the kind of a selected file by its media type, or by its extension if the type is empty. */
export function kindOf({ type, name }: Pick<File, 'type' | 'name'>): DraftFileKind {
  if (type.startsWith('audio/') || (type === '' && audioEnding.test(name))) return 'audio';
  if (type.startsWith('video/') || (type === '' && videoEnding.test(name))) return 'video';
  return 'photo';
}

const kinds = { 'feed-video': 'video', 'feed-audio': 'audio' } as const;

/** Converts a file of an existing post into a file of its draft. */
export function draftFileOf(file: FeedFile): DraftFile {
  const kind = file.type === 'feed-video' || file.type === 'feed-audio' ? kinds[file.type] : 'photo';
  return { key: file._id, kind, name: file.alt, alt: file.alt, file };
}

/** Returns the list with one file changed. */
export function withFile(files: readonly DraftFile[], key: string, change: Partial<DraftFile>): DraftFile[] {
  return files.map((file) => (file.key === key ? { ...file, ...change } : file));
}

/**
 * Returns the list with a file moved by a number of positions. Returns an unchanged list if the file would be moved
 * beyond an end.
 */
export function moveFile(files: readonly DraftFile[], key: string, by: number): DraftFile[] {
  const from = files.findIndex((file) => file.key === key);
  const to = from + by;
  const moved = [...files];
  const [file] = moved.splice(from, 1);
  if (from < 0 || to < 0 || to >= files.length || !file) return [...files];
  moved.splice(to, 0, file);
  return moved;
}
