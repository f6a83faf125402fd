import type { FileProcessing, Picture, Storyboard, Teaser, VideoCaptions, VideoFile } from '@fanlight/sdk/models';
import type { Ports } from '../../ports/index.ts';
import { fileUrl } from './pictures.ts';
import type { FileRow } from './rules.ts';

/** Presents the processing status of a file. Only the file's owner receives the reason of a failure. */
export function toProcessing(file: FileRow, isOwner: boolean): FileProcessing {
  const { id, status, progress, reason } = file;
  return { _id: id, status, progress: status === 'ready' ? 1 : progress, reason: isOwner ? reason : null };
}

/** Presents the captions of a video, without a URL if the video is not available; null if it has no captions. */
export function toCaptions(ports: Ports, file: FileRow, isAvailable: boolean): VideoCaptions | null {
  if (!file.captionsFileId) return null;
  return {
    url: isAvailable ? fileUrl(ports, file.captionsFileId, 'captions') : null,
    locale: (file.captionsLocale ?? 'en-US') as VideoCaptions['locale'],
  };
}

/**
 * Presents what a player needs to switch between renditions and to show pictures at its seek bar. Both are null if the
 * video is not available (rule A2).
 */
export function toAdaptive(
  ports: Ports,
  { id, renditions, storyboard }: FileRow,
  isAvailable: boolean,
): { hls: string | null; storyboard: Storyboard | null } {
  if (!isAvailable) return { hls: null, storyboard: null };
  const toStoryboard = ({ interval, total, columns, width, height }: NonNullable<FileRow['storyboard']>) => ({
    url: fileUrl(ports, id, 'storyboard'),
    ...{ interval, total, columns, width, height },
  });
  return {
    hls: renditions && fileUrl(ports, id, 'hls'),
    storyboard: storyboard && toStoryboard(storyboard),
  };
}

/** Presents a video file. A locked or unprocessed video has a blurred preview and no URL (rules A2, F3). */
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
    ...toAdaptive(ports, file, isAvailable),
    duration: file.duration,
    width: file.width,
    height: file.height,
  };
}

/** Presents a teaser clip, which all viewers can watch once it is ready (rule A2). */
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

/** Presents a picture. A locked picture has a blurred preview and no URL (rule A2). */
export function toPicture(ports: Ports, file: FileRow, alt: string, isAllowed: boolean): Picture {
  const [url, thumbnailUrl] = isAllowed
    ? [fileUrl(ports, file.id, 'display'), fileUrl(ports, file.id, 'thumbnail')]
    : [null, null];
  const { id, preview, width, height } = file;
  return { _id: id, url, thumbnailUrl, preview: preview || null, width, height, alt };
}
