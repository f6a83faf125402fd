import sharp from 'sharp';

/** A drawing as a JPEG: the kind of file that people upload. */
export async function toJpeg(svg: string): Promise<Blob> {
  const bytes = await sharp(Buffer.from(svg)).flatten({ background: '#ffffff' }).jpeg({ quality: 82 }).toBuffer();
  return new Blob([new Uint8Array(bytes)], { type: 'image/jpeg' });
}
