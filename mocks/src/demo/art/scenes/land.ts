import {
  circle,
  corners,
  each,
  ellipse,
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

/** Draws a sky with a sun or a moon. Returns the position of the sun or the moon. */
function skyOf(paint: Paint): { drawing: string; x: number; y: number } {
  const { w, h, u, r, p, mood } = paint;
  const [x, y] = [w * r.range(0.2, 0.8), h * r.range(0.16, 0.34)];
  const stops = {
    day: [mix(p.soft, '#ffffff', 0.25), p.pale, mix(p.pale, '#ffffff', 0.4)],
    dusk: [mix(p.deep, p.main, 0.5), mix(p.main, p.spark, 0.55), mix(p.spark, p.pale, 0.6)],
    night: [p.night, mix(p.night, p.deep, 0.7), mix(p.deep, p.main, 0.4)],
  }[mood];
  const disc =
    mood === 'night'
      ? mix(p.pale, '#ffffff', 0.4)
      : mood === 'dusk'
        ? mix(p.spark, '#fff3cf', 0.6)
        : mix(p.spark, '#ffffff', 0.35);
  const stars =
    mood === 'night'
      ? each(60, () =>
          circle(
            w * r.next(),
            h * 0.5 * r.next(),
            u * r.range(0.0008, 0.0026),
            '#fff',
            `opacity="${n(r.range(0.3, 0.95))}"`,
          ),
        )
      : '';
  return {
    x,
    y,
    drawing:
      rect(0, 0, w, h, paint.linear(stops)) +
      stars +
      paint.glow(x, y, u * 0.5, disc, 0.55) +
      circle(x, y, u * r.range(0.045, 0.08), disc),
  };
}

/** Returns the colour of a layer of land: 0 is far away, 1 is near. */
function landTone({ p, mood }: Paint, near: number): string {
  const far = { day: mix(p.soft, p.pale, 0.45), dusk: mix(p.main, p.spark, 0.35), night: mix(p.deep, p.main, 0.35) }[
    mood
  ];
  const close = { day: p.deep, dusk: mix(p.night, p.deep, 0.5), night: mix(p.night, '#000000', 0.35) }[mood];
  return mix(far, close, near);
}

function ridgeLine(paint: Paint, y: number, rough: number, steps: number): Point[] {
  const { w, r } = paint;
  return Array.from({ length: steps + 1 }, (_, index): Point => [(w * index) / steps, y + r.drift() * rough]);
}

const ground = (paint: Paint, line: readonly Point[], fill: string, isSharp: boolean) =>
  path(`${isSharp ? polygon(line, false) : spline(line)}L${paint.w + 9} ${paint.h + 9}L-9 ${paint.h + 9}Z`, fill);

/** Draws a tree of triangles. */
export function pine(x: number, y: number, tall: number, colour: string): string {
  const tiers = [0, 0.26, 0.5].map((at, index) => {
    const half = tall * (0.15 + index * 0.055);
    return corners(
      x,
      y - tall + tall * at * 0.9,
      x + half,
      y - tall + tall * (at * 0.9 + 0.42),
      x - half,
      y - tall + tall * (at * 0.9 + 0.42),
    );
  });
  return rect(x - tall * 0.02, y - tall * 0.15, tall * 0.04, tall * 0.15, colour) + path(tiers.join(''), colour);
}

/** Draws a peak with snow on its sunny side. */
function peak(paint: Paint, x: number, top: number, half: number, base: number, tone: string): string {
  const { r, p, mood } = paint;
  const snow = mood === 'night' ? mix(p.pale, p.deep, 0.35) : mix(p.pale, '#ffffff', 0.55);
  const foot = top + (base - top) * 0.34;
  const cap = corners(
    x,
    top,
    x + half * 0.34,
    foot,
    x + half * 0.2,
    foot - (base - top) * 0.07,
    x + half * 0.06,
    foot + (base - top) * 0.06,
    x - half * 0.1,
    foot - (base - top) * 0.05,
    x - half * 0.22,
    foot + (base - top) * 0.03,
    x - half * 0.34,
    foot,
  );
  return (
    path(corners(x, top, x + half, base, x - half, base), tone) +
    path(corners(x, top, x + half, base, x + half * r.range(0.05, 0.25), base), p.night, 'opacity="0.22"') +
    path(cap, snow)
  );
}

const runner = (x: number, y: number, s: number, colour: string) =>
  circle(x + s * 0.06, y - s * 0.92, s * 0.1, colour) +
  stroke(line(x + s * 0.03, y - s * 0.78, x - s * 0.04, y - s * 0.45), colour, s * 0.17) +
  stroke(
    line(x - s * 0.04, y - s * 0.45, x + s * 0.2, y - s * 0.32, x + s * 0.14, y - s * 0.04, x + s * 0.22, y - s * 0.03),
    colour,
    s * 0.1,
  ) +
  stroke(line(x - s * 0.04, y - s * 0.45, x - s * 0.12, y - s * 0.2, x - s * 0.34, y - s * 0.16), colour, s * 0.1) +
  stroke(line(x + s * 0.03, y - s * 0.74, x + s * 0.2, y - s * 0.58, x + s * 0.32, y - s * 0.68), colour, s * 0.075) +
  stroke(line(x + s * 0.02, y - s * 0.74, x - s * 0.18, y - s * 0.64, x - s * 0.2, y - s * 0.48), colour, s * 0.075);

/** Draws a path that winds up into the mountains. */
export function trail(paint: Paint): string {
  const { w, h, u, r, p, mood } = paint;
  const sky = skyOf(paint);
  const peaks = each(3, (index) => {
    const x = w * (0.12 + index * 0.38) + r.drift() * w * 0.08;
    return peak(
      paint,
      x,
      h * r.range(0.2, 0.36),
      w * r.range(0.24, 0.36),
      h * 0.72,
      landTone(paint, 0.12 + index * 0.08),
    );
  });
  const hills = each(3, (index) =>
    ground(
      paint,
      ridgeLine(paint, h * (0.56 + index * 0.09), h * 0.05, 5),
      landTone(paint, 0.38 + index * 0.14),
      false,
    ),
  );
  const meadow = ridgeLine(paint, h * 0.76, h * 0.02, 4);
  const bend = r.range(0.35, 0.65);
  const left = [
    [w * 0.28, h * 1.05],
    [w * (bend - 0.06), h * 0.92],
    [w * (bend + 0.16), h * 0.84],
    [w * (bend + 0.02), h * 0.775],
  ] as const;
  const right = [
    [w * (bend + 0.03), h * 0.775],
    [w * (bend + 0.22), h * 0.84],
    [w * (bend + 0.1), h * 0.92],
    [w * 0.62, h * 1.05],
  ] as const;
  const trailShape = `${spline(left)}L${spline(right).slice(1)}Z`;
  const trees = each(18, (index) => {
    const side = index % 2 === 0 ? r.range(-0.02, bend - 0.16) : r.range(bend + 0.3, 1.02);
    const y = h * (0.78 + (index / 18) * 0.2);
    return pine(w * side, y, u * (0.1 + (index / 18) * 0.16), mix(landTone(paint, 0.95), p.main, r.range(0, 0.18)));
  });
  const pathColour = mood === 'night' ? mix(p.soft, p.night, 0.45) : mix(p.pale, p.spark, 0.22);
  return (
    sky.drawing +
    peaks +
    hills +
    ground(paint, meadow, landTone(paint, 0.72), false) +
    path(trailShape, pathColour) +
    trees +
    runner(w * (bend + 0.1), h * 0.9, u * 0.1, mood === 'night' ? p.pale : p.spark)
  );
}

/** Draws several ridges in mist, one behind another. */
export function ridges(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const sky = skyOf(paint);
  const count = r.int(5, 7);
  const layers = each(count, (index) => {
    const near = index / (count - 1);
    const line = ridgeLine(paint, h * (0.4 + near * 0.46), h * (0.1 - near * 0.03), 9 + index * 2);
    const mist = rect(
      0,
      h * (0.46 + near * 0.44),
      w,
      h * 0.16,
      paint.linear([
        [0, p.pale, 0],
        [1, p.pale, paint.mood === 'night' ? 0.1 : 0.32],
      ]),
    );
    return ground(paint, line, landTone(paint, near), index % 2 === 0) + (near < 0.9 ? mist : '');
  });
  const trees = each(26, () =>
    pine(w * r.next(), h * r.range(0.93, 1.03), u * r.range(0.07, 0.17), landTone(paint, 1)),
  );
  const birds = each(r.int(3, 6), () => {
    const [x, y, s] = [sky.x + r.drift() * w * 0.3, sky.y + r.range(0.02, 0.14) * h, u * r.range(0.012, 0.022)];
    return stroke(
      `M${n(x - s)} ${n(y - s * 0.4)}Q${n(x - s * 0.4)} ${n(y - s * 0.7)} ${n(x)} ${n(y)}Q${n(x + s * 0.4)} ${n(y - s * 0.7)} ${n(x + s)} ${n(y - s * 0.4)}`,
      landTone(paint, 0.9),
      u * 0.004,
    );
  });
  return sky.drawing + layers + birds + trees;
}

/** Draws a lake with reflections of its surroundings. */
export function lake(paint: Paint): string {
  const { w, h, u, r, p, mood } = paint;
  const sky = skyOf(paint);
  const shore = h * 0.58;
  const peaks = [0.15, 0.5, 0.85]
    .map((at, index) =>
      peak(
        paint,
        w * (at + r.drift() * 0.08),
        h * r.range(0.18, 0.34),
        w * r.range(0.26, 0.36),
        shore,
        landTone(paint, 0.2 + index * 0.1),
      ),
    )
    .join('');
  const trees = each(30, () => pine(w * r.next(), shore + h * 0.012, u * r.range(0.05, 0.11), landTone(paint, 0.82)));
  const band = rect(0, shore - h * 0.012, w, h * 0.03, landTone(paint, 0.82));
  const ripples = each(26, () => {
    const y = shore + h * 0.03 + (h * 0.4 * r.next()) ** 1;
    const long = w * r.range(0.04, 0.2);
    const x = w * r.next();
    return ellipse(x, y, long, h * 0.0022, mood === 'night' ? p.soft : '#ffffff', 'opacity="0.35"');
  });
  const mirror = `<g transform="translate(0 ${n(shore * 2 + h * 0.03)}) scale(1 -1)" opacity="0.5">${peaks}${trees}</g>`;
  const stones = each(9, () =>
    ellipse(
      w * r.next(),
      h * r.range(0.93, 1.02),
      u * r.range(0.03, 0.09),
      u * r.range(0.015, 0.035),
      landTone(paint, r.range(0.75, 1)),
    ),
  );
  const water = rect(
    0,
    shore,
    w,
    h - shore,
    paint.linear([mix(landTone(paint, 0.15), p.pale, 0.35), landTone(paint, 0.55)]),
  );
  return (
    sky.drawing +
    peaks +
    trees +
    water +
    mirror +
    rect(
      0,
      shore,
      w,
      h - shore,
      paint.linear([
        [0, landTone(paint, 0.3), 0],
        [1, landTone(paint, 0.7), 0.7],
      ]),
    ) +
    band +
    ripples +
    stones
  );
}
