import { circle, each, ellipse, mix, n, type Point, polygon, rect, spline, stroke, times } from '../brush.ts';
import type { Paint } from '../paint.ts';

/** The joints of a dancer whose height is 1 and whose feet are at 0: head, neck, hip, elbows, hands, knees, feet. */
const poses: readonly (readonly Point[])[] = [
  [
    [0.04, 0.94],
    [0.02, 0.8],
    [0, 0.5],
    [0.22, 0.78],
    [0.36, 0.98],
    [-0.2, 0.72],
    [-0.34, 0.54],
    [0.18, 0.34],
    [0.1, 0],
    [-0.14, 0.28],
    [-0.36, 0.06],
  ],
  [
    [-0.1, 0.9],
    [-0.06, 0.77],
    [0.02, 0.5],
    [0.14, 0.9],
    [0.2, 1.1],
    [-0.26, 0.84],
    [-0.44, 0.92],
    [0.26, 0.46],
    [0.5, 0.5],
    [-0.04, 0.26],
    [0, 0],
  ],
  [
    [0.14, 0.8],
    [0.08, 0.68],
    [-0.06, 0.42],
    [0.3, 0.6],
    [0.4, 0.4],
    [-0.12, 0.74],
    [-0.32, 0.86],
    [0.18, 0.3],
    [0.26, 0],
    [-0.24, 0.2],
    [-0.4, 0],
  ],
  [
    [0, 0.98],
    [0, 0.84],
    [0, 0.54],
    [0.2, 0.96],
    [0.12, 1.14],
    [-0.2, 0.96],
    [-0.1, 1.15],
    [0.16, 0.32],
    [-0.06, 0.3],
    [-0.02, 0.26],
    [0, 0],
  ],
  [
    [-0.2, 0.62],
    [-0.13, 0.52],
    [0.06, 0.4],
    [-0.18, 0.28],
    [-0.16, 0],
    [-0.34, 0.36],
    [-0.4, 0.04],
    [0.26, 0.66],
    [0.46, 0.86],
    [0.3, 0.36],
    [0.52, 0.3],
  ],
];

function dancer(paint: Paint, x: number, y: number, s: number, colour: string, shoes: string): string {
  const { r } = paint;
  const pose = r.pick(poses);
  const side = r.chance(0.5) ? 1 : -1;
  const at = (index: number): Point => {
    const [px, py] = pose[index] ?? [0, 0];
    return [x + px * s * side, y - py * s];
  };
  const limb = (indexes: readonly number[], width: number) =>
    stroke(spline(indexes.map(at), false, 9), colour, s * width);
  const [hx, hy] = at(0);
  const feet = [8, 10]
    .map((index) => ellipse(at(index)[0] + side * s * 0.02, at(index)[1], s * 0.062, s * 0.034, shoes))
    .join('');
  return (
    limb([1, 3, 4], 0.062) +
    limb([1, 5, 6], 0.062) +
    limb([2, 7, 8], 0.085) +
    limb([2, 9, 10], 0.085) +
    stroke(polygon([at(1), at(2)], false), colour, s * 0.15) +
    circle(hx, hy, s * 0.075, colour) +
    feet
  );
}

/** Draws the silhouettes of dancers with ribbons, which show their movement. */
export function dancers(paint: Paint): string {
  const { w, h, u, r, p, mood } = paint;
  const ground = h * 0.86;
  const ribbons = each(6, (index) => {
    const y = h * r.range(0.2, 0.75);
    const points = times(5).map((at): Point => [w * (at / 4) * 1.2 - w * 0.1, y + r.drift() * h * 0.3]);
    return stroke(
      spline(points),
      [p.spark, p.main, p.soft][index % 3] ?? p.main,
      u * r.range(0.012, 0.06),
      `opacity="${n(r.range(0.25, 0.6))}"`,
    );
  });
  const disc = circle(
    w * r.range(0.35, 0.65),
    h * 0.45,
    u * r.range(0.28, 0.36),
    mood === 'night' ? mix(p.deep, p.main, 0.5) : mix(p.spark, p.pale, 0.5),
  );
  const count = w > h * 1.2 ? 3 : r.int(1, 2);
  const people = each(count, (index) => {
    const x = (w / count) * (index + 0.5) + r.drift() * u * 0.05;
    const s = u * r.range(0.5, 0.58);
    const colour = mood === 'night' ? r.pick([p.pale, p.soft]) : r.pick([p.night, mix(p.night, p.deep, 0.5)]);
    return paint.shadow(x, ground + u * 0.01, s * 0.4, s * 0.06, 0.6) + dancer(paint, x, ground, s, colour, p.spark);
  });
  const floor = rect(
    0,
    ground - h * 0.04,
    w,
    h,
    mood === 'night' ? mix(p.night, '#000000', 0.25) : mix(p.main, p.deep, 0.35),
  );
  return paint.backdrop() + disc + ribbons + floor + people;
}
