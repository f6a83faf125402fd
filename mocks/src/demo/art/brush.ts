import type { Random } from './random.ts';

/** Five matching colours from dark to light, and a contrasting colour. All are hexadecimal. */
export interface Palette {
  night: string;
  deep: string;
  main: string;
  soft: string;
  pale: string;
  spark: string;
}

export type Point = readonly [x: number, y: number];

/** Rounds a number to one decimal, which is sufficient in SVG. */
export const n = (value: number): number => Math.round(value * 10) / 10;

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16));

/** Mixes two colours. A `share` of 0 is the first colour, and 1 the second. */
export function mix(from: string, to: string, share: number): string {
  const other = channels(to);
  const mixed = channels(from).map((value, index) => Math.round(value + ((other[index] ?? value) - value) * share));
  return `#${mixed.map((value) => value.toString(16).padStart(2, '0')).join('')}`;
}

export const rect = (x: number, y: number, w: number, h: number, fill: string, more = ''): string =>
  `<rect x="${n(x)}" y="${n(y)}" width="${n(w)}" height="${n(h)}" fill="${fill}" ${more}/>`;

export const circle = (x: number, y: number, r: number, fill: string, more = ''): string =>
  `<circle cx="${n(x)}" cy="${n(y)}" r="${n(r)}" fill="${fill}" ${more}/>`;

export const ellipse = (x: number, y: number, rx: number, ry: number, fill: string, more = ''): string =>
  `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`;

export const path = (d: string, fill: string, more = ''): string => `<path d="${d}" fill="${fill}" ${more}/>`;

/** Returns a line whose ends are round. */
export const stroke = (d: string, colour: string, width: number, more = ''): string =>
  `<path d="${d}" fill="none" stroke="${colour}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`;

export const group = (content: string, more = ''): string => `<g ${more}>${content}</g>`;

/** Returns the path data of a polygon. */
export const polygon = (points: readonly Point[], closed = true): string =>
  `M${points.map(([x, y]) => `${n(x)} ${n(y)}`).join('L')}${closed ? 'Z' : ''}`;

/** Returns the path data of a smooth curve through points (Catmull-Rom). */
export function spline(points: readonly Point[], closed = false, tension = 6): string {
  const count = points.length;
  const at = (index: number): Point =>
    points[closed ? (index + count) % count : Math.min(Math.max(index, 0), count - 1)] ?? [0, 0];
  const [startX, startY] = at(0);
  let d = `M${n(startX)} ${n(startY)}`;
  for (let index = 0; index < (closed ? count : count - 1); index += 1) {
    const [before, from, to, after] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
    const one = [from[0] + (to[0] - before[0]) / tension, from[1] + (to[1] - before[1]) / tension] as const;
    const two = [to[0] - (after[0] - from[0]) / tension, to[1] - (after[1] - from[1]) / tension] as const;
    d += `C${[...one, ...two, ...to].map(n).join(' ')}`;
  }
  return closed ? `${d}Z` : d;
}

const pairs = (xy: readonly number[]): Point[] =>
  xy.flatMap((x, index) => (index % 2 === 0 ? [[x, xy[index + 1] ?? 0] as const] : []));

/** Returns a closed polygon through the corners, which are given as x, y, x, y … */
export const corners = (...xy: number[]): string => polygon(pairs(xy));

/** Returns a polyline through the points, which are given as x, y, x, y … */
export const line = (...xy: number[]): string => polygon(pairs(xy), false);

/** Returns a smooth curve through the points, which are given as x, y, x, y … */
export const curve = (...xy: number[]): string => spline(pairs(xy));

/** Returns an irregular circle. */
export function blob(x: number, y: number, r: number, random: Random, wobble = 0.15, corners = 9): string {
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = (index / corners) * Math.PI * 2;
    const reach = r * (1 + random.drift() * wobble);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  return spline(points, true);
}

/** Returns the numbers from 0 to count − 1. */
export const times = (count: number): number[] => Array.from({ length: Math.max(0, count) }, (_, index) => index);

/** Returns the results of several calls as one text. */
export const each = (count: number, draw: (index: number) => string): string => times(count).map(draw).join('');
