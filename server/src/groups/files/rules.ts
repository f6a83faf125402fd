import type { FileVariant } from '@fanlight/sdk/models';
import type { files } from '../../db/schema/index.ts';

export type FileRow = typeof files.$inferSelect;
/** The purpose of an upload. */
export type Purpose = FileRow['purpose'];

/** Sizes of pictures: the longer edge in pixels. */
export const pictureSizes = { display: 1600, thumbnail: 480 } as const;

/** Accepted types of pictures, by their bytes (rule F1). */
export const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** Accepted types of videos. */
export const videoTypes = new Set(['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/webm', 'video/matroska']);

/** Accepted types of audio files. */
export const audioTypes = new Set(['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/ogg', 'audio/wav']);

/** Types of digital products besides pictures, videos and audio. */
export const packageTypes = new Set(['application/pdf', 'application/zip', 'application/epub+zip']);

/** Number of bytes at the start of a file that identify its type. */
export const headLength = 4100;

/** The processed form of a video or audio file. */
export interface MediaRule {
  kind: 'video' | 'audio';
  /** Maximum duration in seconds; null if unlimited. */
  maximumSeconds: number | null;
  /** Frame reserved until the video's own size is known; for audio the frame of its player. Pixels. */
  frame: readonly [width: number, height: number];
}

const wide = [1280, 720] as const;
const upright = [720, 1280] as const;

/** Rules of video and audio files by purpose. */
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

/** Purposes of videos and audio files. */
export type MediaPurpose = keyof typeof mediaRules;

/** Seconds during which a file's URL stays the same, so that browsers can cache the file. */
const step = 30 * 60;

/** Expiry of a URL created now: half an hour to an hour ahead (rule A3), in seconds since 1970. */
export function expiryOf(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / step) + 2) * step;
}

/** Storage key of a variant of a file; `original` is the uploaded file, and is never served. */
export const storageKey = (fileId: string, variant: FileVariant | 'original'): string =>
  `files/${fileId.slice(-2)}/${fileId}/${variant}`;

/** The text that the signature of a URL covers. */
export const signedText = (fileId: string, variant: string, expires: number): string =>
  `${fileId}/${variant}/${expires}`;

/** A served variant: its type and its size in bytes. */
export interface Served {
  mime: string;
  size: number;
  /** Its storage key, if it is not stored under its own name. */
  key?: 'original';
}

/** The download of a product: without metadata if its type can contain any, otherwise as uploaded. */
const downloadOf = ({ mime, displayBytes, originalMime, originalBytes }: FileRow): Served =>
  displayBytes > 0 ? { mime, size: displayBytes } : { mime: originalMime, size: originalBytes, key: 'original' };

/** Type and size of a variant; undefined if the file has no such variant. */
export function servedOf(file: FileRow, variant: FileVariant): Served | undefined {
  if (file.status !== 'ready') return undefined;
  const { kind, mime, displayBytes, thumbnailBytes, posterBytes, posterMime } = file;
  const served: Partial<Record<FileVariant, Served>> =
    file.purpose === 'product-file'
      ? { download: downloadOf(file) }
      : kind === 'captions'
        ? { captions: { mime, size: displayBytes } }
        : {
            display: { mime, size: displayBytes },
            thumbnail: { mime: kind === 'picture' ? mime : posterMime, size: thumbnailBytes },
            poster: { mime: posterMime, size: posterBytes },
          };
  const found = served[variant];
  return found && found.size > 0 ? found : undefined;
}

/** The header `Content-Disposition`, such as `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`. */
export function attachmentOf(fileName: string): string {
  const name = fileName.replaceAll(/[\p{Cc}/\\]/gu, '_') || 'download';
  const plain = name.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  const full = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** Parses a `Range` header; undefined if missing or not understood, null if it cannot be satisfied. */
export function readRange(header: string | null, size: number): { start: number; end: number } | undefined | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? null : { start, end };
}

/** Normalises WebVTT: valid text without a byte order mark; undefined if it is not WebVTT. */
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
