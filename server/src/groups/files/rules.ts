import type { FileVariant } from '@fanlight/sdk/models';
import type { files } from '../../db/schema/index.ts';

export type FileRow = typeof files.$inferSelect;
/** The purpose of an upload. */
export type Purpose = FileRow['purpose'];

/** Sizes of pictures: the longer edge in pixels. */
export const pictureSizes = { display: 1600, thumbnail: 480 } as const;

/** Kinds of pictures that are taken, by their bytes (rule F1). */
export const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** Kinds of films that are taken. */
export const videoTypes = new Set(['video/mp4', 'video/x-m4v', 'video/quicktime', 'video/webm', 'video/matroska']);

/** Kinds of sounds that are taken. */
export const audioTypes = new Set(['audio/mpeg', 'audio/mp4', 'audio/x-m4a', 'audio/ogg', 'audio/wav']);

/** Types of digital products besides pictures, videos and audio. */
export const packageTypes = new Set(['application/pdf', 'application/zip', 'application/epub+zip']);

/** Bytes at the beginning of a file that tell its type. */
export const headLength = 4100;

/** The processed form of a video or audio file. */
export interface MediaRule {
  kind: 'video' | 'audio';
  /** Seconds that it may last; null for no bound. */
  maximumSeconds: number | null;
  /** The frame that is kept free for it until its own is known; that in which a sound plays. Pixels. */
  frame: readonly [width: number, height: number];
}

const wide = [1280, 720] as const;
const upright = [720, 1280] as const;

/** Films and sounds by what they are uploaded for. */
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

/** Seconds; addresses stay the same within a step, so that browsers can keep what they fetched. */
const step = 30 * 60;

/** When an address made now expires: between half an hour and an hour ahead (rule A3), in seconds since 1970. */
export function expiryOf(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / step) + 2) * step;
}

/** Where a variant of a file is kept; `original` is what was uploaded, and is never served. */
export const storageKey = (fileId: string, variant: FileVariant | 'original'): string =>
  `files/${fileId.slice(-2)}/${fileId}/${variant}`;

/** The signed text. */
export const signedText = (fileId: string, variant: string, expires: number): string =>
  `${fileId}/${variant}/${expires}`;

/** A variant as it is served: its type and how many bytes it has. */
export interface Served {
  mime: string;
  size: number;
  /** Where it is kept, where that is not under its own name. */
  key?: 'original';
}

/** What was bought: without its metadata where it can carry any, else as it was uploaded. */
const downloadOf = ({ mime, displayBytes, originalMime, originalBytes }: FileRow): Served =>
  displayBytes > 0 ? { mime, size: displayBytes } : { mime: originalMime, size: originalBytes, key: 'original' };

/** How a variant of a file is served; undefined where the file has none of that name. */
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

/** Such as `attachment; filename="a.pdf"; filename*=UTF-8''a.pdf`. */
export function attachmentOf(fileName: string): string {
  const name = fileName.replaceAll(/[\p{Cc}/\\]/gu, '_') || 'download';
  const plain = name.replaceAll(/[^\x20-\x7e]|["%]/g, '_');
  const full = encodeURIComponent(name).replaceAll(/['()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16)}`);
  return `attachment; filename="${plain}"; filename*=UTF-8''${full}`;
}

/** Reads a `Range` header; undefined for none or one that is not understood, null for one that can't be met. */
export function readRange(header: string | null, size: number): { start: number; end: number } | undefined | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? null : { start, end };
}

/** WebVTT as we serve it: text of the right form, without a mark at its beginning; undefined where it is none. */
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
