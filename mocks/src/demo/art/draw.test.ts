import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { creators } from '../creators/index.ts';
import { fans } from '../fans.ts';
import { drawCover, drawPicture } from './draw.ts';
import { palettes } from './palettes.ts';
import { drawPortrait } from './portrait.ts';
import { toJpeg } from './raster.ts';
import { type SceneName, scenes } from './scenes/index.ts';

const names = Object.keys(scenes) as SceneName[];
const moods = ['day', 'dusk', 'night'] as const;

describe('the illustrations of the demo', () => {
  it.each(names)('%s is the same for the same seed and differs for another seed', (scene) => {
    const draw = (seed: string) => drawPicture(seed, { scene, shape: '4:5', mood: 'dusk' }, palettes.ember);
    expect(draw('a')).toBe(draw('a'));
    expect(draw('a')).not.toBe(draw('b'));
  });

  it.each(names)('%s contains no invalid SVG values in any mood', (scene) => {
    for (const mood of moods) {
      const svg = drawPicture('seed', { scene, shape: '3:2', mood }, palettes.lagoon);
      expect(svg).not.toMatch(/NaN|undefined|Infinity|<[^>]*</);
    }
  });

  it('include a different portrait for every user', () => {
    const faces = [...creators, ...fans].map(({ key, looks, palette }) => drawPortrait(key, looks, palette));
    expect(new Set(faces).size).toBe(faces.length);
  });

  it('use every scene in at least one post', () => {
    const used = new Set(
      creators.flatMap(({ posts }) => posts.flatMap(({ pictures }) => pictures.map((p) => p.scene))),
    );
    expect([...names].filter((name) => !used.has(name))).toEqual([]);
  });

  it('include covers with the right dimensions in small files, whose bytes are equal in every run', async () => {
    const [creator] = creators;
    if (!creator) throw new Error('There are no creators.');
    const svg = drawCover(creator.key, creator.cover, creator.palette);
    const [one, two] = await Promise.all([toJpeg(svg), toJpeg(svg)]);
    const bytes = Buffer.from(await one.arrayBuffer());
    expect(bytes.equals(Buffer.from(await two.arrayBuffer()))).toBe(true);
    expect(bytes.length).toBeLessThan(150_000);
    expect(await sharp(bytes).metadata()).toMatchObject({ format: 'jpeg', width: 1500, height: 500 });
  });
});
