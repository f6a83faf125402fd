import {
  circle,
  corners,
  curve,
  each,
  ellipse,
  group,
  line,
  mix,
  n,
  type Point,
  path,
  rect,
  spline,
  stroke,
} from '../brush.ts';
import type { Paint } from '../paint.ts';

/** The outline of a violin, a cello or a bass. Its height is 1, and its centre is at 0, 0. */
const violinHalf: readonly Point[] = [
  [0, -0.5],
  [0.13, -0.5],
  [0.24, -0.42],
  [0.26, -0.3],
  [0.2, -0.16],
  [0.165, -0.05],
  [0.18, 0.06],
  [0.27, 0.16],
  [0.33, 0.3],
  [0.28, 0.43],
  [0.14, 0.495],
  [0, 0.5],
];

/** Draws the body of a violin; `tall` is its height. */
export function fiddle(paint: Paint, tall: number, wood: string, dark: string): string {
  const { c, p } = paint;
  const scale = ([x, y]: Point, side: number): Point => [x * tall * side, y * tall];
  const right = violinHalf.map((point) => scale(point, 1));
  const left = violinHalf.map((point) => scale(point, -1)).toReversed();
  const outline = `${spline(right)}L${spline(left).slice(1)}Z`;
  const shade = paint.radial([
    [0, mix(wood, '#ffd9a0', 0.35)],
    [0.6, wood],
    [1, dark],
  ]);
  const hole = (side: number) =>
    stroke(
      spline(
        [
          [side * 0.105, -0.07],
          [side * 0.085, -0.02],
          [side * 0.115, 0.06],
          [side * 0.15, 0.13],
          [side * 0.13, 0.18],
        ].map(([x = 0, y = 0]): Point => [x * tall, y * tall]),
      ),
      dark,
      tall * 0.018,
    );
  const strings = [-0.024, -0.008, 0.008, 0.024]
    .map((x) => stroke(line(x * tall * 0.7, -tall * 0.98, x * tall * 1.4, tall * 0.34), p.pale, tall * 0.0035))
    .join('');
  return (
    path(outline, dark, `transform="translate(${n(tall * 0.018)} ${n(tall * 0.014)})"`) +
    path(outline, shade) +
    stroke(outline, mix(dark, p.night, 0.4), tall * 0.008) +
    hole(1) +
    hole(-1) +
    path(
      corners(-tall * 0.034, -tall, tall * 0.034, -tall, tall * 0.05, -tall * 0.12, -tall * 0.05, -tall * 0.12),
      mix(p.night, '#000000', 0.3),
    ) +
    path(
      corners(-tall * 0.06, tall * 0.44, -tall * 0.035, tall * 0.2, tall * 0.035, tall * 0.2, tall * 0.06, tall * 0.44),
      mix(p.night, '#000000', 0.3),
    ) +
    rect(-tall * 0.075, tall * 0.085, tall * 0.15, tall * 0.022, mix(c.light, wood, 0.5), 'rx="2"') +
    strings +
    path(
      curve(
        -tall * 0.03,
        -tall * 0.99,
        -tall * 0.05,
        -tall * 1.12,
        0,
        -tall * 1.2,
        tall * 0.05,
        -tall * 1.12,
        tall * 0.03,
        -tall * 0.99,
      ),
      wood,
    ) +
    circle(0, -tall * 1.145, tall * 0.028, dark) +
    each(4, (index) =>
      ellipse(
        (index % 2 === 0 ? -1 : 1) * tall * 0.066,
        -tall * (1.03 + Math.floor(index / 2) * 0.05),
        tall * 0.028,
        tall * 0.011,
        dark,
      ),
    )
  );
}

/** Draws an instrument on a bench with tools. */
export function violin(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const wood = mix(p.spark, p.main, 0.35);
  const planks = each(7, (index) => {
    const tone = mix(mix(p.pale, p.soft, 0.5), p.main, r.range(0, 0.25));
    const grain = each(4, () => {
      const y = (h / 7) * (index + r.next());
      return stroke(
        curve(0, y, w * 0.3, y + r.drift() * 9, w * 0.7, y + r.drift() * 9, w, y),
        p.deep,
        1.5,
        'opacity="0.16"',
      );
    });
    return rect(0, (h / 7) * index, w, h / 7 - 2, paint.mood === 'night' ? mix(tone, p.night, 0.62) : tone) + grain;
  });
  const turn = r.range(-32, 32);
  const place = `transform="translate(${n(w * 0.5)} ${n(h * 0.62)}) rotate(${n(turn)})"`;
  const bow = group(
    stroke(curve(-u * 0.01, -u * 0.46, u * 0.012, 0, -u * 0.01, u * 0.4), mix(p.deep, p.night, 0.5), u * 0.012) +
      stroke(line(-u * 0.02, -u * 0.46, -u * 0.02, u * 0.4), p.pale, u * 0.005) +
      rect(-u * 0.03, u * 0.32, u * 0.03, u * 0.07, p.night),
    `transform="translate(${n(w * (turn > 0 ? 0.8 : 0.2))} ${n(h * 0.52)}) rotate(${n(turn * 0.4)})"`,
  );
  const shavings = each(16, () => {
    const [x, y, size] = [w * r.next(), h * r.range(0.55, 1), u * r.range(0.012, 0.03)];
    return stroke(
      curve(x, y, x + size, y - size, x + size * 2, y, x + size, y + size * 0.8, x + size * 0.5, y),
      mix(wood, '#ffe6bf', 0.55),
      u * 0.006,
    );
  });
  return (
    planks +
    paint.glow(w * 0.3, h * 0.15, u, '#fff3d6', 0.4) +
    ellipse(
      w * 0.53,
      h * 0.66,
      u * 0.28,
      u * 0.4,
      paint.radial([
        [0, p.night, 0.5],
        [1, p.night, 0],
      ]),
    ) +
    bow +
    shavings +
    group(fiddle(paint, u * 0.52, wood, mix(p.deep, p.night, 0.55)), place)
  );
}

/** Draws a close-up of a guitar's rosette, strings and bridge. */
export function guitar(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const wood = mix(p.spark, p.pale, 0.42);
  const [x, y] = [w * r.range(0.36, 0.46), h * r.range(0.44, 0.56)];
  const grain = each(46, (index) =>
    stroke(
      line(-w, (h * 2 * index) / 46 - h * 0.5, w * 2, (h * 2 * index) / 46 - h * 0.5),
      mix(wood, p.deep, 0.5),
      r.range(0.8, 2.4),
      'opacity="0.28"',
    ),
  );
  const rings = [0.3, 0.275, 0.262, 0.235]
    .map((size, index) =>
      circle(
        x,
        y,
        u * size,
        [mix(p.deep, p.night, 0.5), p.spark, p.deep, mix(p.night, '#000000', 0.3)][index] ?? p.night,
      ),
    )
    .join('');
  const tiles = each(40, (index) => {
    const angle = (index / 40) * Math.PI * 2;
    return circle(
      x + Math.cos(angle) * u * 0.287,
      y + Math.sin(angle) * u * 0.287,
      u * 0.007,
      index % 2 === 0 ? p.pale : p.spark,
    );
  });
  const strings = each(6, (index) => {
    const dy = (index - 2.5) * u * 0.052;
    return (
      stroke(line(-w, y + dy + u * 0.014, w * 2, y + dy + u * 0.014), p.night, u * 0.006, 'opacity="0.3"') +
      stroke(
        line(-w, y + dy, w * 2, y + dy),
        index < 3 ? '#f4efe6' : mix(p.spark, '#f2dcae', 0.6),
        u * (0.003 + index * 0.0009),
      )
    );
  });
  const bridgeX = x + u * 0.68;
  const bridge =
    rect(bridgeX, y - u * 0.24, u * 0.1, u * 0.48, mix(p.deep, p.night, 0.6), 'rx="8"') +
    rect(bridgeX + u * 0.02, y - u * 0.16, u * 0.014, u * 0.32, '#f6efe2');
  const fret =
    rect(-w, y - u * 0.17, x - u * 0.32 + w, u * 0.34, mix(p.deep, p.night, 0.7)) +
    each(5, (index) =>
      rect(x - u * (0.4 + index * 0.13), y - u * 0.17, u * 0.008, u * 0.34, mix(p.soft, '#ffffff', 0.3)),
    );
  const drawing = grain + rings + tiles + fret + bridge + strings;
  return (
    rect(0, 0, w, h, paint.linear([mix(wood, '#ffffff', 0.15), wood, mix(wood, p.deep, 0.4)], 60)) +
    group(drawing, `transform="rotate(${n(r.range(-28, 28))} ${n(x)} ${n(y)})"`) +
    (paint.mood === 'night' ? rect(0, 0, w, h, p.night, 'opacity="0.45"') : '') +
    paint.glow(w * 0.75, h * 0.15, u * 0.9, '#fff2d8', 0.35)
  );
}
