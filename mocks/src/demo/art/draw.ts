import type { Shape } from '../types.ts';
import type { Palette } from './brush.ts';
import { createPaint, frame, type Mood } from './paint.ts';
import { type SceneName, scenes } from './scenes/index.ts';

/** The width and the height of a picture in pixels, by its shape. */
const sizes: Record<Shape, readonly [width: number, height: number]> = {
  '9:16': [720, 1280],
  '4:5': [896, 1120],
  '1:1': [1000, 1000],
  '3:2': [1120, 748],
  '16:9': [1120, 630],
};

/** Renders a scene as SVG. The result depends only on the arguments. */
export function drawScene(
  seed: string,
  scene: SceneName,
  size: readonly [number, number],
  palette: Palette,
  mood: Mood,
): string {
  const paint = createPaint(`${scene}/${seed}`, size[0], size[1], palette, mood);
  return frame(paint, scenes[scene](paint));
}

/** Renders a picture of a post as SVG. */
export const drawPicture = (
  seed: string,
  picture: { scene: SceneName; shape: Shape; mood: Mood },
  palette: Palette,
): string => drawScene(seed, picture.scene, sizes[picture.shape], palette, picture.mood);

/** Renders the cover of a profile as SVG, 1500 by 500. */
export const drawCover = (seed: string, cover: { scene: SceneName; mood: Mood }, palette: Palette): string =>
  drawScene(`cover/${seed}`, cover.scene, [1500, 500], palette, cover.mood);
