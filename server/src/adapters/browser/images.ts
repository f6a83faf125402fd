import type { EncodedImage, Images } from '../../ports/index.ts';

function scaleInto(width: number, height: number, edge: number) {
  const scale = Math.min(1, edge / Math.max(width, height));
  return { width: Math.max(1, Math.round(width * scale)), height: Math.max(1, Math.round(height * scale)) };
}

async function draw(bitmap: ImageBitmap, edge: number, quality: number, blur = 0): Promise<EncodedImage> {
  const { width, height } = scaleInto(bitmap.width, bitmap.height, edge);
  const canvas = new OffscreenCanvas(width, height);
  const drawing = canvas.getContext('2d');
  if (!drawing) throw new Error('This browser has no OffscreenCanvas.');
  drawing.imageSmoothingQuality = 'high';
  if (blur > 0) drawing.filter = `blur(${blur}px)`;
  drawing.drawImage(bitmap, 0, 0, width, height);
  const blob = await canvas.convertToBlob({ type: 'image/webp', quality });
  return { bytes: new Uint8Array(await blob.arrayBuffer()), mime: blob.type, width, height };
}

/** Resizes images with the browser's canvas. The canvas does not keep the metadata of an image. */
export const browserImages: Images = {
  async prepare(bytes, sizes) {
    const bitmap = await createImageBitmap(new Blob([bytes.slice()]));
    const [display, thumbnail, blurred] = await Promise.all([
      draw(bitmap, sizes.display, 0.82),
      draw(bitmap, sizes.thumbnail, 0.82),
      draw(bitmap, 24, 0.4, 1),
    ]);
    bitmap.close();
    const preview = `data:${blurred.mime};base64,${btoa(String.fromCharCode(...blurred.bytes))}`;
    return { display, thumbnail, preview };
  },

  async strip(bytes) {
    const bitmap = await createImageBitmap(new Blob([bytes.slice()]));
    const drawn = await draw(bitmap, Math.max(bitmap.width, bitmap.height), 0.92);
    bitmap.close();
    return drawn;
  },
};
