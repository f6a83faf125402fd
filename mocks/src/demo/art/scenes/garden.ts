import {
  circle,
  curve,
  each,
  ellipse,
  group,
  mix,
  n,
  type Point,
  path,
  rect,
  spline,
  stroke,
  times,
} from '../brush.ts';
import type { Paint } from '../paint.ts';

const greens = { light: '#9cc069', main: '#5d9150', dark: '#2f5d43' };

/** Returns a leaf green that matches the mood and the palette. */
const green = ({ p, mood }: Paint, share: number) => {
  const tone = share < 0.5 ? mix(greens.dark, greens.main, share * 2) : mix(greens.main, greens.light, share * 2 - 1);
  return mix(mix(tone, p.main, 0.18), p.night, mood === 'night' ? 0.5 : mood === 'dusk' ? 0.15 : 0);
};

/** Draws a leaf from its stalk at x, y. It points along `turn`, where 0 is up. */
function leaf(x: number, y: number, long: number, wide: number, turn: number, fill: string, vein: string): string {
  const shape = `M0 0C${n(wide)} ${n(-long * 0.25)} ${n(wide * 0.9)} ${n(-long * 0.75)} 0 ${n(-long)}C${n(-wide * 0.9)} ${n(-long * 0.75)} ${n(-wide)} ${n(-long * 0.25)} 0 0Z`;
  return group(
    path(shape, fill) + stroke(`M0 0V${n(-long * 0.85)}`, vein, long * 0.016, 'opacity="0.5"'),
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`,
  );
}

function flower(paint: Paint, x: number, y: number, size: number): string {
  const { r, p } = paint;
  const tone = r.pick([p.spark, mix(p.spark, p.pale, 0.5), p.pale, mix(p.spark, p.main, 0.5)]);
  const count = r.pick([5, 8, 11, 13]);
  const ring = (reach: number, wide: number, shade: string, shift: number) =>
    each(count, (index) =>
      ellipse(
        x,
        y - size * reach * 0.55,
        size * wide,
        size * reach * 0.52,
        shade,
        `transform="rotate(${n((360 / count) * index + shift)} ${n(x)} ${n(y)})"`,
      ),
    );
  const wide = 1.75 / count;
  const heart = mix(p.spark, '#5a3310', 0.55);
  return (
    ring(1, wide, mix(tone, p.deep, 0.25), 180 / count) +
    ring(0.84, wide * 0.95, tone, 0) +
    circle(x, y, size * 0.24, heart) +
    each(9, (index) =>
      circle(
        x + Math.cos(index * 2.4) * size * 0.05 * Math.sqrt(index),
        y + Math.sin(index * 2.4) * size * 0.05 * Math.sqrt(index),
        size * 0.022,
        mix(p.spark, '#ffe9a8', 0.6),
      ),
    )
  );
}

/** Draws large flowers among leaves. */
export function bloom(paint: Paint): string {
  const { w, h, u, r } = paint;
  const leaves = each(34, (index) => {
    const angle = r.range(-75, 75);
    return leaf(
      w * r.range(-0.05, 1.05),
      h * r.range(0.6, 1.15),
      u * r.range(0.3, 0.62),
      u * r.range(0.05, 0.1),
      angle,
      green(paint, Math.min(0.95, index / 34 + r.range(-0.1, 0.1))),
      green(paint, 0.05),
    );
  });
  const count = w > h * 1.2 ? 5 : 4;
  const heads = times(count)
    .map((index) => ({
      x: (w / count) * (index + 0.5) + r.drift() * u * 0.1,
      y: h * r.range(0.24, 0.62),
      size: u * r.range(0.13, 0.22),
    }))
    .toSorted((a, b) => a.y - b.y);
  const stems = heads
    .map(({ x, y }) =>
      stroke(curve(x, y, x + r.drift() * 30, (y + h) / 2, x + r.drift() * 60, h * 1.05), green(paint, 0.4), u * 0.014),
    )
    .join('');
  return (
    paint.backdrop() +
    stems +
    leaves +
    heads
      .map(
        ({ x, y, size }) =>
          paint.shadow(x + size * 0.12, y + size * 0.16, size * 1.15, size * 1.15, 0.35) + flower(paint, x, y, size),
      )
      .join('')
  );
}

function plant(paint: Paint, x: number, y: number, s: number, kind: number): string {
  const { r, p } = paint;
  if (kind === 0)
    return each(7, (index) =>
      leaf(
        x,
        y,
        s * r.range(0.7, 1),
        s * 0.17,
        -66 + index * 22,
        green(paint, 0.35 + (index % 3) * 0.22),
        green(paint, 0.1),
      ),
    );
  if (kind === 1)
    return (
      each(5, (index) =>
        leaf(x, y, s * r.range(0.5, 0.7), s * 0.12, -60 + index * 30, green(paint, 0.45), green(paint, 0.1)),
      ) +
      circle(x, y - s * 0.38, s * 0.3, green(paint, 0.8)) +
      circle(x, y - s * 0.4, s * 0.19, green(paint, 0.95)) +
      circle(x + s * 0.03, y - s * 0.41, s * 0.09, green(paint, 0.75))
    );
  if (kind === 2)
    return (
      stroke(curve(x, y, x + s * 0.05, y - s * 0.7, x, y - s * 1.35), greens.dark, s * 0.035) +
      each(6, (index) =>
        leaf(
          x,
          y - s * (0.25 + index * 0.17),
          s * 0.4,
          s * 0.12,
          index % 2 === 0 ? 62 : -62,
          green(paint, 0.55),
          green(paint, 0.1),
        ),
      ) +
      each(4, (index) =>
        circle(x + (index % 2 === 0 ? 1 : -1) * s * 0.14, y - s * (0.4 + index * 0.2), s * 0.085, p.spark),
      )
    );
  return (
    each(9, (index) =>
      stroke(
        curve(x, y, x + (index - 4) * s * 0.08, y - s * 0.5, x + (index - 4) * s * 0.17, y - s * r.range(0.85, 1.1)),
        green(paint, 0.5 + (index % 3) * 0.2),
        s * 0.04,
      ),
    ) +
    each(5, (index) =>
      circle(
        x + (index - 2) * s * 0.26,
        y - s * r.range(0.92, 1.1),
        s * 0.085,
        r.pick([p.spark, p.pale, mix(p.spark, p.pale, 0.4)]),
      ),
    )
  );
}

/** Draws beds in rows, up to a fence and a shed. */
export function beds(paint: Paint): string {
  const { w, h, u, r, p, mood, c } = paint;
  const horizon = h * r.range(0.34, 0.42);
  const hedge = times(14).map((at): Point => [(w * at) / 13, horizon - h * r.range(0.02, 0.1)]);
  const fence = each(22, (index) =>
    rect(
      (w / 22) * index + w * 0.008,
      horizon - h * 0.07,
      w * 0.026,
      h * 0.1,
      mix(p.pale, mood === 'night' ? p.night : p.soft, 0.5),
      'rx="4"',
    ),
  );
  const [sx, size] = [w * r.pick([0.16, 0.8]), u * 0.2];
  const wall = mix(p.spark, mood === 'night' ? p.night : p.deep, 0.5);
  const shed =
    rect(sx - size * 0.5, horizon - size * 0.7, size, size * 0.75, wall) +
    path(
      `M${n(sx - size * 0.62)} ${n(horizon - size * 0.68)}L${n(sx)} ${n(horizon - size * 1.15)}L${n(sx + size * 0.62)} ${n(horizon - size * 0.68)}Z`,
      mix(p.deep, p.night, 0.3),
    ) +
    rect(sx - size * 0.13, horizon - size * 0.42, size * 0.26, size * 0.46, mix(p.night, p.deep, 0.4)) +
    rect(sx + size * 0.2, horizon - size * 0.48, size * 0.2, size * 0.18, mood === 'night' ? p.spark : p.pale);
  const soil = mix('#6b4630', p.night, mood === 'night' ? 0.6 : 0.15);
  const rows = each(4, (row) => {
    const share = (row + 1) / 4;
    const y = horizon + (h - horizon) * (0.1 + share ** 1.4 * 0.82);
    const s = u * (0.06 + share * 0.12);
    const kind = r.int(0, 3);
    const count = Math.ceil(w / (s * 1.05)) + 1;
    return (
      rect(
        0,
        y - s * 0.16,
        w,
        s * 0.42,
        paint.linear([mix(soil, '#ffffff', 0.08), mix(soil, '#000000', 0.3)]),
        'rx="18"',
      ) +
      each(count, (index) =>
        plant(paint, s * 1.05 * (index + (row % 2) * 0.5) + r.drift() * s * 0.1, y, s * r.range(0.85, 1.1), kind),
      )
    );
  });
  return (
    paint.backdrop() +
    paint.glow(w * 0.5, h * 0.08, u * 0.7, c.light, 0.5) +
    path(`${spline(hedge)}L${w} ${n(horizon + 9)}L0 ${n(horizon + 9)}Z`, green(paint, 0.2)) +
    shed +
    fence +
    rect(0, horizon, w, h, paint.linear([green(paint, 0.62), green(paint, 0.25)])) +
    rows
  );
}

/** Draws overlapping leaves, as in a herbarium. */
export function leaves(paint: Paint): string {
  const { w, h, u, r, p, c, mood } = paint;
  const fronds = each(6, (index) => {
    const x = (w / 6) * (index + 0.5) + r.drift() * u * 0.05;
    const [turn, tall] = [r.range(-22, 22), Math.min(h * r.range(0.5, 0.82), u)];
    const tone = r.pick([
      green(paint, 0.25),
      green(paint, 0.55),
      green(paint, 0.85),
      mix(p.spark, p.main, 0.4),
      p.deep,
    ]);
    const pairs = 9;
    const blades = each(pairs, (at) => {
      const y = -tall * (0.14 + (at / pairs) * 0.82);
      const long = tall * 0.3 * Math.sin(Math.PI * (0.2 + (at / pairs) * 0.72));
      return leaf(0, y, long, long * 0.24, 58, tone, c.ink) + leaf(0, y, long, long * 0.24, -58, tone, c.ink);
    });
    return group(
      stroke(`M0 0V${n(-tall)}`, mix(tone, p.night, 0.3), u * 0.006) +
        blades +
        leaf(0, -tall * 0.94, tall * 0.13, tall * 0.035, 0, tone, c.ink),
      `transform="translate(${n(x)} ${n(h * r.range(0.86, 1.04))}) rotate(${n(turn)})" opacity="0.94"`,
    );
  });
  const frame = rect(
    w * 0.05,
    h * 0.05,
    w * 0.9,
    h * 0.9,
    mood === 'night' ? mix(p.night, p.deep, 0.5) : mix(p.pale, '#ffffff', 0.5),
    'rx="14"',
  );
  return (
    paint.backdrop() +
    frame +
    group(fronds, `clip-path="${paint.clip(rect(w * 0.05, h * 0.05, w * 0.9, h * 0.9, '#000000', 'rx="14"'))}"`) +
    each(3, () => flower(paint, w * r.range(0.15, 0.85), h * r.range(0.14, 0.3), u * r.range(0.05, 0.08)))
  );
}
