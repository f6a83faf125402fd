import sharp, { type Sharp } from 'sharp';
import type { EncodedImage, Images } from '../../ports/index.ts';

/** Pixels of a picture that is still decoded; more would be an attack on memory. */
const limitInputPixels = 100_000_000;

async function encode(image: Sharp, edge: number): Promise<EncodedImage> {
  const { data, info } = await image
    .clone()
    .resize({ width: edge, height: edge, fit: 'inside', withoutEnlargement: true })
    // Half the work of the default effort, for files about a twentieth larger.
    .webp({ quality: 82, effort: 2 })
    .toBuffer({ resolveWithObject: true });
  return { bytes: data, mime: 'image/webp', width: info.width, height: info.height };
}

/** Pictures by sharp. What it writes carries no metadata; turning by EXIF happens before that is dropped. */
export const nodeImages: Images = {
  async prepare(bytes, { display, thumbnail }) {
    const image = sharp(bytes, { limitInputPixels, failOn: 'error' }).rotate();
    const [large, small, blurred] = await Promise.all([
      encode(image, display),
      encode(image, thumbnail),
      image.clone().resize({ width: 24, height: 24, fit: 'inside' }).blur(1.2).webp({ quality: 40 }).toBuffer(),
    ]);
    return { display: large, thumbnail: small, preview: `data:image/webp;base64,${blurred.toString('base64')}` };
  },

  async strip(bytes) {
    const image = sharp(bytes, { limitInputPixels, failOn: 'error', animated: true });
    const { format, pages = 1 } = await image.metadata();
    const { data, info } = await (pages > 1 ? image : image.rotate()).toBuffer({ resolveWithObject: true });
    return {
      bytes: data,
      mime: `image/${format === 'heif' ? 'avif' : format}`,
      width: info.width,
      height: info.height,
    };
  },
};
