import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { compare, TOLERATED_PIXELS } from './compare.ts';

/** Draws a button of 60 × 24 pixels on a dark page. */
const draw = ({ left = 20, colour = '#e8590c', height = 80 } = {}): Promise<Buffer> =>
  sharp({ create: { width: 120, height, channels: 4, background: '#101014' } })
    .composite([{ input: { create: { width: 60, height: 24, channels: 4, background: colour } }, left, top: 20 }])
    .png()
    .toBuffer();

describe('compare', () => {
  it('finds no difference between equal pictures, even if their files differ', async () => {
    const picture = await draw();
    const repacked = await sharp(picture).png({ compressionLevel: 0 }).toBuffer();
    expect(repacked.equals(picture)).toBe(false);
    expect(await compare(picture, repacked)).toEqual({ pixels: 0 });
  });

  it('finds a button that moved by two pixels', async () => {
    const { pixels, difference } = await compare(await draw(), await draw({ left: 22 }));
    expect(pixels).toBe(2 * 2 * 24);
    expect(pixels).toBeGreaterThan(TOLERATED_PIXELS);
    expect(await sharp(difference).metadata()).toMatchObject({ width: 120, height: 80 });
  });

  it('finds a changed colour', async () => {
    expect((await compare(await draw(), await draw({ colour: '#c2410c' }))).pixels).toBe(60 * 24);
  });

  it('tolerates a colour that changed by a rounding error', async () => {
    expect(await compare(await draw(), await draw({ colour: '#e8590d' }))).toEqual({ pixels: 0 });
  });

  it('counts the pixels of the taller picture below the end of the other', async () => {
    expect((await compare(await draw(), await draw({ height: 81 }))).pixels).toBe(120);
  });
});
