import {
  blob,
  circle,
  each,
  ellipse,
  group,
  line,
  mix,
  n,
  type Point,
  path,
  polygon,
  rect,
  spline,
  stroke,
} from '../brush.ts';
import type { Paint } from '../paint.ts';

function stars(paint: Paint, count: number, reach = 1): string {
  const { w, h, u, r, p } = paint;
  return each(count, () => {
    const size = u * (r.chance(0.08) ? r.range(0.003, 0.0055) : r.range(0.0007, 0.0024));
    return circle(
      w * r.next(),
      h * reach * r.next(),
      size,
      r.pick(['#ffffff', '#ffffff', p.pale, mix(p.spark, '#ffffff', 0.5)]),
      `opacity="${n(r.range(0.4, 1))}"`,
    );
  });
}

const nightSky = (paint: Paint) => {
  const { w, h, p, mood } = paint;
  const low =
    mood === 'dusk'
      ? mix(p.main, p.spark, 0.45)
      : mood === 'day'
        ? mix(p.main, p.soft, 0.4)
        : mix(p.deep, p.main, 0.25);
  return rect(0, 0, w, h, paint.linear([mix(p.night, '#000000', 0.25), mix(p.night, p.deep, 0.6), low]));
};

/** Draws a constellation. */
function constellation(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const start = [w * r.range(0.12, 0.25), h * r.range(0.2, 0.45)] as const;
  const points = Array.from(
    { length: 6 },
    (_, index): Point => [start[0] + w * index * r.range(0.11, 0.13), start[1] + r.drift() * h * 0.15],
  );
  return (
    stroke(polygon(points, false), p.pale, u * 0.0022, 'opacity="0.55"') +
    points.map(([x, y]) => paint.glow(x, y, u * 0.03, p.pale, 0.7) + circle(x, y, u * 0.0065, '#ffffff')).join('')
  );
}

function telescope(x: number, y: number, s: number, colour: string, trim: string): string {
  return (
    stroke(line(x, y - s * 0.5, x - s * 0.28, y), colour, s * 0.05) +
    stroke(line(x, y - s * 0.5, x + s * 0.28, y), colour, s * 0.05) +
    stroke(line(x, y - s * 0.5, x + s * 0.02, y + s * 0.02), colour, s * 0.05) +
    group(
      rect(x - s * 0.5, y - s * 0.68, s * 0.95, s * 0.19, colour, 'rx="6"') +
        rect(x + s * 0.38, y - s * 0.71, s * 0.16, s * 0.25, colour, 'rx="5"') +
        rect(x + s * 0.36, y - s * 0.68, s * 0.03, s * 0.19, trim) +
        rect(x - s * 0.6, y - s * 0.63, s * 0.12, s * 0.1, colour),
      `transform="rotate(-34 ${n(x)} ${n(y - s * 0.58)})"`,
    )
  );
}

/** Draws the milky way over a hill with a telescope. */
export function stargazing(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const turn = r.range(-55, -25);
  const band =
    each(16, (index) =>
      paint.glow(
        w * (index / 15) * 1.4 - w * 0.2,
        h * 0.42 + r.drift() * h * 0.07,
        u * r.range(0.14, 0.3),
        r.pick([p.main, p.soft, p.spark]),
        0.17,
      ),
    ) +
    each(240, () =>
      circle(
        w * r.range(-0.3, 1.3),
        h * 0.42 + r.drift() * h * 0.16,
        u * r.range(0.0006, 0.0018),
        '#fff',
        'opacity="0.75"',
      ),
    );
  const line = (y: number): Point[] => [0, 1, 2, 3, 4].map((at): Point => [(w * at) / 4, h * y + r.drift() * h * 0.05]);
  const hill = (y: number, tone: string) => path(`${spline(line(y))}L${w + 9} ${h + 9}L-9 ${h + 9}Z`, tone);
  const dark = mix(p.night, '#000000', 0.55);
  return (
    nightSky(paint) +
    stars(paint, 150, 0.85) +
    group(band, `transform="rotate(${n(turn)} ${n(w / 2)} ${n(h * 0.42)})"`) +
    constellation(paint) +
    paint.glow(w * 0.5, h * 0.88, w * 0.5, p.spark, 0.3) +
    hill(0.82, mix(p.deep, p.night, 0.6)) +
    hill(0.89, dark) +
    telescope(w * r.range(0.3, 0.7), h * 0.93, u * 0.24, dark, p.spark)
  );
}

/** Draws a close-up of the moon. */
export function moon(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const [x, y, size] = [w * r.range(0.4, 0.6), h * r.range(0.42, 0.55), u * r.range(0.28, 0.36)];
  const base = mix(p.pale, '#f4f1ea', 0.5);
  const clip = paint.clip(circle(x, y, size, '#000000'));
  const seas = each(9, () =>
    path(
      blob(x + r.drift() * size * 0.9, y + r.drift() * size * 0.9, size * r.range(0.12, 0.32), r, 0.25),
      mix(base, p.main, 0.3),
      'opacity="0.55"',
    ),
  );
  const craters = each(26, () => {
    const [cx, cy, s] = [x + r.drift() * size * 1.2, y + r.drift() * size * 1.2, size * r.range(0.015, 0.075)];
    return (
      circle(cx, cy, s, mix(base, p.deep, 0.35), 'opacity="0.75"') +
      circle(cx - s * 0.2, cy - s * 0.2, s * 0.78, mix(base, p.deep, 0.12))
    );
  });
  const phase = r.range(0.75, 1.35) * r.pick([-1, 1]);
  const shadow = circle(x + phase * size, y + size * 0.15, size * 1.12, mix(p.night, '#000000', 0.3), 'opacity="0.66"');
  return (
    nightSky(paint) +
    stars(paint, 170) +
    paint.glow(x, y, size * 2.3, p.pale, 0.45) +
    circle(x, y, size, paint.radial([base, mix(base, p.soft, 0.35)])) +
    group(seas + craters + shadow, `clip-path="${clip}"`)
  );
}

/** Draws a planet with its rings and moons. */
export function planet(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const [x, y, size] = [w * r.range(0.42, 0.58), h * r.range(0.44, 0.56), u * r.range(0.2, 0.26)];
  const turn = r.range(-28, -10);
  const clip = paint.clip(circle(x, y, size, '#000000'));
  const tones = [p.main, p.soft, p.spark, mix(p.spark, p.pale, 0.5), p.pale, mix(p.main, p.deep, 0.4)] as const;
  const bands = each(9, (index) =>
    ellipse(
      x,
      y - size + (size * 2 * (index + 0.5)) / 9,
      size * 1.2,
      size * r.range(0.11, 0.17),
      r.pick(tones),
      'opacity="0.85"',
    ),
  );
  const shade = circle(
    x,
    y,
    size,
    paint.linear(
      [
        [0, '#ffffff', 0.25],
        [0.45, p.night, 0.05],
        [1, '#000000', 0.8],
      ],
      25,
    ),
  );
  const ring = (isFront: boolean) => {
    const half = paint.clip(rect(x - w, isFront ? y : y - h, w * 2, h, '#000000'));
    const lines = [2.15, 1.95, 1.72, 1.5]
      .map(
        (reach, index) =>
          `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(size * reach)}" ry="${n(size * reach * 0.27)}" fill="none" stroke="${mix(p.pale, index % 2 === 0 ? p.spark : p.soft, 0.4)}" stroke-width="${n(size * (index === 1 ? 0.13 : 0.07))}" opacity="${index === 1 ? 0.9 : 0.6}"/>`,
      )
      .join('');
    return group(lines, `clip-path="${half}"`);
  };
  const moons = each(3, (index) => {
    const angle = r.range(0, 6.28);
    const reach = size * (2.3 + index * 0.35);
    return circle(
      x + Math.cos(angle) * reach,
      y + Math.sin(angle) * reach * 0.5,
      size * r.range(0.04, 0.09),
      r.pick([p.pale, p.soft, p.spark]),
    );
  });
  const body = circle(x, y, size, p.soft) + group(bands + shade, `clip-path="${clip}"`);
  return (
    nightSky(paint) +
    stars(paint, 190) +
    paint.glow(x, y, size * 2.4, p.main, 0.5) +
    group(ring(false) + body + ring(true), `transform="rotate(${n(turn)} ${n(x)} ${n(y)})"`) +
    moons
  );
}
