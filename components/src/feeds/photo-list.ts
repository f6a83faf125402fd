import type { FeedFile } from '@fanlight/sdk/models';

/** A photo of a draft: on its way, failed, or there. */
export interface DraftPhoto {
  /** Stays the same while it is uploaded. */
  key: string;
  name: string;
  alt: string;
  /** 0 to 1 while it is on its way; undefined before and after. */
  progress?: number;
  isFailed?: boolean;
  /** What can be shown of it before the server has it. */
  localUrl?: string;
  /** To send it again. */
  source?: File;
  file?: FeedFile;
}

/** The list with one photo changed. */
export function withPhoto(photos: readonly DraftPhoto[], key: string, change: Partial<DraftPhoto>): DraftPhoto[] {
  return photos.map((photo) => (photo.key === key ? { ...photo, ...change } : photo));
}

/** The list with a photo moved one place; at the ends nothing changes. */
export function movePhoto(photos: readonly DraftPhoto[], key: string, by: -1 | 1): DraftPhoto[] {
  const from = photos.findIndex((photo) => photo.key === key);
  const to = from + by;
  const moved = [...photos];
  const [photo] = moved.splice(from, 1);
  if (from < 0 || to < 0 || to >= photos.length || !photo) return [...photos];
  moved.splice(to, 0, photo);
  return moved;
}
