import sharp from 'sharp';

/** Converts an SVG to a JPEG, a typical format of uploads. */
export async function toJpeg(svg: string): Promise<Blob> {
  const bytes = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
