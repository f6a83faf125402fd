import { circle, ellipse, mix, n, type Palette, rect } from './brush.ts';
import { createRandom, hashOf, type Random } from './random.ts';

/** The lighting of a picture. */
export type Mood = 'day' | 'dusk' | 'night';

/** A colour stop of a gradient. */
export type Stop = readonly [offset: number, colour: string, opacity?: number];

/** The functions and colours with which a scene is rendered. */
export interface Paint {
  w: number;
  h: number;
  /** The length of the shorter edge. */
  u: number;
  r: Random;
  p: Palette;
  mood: Mood;
  /** The colours for the mood: upper and lower background, objects, their shaded side, lines, and light. */
  c: { high: string; low: string; body: string; shade: string; ink: string; light: string };
  /** Returns a linear gradient fill; 90 degrees is downwards. */
  linear(stops: readonly (Stop | string)[], degrees?: number): string;
  radial(stops: readonly (Stop | string)[]): string;
  /** Returns a value for the attribute `clip-path`. */
  clip(shape: string): string;
  /** Returns the background, a soft gradient with light from one side. */
  backdrop(): string;
  /** Draws a glow around a point. */
  glow(x: number, y: number, r: number, colour: string, strength?: number): string;
  /** Draws a soft shadow on the ground. */
  shadow(x: number, y: number, rx: number, ry: number, strength?: number): string;
  defs: string[];
}

function lightOf(mood: Mood, p: Palette): Paint['c'] {
  if (mood === 'day') {
    return {
      high: p.pale,
      low: mix(p.pale, p.soft, 0.55),
      body: p.main,
      shade: p.deep,
      ink: p.night,
      light: '#ffffff',
    };
  }
  if (mood === 'dusk') {
    return { high: p.soft, low: p.main, body: p.pale, shade: p.deep, ink: p.night, light: p.pale };
  }
  return { high: p.night, low: mix(p.deep, p.night, 0.25), body: p.soft, shade: p.main, ink: p.pale, light: p.spark };
}

const toStops = (stops: readonly (Stop | string)[]) =>
  stops
    .map((stop, index): Stop => (typeof stop === 'string' ? [index / Math.max(1, stops.length - 1), stop] : stop))
    .map(
      ([at, colour, opacity = 1]) =>
        `<stop offset="${n(at * 100)}%" stop-color="${colour}" stop-opacity="${opacity}"/>`,
    )
    .join('');

/** Creates the functions and colours for a scene. The same seed results in the same picture. */
export function createPaint(seed: string, w: number, h: number, p: Palette, mood: Mood): Paint {
  const defs: string[] = [];
  const r = createRandom(seed);
  const prefix = `f${hashOf(seed).toString(36)}`;
  const define = (make: (id: string) => string) => {
    const id = `${prefix}-${defs.length}`;
    defs.push(make(id));
    return `url(#${id})`;
  };
  const c = lightOf(mood, p);
  const paint: Paint = {
    w,
    h,
    u: Math.min(w, h),
    r,
    p,
    mood,
    c,
    defs,
    linear(stops, degrees = 90) {
      const angle = (degrees * Math.PI) / 180;
      const [x, y] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
      const ends = `x1="${(0.5 - x).toFixed(3)}" y1="${(0.5 - y).toFixed(3)}" x2="${(0.5 + x).toFixed(3)}" y2="${(0.5 + y).toFixed(3)}"`;
      return define((id) => `<linearGradient id="${id}" ${ends}>${toStops(stops)}</linearGradient>`);
    },
    radial: (stops) => define((id) => `<radialGradient id="${id}">${toStops(stops)}</radialGradient>`),
    clip: (shape) => define((id) => `<clipPath id="${id}">${shape}</clipPath>`),
    backdrop() {
      const side = r.pick([0.15, 0.85]);
      const ground = rect(0, 0, w, h, paint.linear([c.high, c.low], 90 + r.range(-25, 25)));
      return (
        ground +
        paint.glow(w * side, h * r.range(0.05, 0.35), Math.max(w, h) * 0.7, c.light, mood === 'night' ? 0.16 : 0.5)
      );
    },
    glow: (x, y, radius, colour, strength = 0.6) =>
      circle(
        x,
        y,
        radius,
        paint.radial([
          [0, colour, strength],
          [0.45, colour, strength * 0.35],
          [1, colour, 0],
        ]),
      ),
    shadow: (x, y, rx, ry, strength = 0.4) =>
      ellipse(
        x,
        y,
        rx,
        ry,
        paint.radial([
          [0, p.night, strength],
          [0.6, p.night, strength * 0.5],
          [1, p.night, 0],
        ]),
      ),
  };
  return paint;
}

/** Returns the complete SVG. */
export const frame = (paint: Paint, content: string): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${paint.w} ${paint.h}" width="${paint.w}" height="${paint.h}"><defs>${paint.defs.join('')}</defs>${content}</svg>`;
