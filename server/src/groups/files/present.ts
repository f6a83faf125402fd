import type { FileProcessing, Picture, Teaser, VideoCaptions, VideoFile } from '@fanlight/sdk/models';
import type { Ports } from '../../ports/index.ts';
import { fileUrl } from './pictures.ts';
import type { FileRow } from './rules.ts';

/** The processing status of a file. Only its owner sees why it failed. */
export function toProcessing(file: FileRow, isOwner: boolean): FileProcessing {
  const { id, status, progress, reason } = file;
  return { _id: id, status, progress: status === 'ready' ? 1 : progress, reason: isOwner ? reason : null };
}

/** Captions of a video; without a URL if the video is locked. Null if there are none. */
export function toCaptions(ports: Ports, file: FileRow, isAvailable: boolean): VideoCaptions | null {
  if (!file.captionsFileId) return null;
  return {
    url: isAvailable ? fileUrl(ports, file.captionsFileId, 'captions') : null,
    locale: (file.captionsLocale ?? 'en-US') as VideoCaptions['locale'],
  };
}

/**
 * A video file, as the viewer may see it. A locked or unfinished one has a blurred preview and no URL (rules A2, F3).
 */
export function toVideoFile(
  ports: Ports,
  file: FileRow,
  { isAllowed, isOwner }: { isAllowed: boolean; isOwner: boolean },
): VideoFile {
  const isAvailable = isAllowed && file.status === 'ready';
  return {
    _id: file.id,
    status: file.status,
    reason: isOwner ? file.reason : null,
    url: isAvailable ? fileUrl(ports, file.id, 'display') : null,
    posterUrl: isAvailable ? fileUrl(ports, file.id, 'poster') : null,
    preview: file.preview || null,
    captions: toCaptions(ports, file, isAvailable),
    duration: file.duration,
    width: file.width,
    height: file.height,
  };
}

/** A teaser clip, visible to all viewers once it is ready (rule A2). */
export function toTeaser(ports: Ports, file: FileRow): Teaser {
  const isReady = file.status === 'ready';
  return {
    _id: file.id,
    status: file.status,
    url: isReady ? fileUrl(ports, file.id, 'display') : null,
    thumbnails: isReady ? [fileUrl(ports, file.id, 'thumbnail')] : [],
    duration: file.duration,
  };
}

/** A picture, as the viewer may see it. A locked one has a blurred preview and no URL (rule A2). */
export function toPicture(ports: Ports, file: FileRow, alt: string, isAllowed: boolean): Picture {
  const [url, thumbnailUrl] = isAllowed
    ? [fileUrl(ports, file.id, 'display'), fileUrl(ports, file.id, 'thumbnail')]
    : [null, null];
  const { id, preview, width, height } = file;
  return { _id: id, url, thumbnailUrl, preview: preview || null, width, height, alt };
}
