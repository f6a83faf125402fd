import { circle, corners, each, ellipse, group, line, mix, n, path, rect, stroke } from '../brush.ts';
import type { Paint } from '../paint.ts';
import { fiddle } from './strings.ts';

function beam(paint: Paint, x: number, aim: number, colour: string): string {
  const { w, h } = paint;
  const fill = paint.linear([
    [0, colour, 0.65],
    [1, colour, 0],
  ]);
  return path(corners(x - w * 0.012, -9, x + w * 0.012, -9, aim + w * 0.17, h * 0.86, aim - w * 0.17, h * 0.86), fill);
}

function drums(paint: Paint, x: number, y: number, size: number): string {
  const { p } = paint;
  const metal = mix(p.spark, p.pale, 0.5);
  const drum = (dx: number, dy: number, r: number, tall: number) =>
    rect(x + dx - r, y - dy - tall, r * 2, tall, p.main) +
    rect(
      x + dx - r,
      y - dy - tall,
      r * 2,
      tall,
      paint.linear(
        [
          [0, p.night, 0.5],
          [0.4, p.pale, 0.15],
          [1, p.night, 0.6],
        ],
        0,
      ),
    ) +
    ellipse(x + dx, y - dy - tall, r, r * 0.22, p.pale);
  const cymbal = (dx: number, dy: number) =>
    stroke(line(x + dx, y, x + dx, y - dy), mix(metal, p.night, 0.4), size * 0.015) +
    ellipse(
      x + dx,
      y - dy,
      size * 0.3,
      size * 0.045,
      metal,
      `transform="rotate(${dx > 0 ? -9 : 9} ${n(x + dx)} ${n(y - dy)})"`,
    );
  return (
    cymbal(-size * 0.5, size * 0.95) +
    cymbal(size * 0.52, size * 1.05) +
    drum(-size * 0.2, size * 0.42, size * 0.15, size * 0.2) +
    drum(size * 0.17, size * 0.42, size * 0.15, size * 0.2) +
    circle(x, y - size * 0.27, size * 0.29, mix(p.main, p.night, 0.5)) +
    circle(x, y - size * 0.27, size * 0.25, p.pale) +
    circle(x, y - size * 0.27, size * 0.2, mix(p.pale, p.soft, 0.6)) +
    drum(-size * 0.45, size * 0.02, size * 0.15, size * 0.3)
  );
}

/** Draws a small stage with a curtain, beams of light, drums, a bass, and the heads of the audience. */
export function stage(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const folds = each(16, (index) =>
    rect(
      (index * w) / 16,
      0,
      w / 16 + 1,
      h * 0.8,
      paint.linear([mix(p.deep, p.night, 0.72), mix(p.main, p.night, 0.42), mix(p.deep, p.night, 0.75)], 0),
    ),
  );
  const floor = h * 0.74;
  const isLeft = r.chance(0.5);
  const bassX = w * (isLeft ? 0.27 : 0.73);
  const drumX = w * (isLeft ? 0.68 : 0.32);
  const bass = group(
    fiddle(paint, u * 0.36, mix(p.spark, p.deep, 0.35), mix(p.deep, p.night, 0.6)),
    `transform="translate(${n(bassX)} ${n(floor - u * 0.15)}) rotate(${isLeft ? -8 : 8})"`,
  );
  const mic =
    stroke(line(w * 0.48, floor + h * 0.02, w * 0.48, floor - u * 0.4), mix(p.pale, p.night, 0.35), u * 0.008) +
    ellipse(w * 0.48, floor - u * 0.41, u * 0.017, u * 0.026, p.pale);
  const heads = each(11, (index) => {
    const x = (w / 10) * index + r.drift() * u * 0.03;
    const y = h * r.range(0.93, 0.98);
    return (
      circle(x, y - u * 0.03, u * r.range(0.042, 0.052), '#000000', 'opacity="0.86"') +
      ellipse(x, h + u * 0.03, u * 0.11, u * 0.1, '#000000', 'opacity="0.86"')
    );
  });
  return (
    folds +
    rect(
      0,
      0,
      w,
      h,
      paint.linear([
        [0, p.night, 0.55],
        [0.5, p.night, 0],
        [1, p.night, 0.5],
      ]),
    ) +
    rect(0, floor, w, h - floor, paint.linear([mix(p.deep, p.spark, 0.18), p.night])) +
    beam(paint, w * 0.1, bassX, p.spark) +
    beam(paint, w * 0.5, w * 0.48, p.pale) +
    beam(paint, w * 0.9, drumX, mix(p.spark, p.soft, 0.5)) +
    ellipse(bassX, floor + h * 0.03, w * 0.17, h * 0.035, p.spark, 'opacity="0.35"') +
    ellipse(drumX, floor + h * 0.03, w * 0.19, h * 0.04, p.soft, 'opacity="0.35"') +
    drums(paint, drumX, floor + h * 0.02, u * 0.3) +
    mic +
    bass +
    heads
  );
}

/** Draws the keys of a piano, seen along their length. */
export function keys(paint: Paint): string {
  const { w, h, u, r, p, mood } = paint;
  const wide = u * r.range(0.1, 0.125);
  const tilt = r.range(-20, -8);
  const top = h * 0.3;
  const count = Math.ceil((w * 1.8) / wide);
  const start = -w * 0.4;
  const ivory = mood === 'night' ? mix(p.pale, p.soft, 0.4) : mix(p.pale, '#ffffff', 0.45);
  const white = each(count, (index) =>
    rect(
      start + index * wide,
      top,
      wide - u * 0.006,
      h * 1.2,
      paint.linear([mix(ivory, p.night, 0.28), [0.35, ivory], ivory]),
      'rx="6"',
    ),
  );
  const black = each(count, (index) => {
    if ([2, 6].includes(index % 7)) return '';
    const x = start + (index + 1) * wide - wide * 0.31;
    const ebony = paint.linear([
      mix(p.night, '#000000', 0.4),
      [0.82, mix(p.night, p.deep, 0.35)],
      [0.9, mix(p.deep, p.soft, 0.35)],
      p.night,
    ]);
    return (
      rect(x + u * 0.012, top + u * 0.012, wide * 0.6, u * 0.46, p.night, 'rx="5" opacity="0.25"') +
      rect(x, top, wide * 0.58, u * 0.44, ebony, 'rx="5"')
    );
  });
  const lid =
    rect(start, top - h * 1.1, w * 1.8, h * 1.1, paint.linear([p.night, mix(p.deep, p.night, 0.35)])) +
    rect(start, top - u * 0.02, w * 1.8, u * 0.03, p.spark) +
    rect(
      start,
      top + u * 0.01,
      w * 1.8,
      u * 0.07,
      paint.linear([
        [0, p.night, 0.55],
        [1, p.night, 0],
      ]),
    );
  const tilted = group(white + black + lid, `transform="rotate(${n(tilt)} ${n(w / 2)} ${n(h / 2)})"`);
  return rect(0, 0, w, h, p.night) + tilted + paint.glow(w * r.range(0.2, 0.8), h * 0.75, u * 0.8, p.spark, 0.28);
}
