import sharp, { type Metadata, type Sharp } from 'sharp';
import { type EncodedImage, type Images, TooManyPixels } from '../../ports/index.ts';

/** The largest image of a kind, so that decoding takes less than 300 MB of memory. */
interface SizeLimit {
  pixels: number;
  /** The maximum number of bytes of the decoded image. */
  bytes: number;
}

/** The limit of images that are decoded row by row. */
const rowLimit: SizeLimit = { pixels: 100_000_000, bytes: 400_000_000 };
/**
 * The limit of images that are decoded as a whole. The decoder of progressive JPEGs keeps all coefficients in memory,
 * which are up to six bytes per pixel.
 */
const wholeLimit: SizeLimit = { pixels: 40_000_000, bytes: 160_000_000 };
/** The limit of WebP images that are encoded in their size, which takes up to 17 bytes per pixel. */
const webpLimit: SizeLimit = { pixels: 16_000_000, bytes: 64_000_000 };
/** The limits of AVIF images. Decoding takes up to 18 bytes per pixel, and encoding in their size up to 40. */
const avifLimit: SizeLimit = { pixels: 12_500_000, bytes: 100_000_000 };
const strippedAvifLimit: SizeLimit = { pixels: 7_000_000, bytes: 56_000_000 };
/** Images with more pixels than this, and images that are decoded as a whole, are decoded one at a time. */
const maximumParallelPixels = 16_000_000;

// Disables the cache, because each image is processed only once.
sharp.cache(false);

let queue: Promise<unknown> = Promise.resolve();

function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

/** Whether the pixels are rotated to the EXIF orientation, which needs the whole image. */
const isTurned = ({ orientation = 1 }: Metadata) => orientation > 1;

function limitOf(metadata: Metadata, isStripped: boolean): SizeLimit {
  const { format, isProgressive = false, pages = 1 } = metadata;
  if (format === 'heif') return isStripped ? strippedAvifLimit : avifLimit;
  // The frames of an animation are decoded one after another.
  if (format === 'webp' && isStripped && pages === 1) return webpLimit;
  if (isProgressive || (isStripped && format !== 'jpeg' && isTurned(metadata))) return wholeLimit;
  return rowLimit;
}

/**
 * Decodes an image with limited memory: large images are decoded one at a time.
 *
 * @throws {TooManyPixels} before the image is decoded
 */
async function decode<T>(
  bytes: Uint8Array,
  isStripped: boolean,
  work: (image: Sharp, metadata: Metadata) => Promise<T>,
): Promise<T> {
  // All pages of an animation are decoded only for the image in its size.
  const open = (limitInputPixels: number | false) =>
    sharp(bytes, { limitInputPixels, failOn: 'error', animated: isStripped });
  // The metadata is read from the header, however many pixels the image has.
  const metadata = await open(false).metadata();
  const limit = limitOf(metadata, isStripped);
  const { width, height, channels, depth } = metadata;
  const pixels = width * height;
  if (pixels > limit.pixels || pixels * channels * (depth === 'uchar' ? 1 : 2) > limit.bytes) throw new TooManyPixels();
  const run = () => work(open(rowLimit.pixels), metadata);
  return limit !== rowLimit || pixels > maximumParallelPixels ? afterOthers(run) : run();
}

async function encode(image: Sharp): Promise<EncodedImage> {
  const { data, info } = await image
    // With this effort, encoding takes half as long as with the default, and the files are about 5 % larger.
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mime: 'image/webp', width: info.width, height: info.height };
}

const shrink = (image: Sharp, edge: number) =>
  image.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });

/**
 * Encodes an image in its size and format. The rotation of a JPEG stays in its metadata, which contains nothing else:
 * rotating the pixels of a large photo would take too much memory. Every program that shows JPEGs applies it.
 */
function withoutMetadata(image: Sharp, metadata: Metadata): Sharp {
  const { format, pages = 1, orientation } = metadata;
  // By default, the encoder keeps the whole image to optimise its codes, which takes six bytes per pixel.
  const jpeg = () => image.jpeg({ optimiseCoding: false });
  if (format === 'jpeg')
    return isTurned(metadata) ? jpeg().withExif({ IFD0: { Orientation: `${orientation}` } }) : jpeg();
  const turned = pages > 1 ? image : image.rotate();
  // With the default effort, encoding takes several times as long.
  if (format === 'heif') return turned.avif({ effort: 1 });
  return format === 'webp' ? turned.webp({ effort: 2 }) : turned;
}

/** Resizes images with sharp. The EXIF orientation is applied first, and the output has no other metadata. */
export const nodeImages: Images = {
  prepare: (bytes, { display, thumbnail }) =>
    decode(bytes, false, async (image) => {
      // The image is decoded and reduced to the largest size once. The other sizes are made from that result.
      const data = await shrink(image.rotate(), display).png({ compressionLevel: 0 }).toBuffer();
      const decoded = () => sharp(data);
      const large = await encode(decoded());
      const small = await encode(shrink(decoded(), thumbnail));
      const blurred = await shrink(decoded(), 24).blur(1.2).webp({ quality: 40 }).toBuffer();
      return { display: large, thumbnail: small, preview: `data:image/webp;base64,${blurred.toString('base64')}` };
    }),

  strip: (bytes) =>
    decode(bytes, true, async (image, metadata) => {
      const { data, info } = await withoutMetadata(image, metadata).toBuffer({ resolveWithObject: true });
      const { format, orientation = 1 } = metadata;
      const isOnSide = format === 'jpeg' && orientation >= 5;
      return {
        bytes: data,
        mime: `image/${format === 'heif' ? 'avif' : format}`,
        width: isOnSide ? info.height : info.width,
        height: isOnSide ? info.width : info.height,
      };
    }),
};
