import sharp, { type Sharp } from 'sharp';
import type { EncodedImage, Images } from '../../ports/index.ts';

/** Maximum pixels of an image; more would exhaust the memory. */
const limitInputPixels = 100_000_000;
/** Maximum pixels of a progressive image, whose decoder keeps all coefficients in memory: up to six bytes per pixel. */
const maximumProgressivePixels = 40_000_000;
/** Images of more pixels, and progressive ones, are decoded one at a time. */
const maximumParallelPixels = 16_000_000;

// Each image is processed once, so a cache would only use memory.
sharp.cache(false);

let queue: Promise<unknown> = Promise.resolve();

function afterOthers<T>(work: () => Promise<T>): Promise<T> {
  const result = queue.then(work);
  queue = result.catch(() => undefined);
  return result;
}

/** Decodes an image with limited memory: large images are decoded one at a time. */
async function decode<T>(bytes: Uint8Array, isAnimated: boolean, work: (image: Sharp) => Promise<T>): Promise<T> {
  const open = () => sharp(bytes, { limitInputPixels, failOn: 'error', animated: isAnimated });
  const { width, height, isProgressive = false } = await open().metadata();
  const pixels = width * height;
  if (pixels > limitInputPixels || (isProgressive && pixels > maximumProgressivePixels)) {
    throw new Error('The image has too many pixels.');
  }
  if (isProgressive || pixels > maximumParallelPixels) return afterOthers(() => work(open()));
  return work(open());
}

async function encode(image: Sharp): Promise<EncodedImage> {
  const { data, info } = await image
    // Takes half as long as the default effort, for files about 5 % larger.
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mime: 'image/webp', width: info.width, height: info.height };
}

const shrink = (image: Sharp, edge: number) =>
  image.resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true });

/** Resizes images with sharp. The output has no metadata, and EXIF orientation is applied first. */
export const nodeImages: Images = {
  prepare: (bytes, { display, thumbnail }) =>
    decode(bytes, false, async (image) => {
      // Decoded once to the largest size, from which the small sizes are made.
      const data = await shrink(image.rotate(), display).png({ compressionLevel: 0 }).toBuffer();
      const decoded = () => sharp(data);
      const large = await encode(decoded());
      const small = await encode(shrink(decoded(), thumbnail));
      const blurred = await shrink(decoded(), 24).blur(1.2).webp({ quality: 40 }).toBuffer();
      return { display: large, thumbnail: small, preview: `data:image/webp;base64,${blurred.toString('base64')}` };
    }),

  strip: (bytes) =>
    decode(bytes, true, async (image) => {
      const { format, pages = 1 } = await image.metadata();
      const { data, info } = await (pages > 1 ? image : image.rotate()).toBuffer({ resolveWithObject: true });
      return {
        bytes: data,
        mime: `image/${format === 'heif' ? 'avif' : format}`,
        width: info.width,
        height: info.height,
      };
    }),
};
