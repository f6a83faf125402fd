import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

/**
 * Number of differing pixels that are tolerated, because a browser that draws in several threads rounds differently
 * each time.
 */
export const TOLERATED_PIXELS = 20;
/** Largest tolerated difference of a pixel's colour, from 0 to 1. */
const THRESHOLD = 0.1;

export interface Comparison {
  /**
   * Number of differing pixels. If the pictures have different sizes, it includes the pixels that only one of them has.
   */
  pixels: number;
  /** A picture with the differing pixels in red. Undefined if the pictures are equal. */
  difference?: Buffer;
}

/** Decodes a picture onto a transparent canvas. */
async function decode(picture: Buffer, width: number, height: number): Promise<Buffer> {
  const { width: ownWidth = 0, height: ownHeight = 0 } = await sharp(picture).metadata();
  return sharp(picture)
    .ensureAlpha()
    .extend({ right: width - ownWidth, bottom: height - ownHeight, background: { r: 0, g: 0, b: 0, alpha: 0 } })
    .raw()
    .toBuffer();
}

/** Compares two PNG pictures. */
export async function compare(before: Buffer, after: Buffer): Promise<Comparison> {
  if (before.equals(after)) return { pixels: 0 };
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const width = Math.max(...sizes.map((size) => size.width ?? 0));
  const height = Math.max(...sizes.map((size) => size.height ?? 0));
  const [first, second] = await Promise.all([decode(before, width, height), decode(after, width, height)]);
  const output = new Uint8Array(width * height * 4);
  const pixels = pixelmatch(first, second, output, width, height, { threshold: THRESHOLD });
  if (pixels === 0) return { pixels };
  const difference = await sharp(output, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { pixels, difference };
}
