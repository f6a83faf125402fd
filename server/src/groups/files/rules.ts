/** Sizes of pictures: the longer edge in pixels. */
export const pictureSizes = { display: 1600, thumbnail: 480 } as const;

/** Kinds of pictures that are taken, by their bytes (rule F1). */
export const pictureTypes = new Set(['image/jpeg', 'image/png', 'image/webp', 'image/gif', 'image/avif']);

/** Seconds; addresses stay the same within a step, so that browsers can keep what they fetched. */
const step = 30 * 60;

/** When an address made now expires: between half an hour and an hour ahead (rule A3), in seconds since 1970. */
export function expiryOf(now: Date): number {
  return (Math.floor(now.getTime() / 1000 / step) + 2) * step;
}

/** Where a size of a file is kept. */
export const storageKey = (fileId: string, variant: string): string => `files/${fileId.slice(-2)}/${fileId}/${variant}`;

/** What is signed. */
export const signedText = (fileId: string, variant: string, expires: number): string =>
  `${fileId}/${variant}/${expires}`;

/** Reads a `Range` header; undefined for none or one that is not understood, null for one that can't be met. */
export function readRange(header: string | null, size: number): { start: number; end: number } | undefined | null {
  const match = /^bytes=(\d*)-(\d*)$/.exec(header ?? '');
  if (!match || (match[1] === '' && match[2] === '')) return undefined;
  const [, from = '', to = ''] = match;
  const start = from === '' ? Math.max(0, size - Number(to)) : Number(from);
  const end = from === '' || to === '' ? size - 1 : Math.min(Number(to), size - 1);
  return start > end || start >= size ? null : { start, end };
}
