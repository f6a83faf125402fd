import type { FileVariant } from '@fanlight/sdk/models';
import { type files, libraryPurposes } from '../../db/schema/index.ts';

export type FileRow = typeof files.$inferSelect;
/** The purpose of an upload. */
export type Purpose = FileRow['purpose'];

/** The lengths of the longer edge of pictures, in pixels. */
export const pictureSizes = { display: 1600, thumbnail: 480 } as const;

/**
 * The MIME types of pictures that are accepted (rule F1). All MIME types in this file are detected from the bytes of a
 * file.
 */
export const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** The MIME types of videos that are accepted. */
export const videoTypes = new Set(['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/webm', 'video/matroska']);

/** The MIME types of audio files that are accepted. */
export const audioTypes = new Set(['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/ogg', 'audio/wav']);

/** The MIME types of digital products that are accepted, in addition to pictures, videos and audio files. */
export const packageTypes = new Set(['application/pdf', 'application/zip', 'application/epub+zip']);

/** The type of a file is detected from this number of bytes at its start. */
export const headLength = 4100;

/** The limits and the initial size of a video or audio file. */
export interface MediaRule {
  kind: 'video' | 'audio';
  /** Maximum duration in seconds; null if unlimited. */
  maximumSeconds: number | null;
  /** The size of a video in pixels until its real size is known, or the size of the player for audio. */
  frame: readonly [width: number, height: number];
}

const wide = [1280, 720] as const;
const upright = [720, 1280] as const;

export const mediaRules = {
  'feed-video': { kind: 'video', maximumSeconds: null, frame: wide },
  'feed-audio': { kind: 'audio', maximumSeconds: null, frame: [720, 160] },
  'feed-teaser': { kind: 'video', maximumSeconds: 60, frame: wide },
  video: { kind: 'video', maximumSeconds: null, frame: wide },
  'video-teaser': { kind: 'video', maximumSeconds: 60, frame: wide },
  reel: { kind: 'video', maximumSeconds: 180, frame: upright },
  'story-video': { kind: 'video', maximumSeconds: 60, frame: upright },
  'welcome-video': { kind: 'video', maximumSeconds: null, frame: wide },
  'message-video': { kind: 'video', maximumSeconds: null, frame: wide },
} as const satisfies Partial<Record<Purpose, MediaRule>>;

export type MediaPurpose = keyof typeof mediaRules;

/**
 * The purposes of videos that get renditions for HLS and a storyboard: those of the media library. Each of them can be
 * used again in a post or in `/videos`, whose player has a seek bar.
 */
export const adaptivePurposes = new Set<Purpose>(
  libraryPurposes.filter((purpose) => purpose in mediaRules && mediaRules[purpose as MediaPurpose].kind === 'video'),
);

/** The signed URL of a file stays the same for this number of seconds, so that browsers can cache the file. */
const stableUrlSeconds = 30 * 60;

/**
 * Returns the time at which a URL that is created now expires (rule A3), in seconds since 1970. A URL is valid for half
 * an hour to an hour.
 */
export function expiryOf(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / stableUrlSeconds) + 2) * stableUrlSeconds;
}

/** Returns the storage key of a variant of a file. The variant `original` is the uploaded file. */
export const storageKey = (fileId: string, variant: FileVariant | 'original'): string =>
  `files/${fileId.slice(-2)}/${fileId}/${variant}`;

/** Returns the text that is signed for a file's URL. */
export const signedText = (fileId: string, variant: string, expires: number): string =>
  `${fileId}/${variant}/${expires}`;

/** A variant of a file that is served. */
export interface ServedVariant {
  mime: string;
  /** The size in bytes. */
  size: number;
  /** The stored variant whose bytes are served; by default the variant itself. */
  storedAs?: 'original';
}

/**
 * Returns the download of a product: the rewritten bytes if the metadata was removed, and otherwise the uploaded file.
 */
const downloadOf = ({ mime, displayBytes, originalMime, originalBytes }: FileRow): ServedVariant =>
  displayBytes > 0 ? { mime, size: displayBytes } : { mime: originalMime, size: originalBytes, storedAs: 'original' };

/** Returns the type and size of a variant; undefined if the file is not ready or does not have the variant. */
export function servedVariantOf(file: FileRow, variant: FileVariant): ServedVariant | undefined {
  if (file.status !== 'ready') return undefined;
  const { kind, mime, displayBytes, thumbnailBytes, posterBytes, posterMime } = file;
  const renditionSizes = (file.renditions ?? []).map(({ name, bytes }) => [
    `segments-${name}`,
    { mime: 'video/mp4', size: bytes },
  ]);
  const { storyboard } = file;
  const served: Partial<Record<FileVariant, ServedVariant>> =
    file.purpose === 'product-file'
      ? { download: downloadOf(file) }
      : kind === 'captions'
        ? { captions: { mime, size: displayBytes } }
        : {
            display: { mime, size: displayBytes },
            thumbnail: { mime: kind === 'picture' ? mime : posterMime, size: thumbnailBytes },
            poster: { mime: posterMime, size: posterBytes },
            ...Object.fromEntries(renditionSizes),
            ...(storyboard && { storyboard: { mime: storyboard.mime, size: storyboard.bytes } }),
          };
  const found = served[variant];
  return found && found.size > 0 ? found : undefined;
}

/** Returns a header `Content-Disposition`, such as `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`. */
export function contentDispositionOf(fileName: string): string {
  const name = fileName.replaceAll(/[\p{Cc}/\\]/gu, '_') || 'download';
  const ascii = name.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  const encoded = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${ascii}"; filename*=UTF-8''${encoded}`;
}

/**
 * Parses a `Range` header. Undefined if the header is missing or not supported; null if the file does not contain the
 * range.
 */
export function readRange(header: string | null, size: number): { start: number; end: number } | undefined | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? null : { start, end };
}

/** Decodes WebVTT with normalised line breaks and without a byte order mark; undefined if the bytes are not WebVTT. */
export function readCaptions(bytes: Uint8Array): string | undefined {
  let text: string;
  try {
    text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return undefined;
  }
  const lines = text.replaceAll(/\r\n?/g, '\n');
  const hasSignature = /^WEBVTT(?:[ \t][^\n]*)?(?:\n|$)/.test(lines);
  const hasCue = /^(?:\d{2,}:)?\d{2}:\d{2}\.\d{3} +--> +(?:\d{2,}:)?\d{2}:\d{2}\.\d{3}/m.test(lines);
  return hasSignature && hasCue && !lines.includes('\u0000') ? lines : undefined;
}
