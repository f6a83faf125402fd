import { circle, corners, each, group, mix, n, type Point, path, polygon, rect, stroke, times } from '../brush.ts';
import type { Paint } from '../paint.ts';

/** The faces of a folded crane around 0, 0, with the brightness of each. */
const crane: readonly (readonly [points: readonly Point[], light: number])[] = [
  [
    [
      [0.02, -0.02],
      [-0.12, -0.44],
      [0.24, -0.06],
    ],
    0.2,
  ],
  [
    [
      [-0.26, 0.04],
      [-0.56, -0.3],
      [-0.4, 0],
    ],
    0.3,
  ],
  [
    [
      [-0.26, 0.04],
      [-0.4, 0],
      [-0.14, 0.2],
    ],
    0.5,
  ],
  [
    [
      [0.22, 0.04],
      [0.52, -0.36],
      [0.4, -0.02],
    ],
    0.55,
  ],
  [
    [
      [0.22, 0.04],
      [0.4, -0.02],
      [0.1, 0.2],
    ],
    0.35,
  ],
  [
    [
      [0.52, -0.36],
      [0.68, -0.22],
      [0.49, -0.26],
    ],
    0.15,
  ],
  [
    [
      [-0.26, 0.04],
      [0.02, -0.06],
      [-0.02, 0.24],
    ],
    0.75,
  ],
  [
    [
      [0.22, 0.04],
      [0.02, -0.06],
      [-0.02, 0.24],
    ],
    0.6,
  ],
  [
    [
      [-0.02, 0.12],
      [-0.34, -0.52],
      [0.02, -0.06],
    ],
    0.95,
  ],
  [
    [
      [-0.02, 0.12],
      [0.02, -0.06],
      [0.24, -0.02],
    ],
    0.8,
  ],
];

function folded(
  paint: Paint,
  faces: typeof crane,
  x: number,
  y: number,
  s: number,
  turn: number,
  paper: string,
): string {
  const { p } = paint;
  const shapes = faces
    .map(([points, light]) =>
      path(
        polygon(points.map(([px, py]): Point => [px * s, py * s])),
        mix(mix(paper, p.night, 0.42), mix(paper, '#ffffff', 0.42), light),
      ),
    )
    .join('');
  return group(shapes, `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`);
}

/** Draws cranes on threads. */
export function cranes(paint: Paint): string {
  const { w, h, u, r, p, c } = paint;
  const count = w > h * 1.2 ? 6 : 4;
  const birds = times(count)
    .map((index) => ({
      x: (w / count) * (index + 0.5) + r.drift() * u * 0.05,
      y: h * (0.3 + 0.45 * ((index * 0.62) % 1)),
      s: u * r.range(0.24, 0.4),
    }))
    .toSorted((a, b) => a.s - b.s);
  const drawn = birds
    .map(({ x, y, s }) => {
      const paper = r.pick([p.spark, p.main, p.soft, p.pale, mix(p.spark, p.pale, 0.5)]);
      return (
        stroke(`M${n(x)} 0V${n(y)}`, c.ink, u * 0.0025, 'opacity="0.5"') +
        folded(paint, crane, x + s * 0.06, y + s * 0.1, s * 0.98, r.range(-6, 6), p.night).replace(
          '<g ',
          '<g opacity="0.14" ',
        ) +
        folded(paint, crane, x, y, s, r.range(-12, 12), paper)
      );
    })
    .join('');
  return paint.backdrop() + drawn;
}

/** Draws a sheet with a repeating pattern of folds. */
export function folds(paint: Paint): string {
  const { w, h, u, r, p, mood } = paint;
  const size = u * r.range(0.13, 0.2);
  const lean = size * r.range(0.22, 0.42);
  const kind = r.int(0, 1);
  const tones =
    mood === 'night'
      ? [p.night, p.deep, p.main, p.soft]
      : mood === 'dusk'
        ? [p.deep, p.main, p.spark, p.pale]
        : [p.main, p.soft, p.pale, mix(p.pale, '#ffffff', 0.6)];
  const shade = (at: number, light: number) => {
    const place = Math.min(2.999, Math.max(0, at * 3));
    const base = mix(tones[Math.floor(place)] ?? p.main, tones[Math.floor(place) + 1] ?? p.pale, place % 1);
    return mix(base, light > 0 ? '#ffffff' : p.night, Math.abs(light));
  };
  const rows = Math.ceil((h * 1.9) / size);
  const columns = Math.ceil((w * 1.9) / size);
  const cells = times(rows)
    .map((row) =>
      each(columns, (column) => {
        const [x, y] = [column * size - w * 0.45, row * size - h * 0.45];
        const zig = (at: number) => (at % 2 === 0 ? -lean : lean);
        const glow = (column / columns) * 0.55 + (row / rows) * 0.45 + r.drift() * 0.04;
        if (kind === 0) {
          const quad: Point[] = [
            [x + zig(row), y],
            [x + size + zig(row), y],
            [x + size + zig(row + 1), y + size],
            [x + zig(row + 1), y + size],
          ];
          return path(polygon(quad), shade(glow, (row + column) % 2 === 0 ? 0.16 : -0.2));
        }
        const mid: Point = [x + size / 2, y + size / 2];
        const corners: Point[] = [
          [x, y],
          [x + size, y],
          [x + size, y + size],
          [x, y + size],
        ];
        return [0.2, -0.06, -0.26, 0.05]
          .map((light, index) =>
            path(polygon([corners[index] ?? mid, corners[(index + 1) % 4] ?? mid, mid]), shade(glow, light)),
          )
          .join('');
      }),
    )
    .join('');
  return (
    rect(0, 0, w, h, p.main) +
    group(cells, `transform="rotate(${n(r.range(-30, 30))} ${n(w / 2)} ${n(h / 2)})" stroke-linejoin="round"`) +
    paint.glow(w * 0.2, h * 0.1, u * 0.9, '#ffffff', mood === 'night' ? 0.12 : 0.3)
  );
}

/** Draws a pop-up card with a city. */
export function popup(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const [fold, edge] = [h * 0.66, h * 0.9];
  const sheet =
    path(corners(w * 0.12, fold, w * 0.88, fold, w * 0.97, edge, w * 0.03, edge), mix(p.pale, '#ffffff', 0.5)) +
    path(corners(w * 0.12, fold, w * 0.88, fold, w * 0.84, h * 0.18, w * 0.16, h * 0.18), mix(p.pale, p.soft, 0.35));
  const sun =
    circle(w * r.range(0.3, 0.7), h * 0.34, u * 0.12, p.spark) + circle(w * 0.5, h * 0.34, u * 0.001, p.spark);
  const layers = each(3, (layer) => {
    const y = fold + (edge - fold) * (0.1 + layer * 0.28);
    const tone = [mix(p.soft, p.main, 0.2), p.main, p.deep][layer] ?? p.main;
    const span = w * (0.7 + layer * 0.06);
    const count = 7 - layer;
    return each(count, (index) => {
      const wide = span / count;
      const x = w / 2 - span / 2 + wide * index;
      const tall = u * r.range(0.12, 0.34) * (1 - layer * 0.22);
      const roof = r.chance(0.5)
        ? corners(x, y - tall, x + wide / 2, y - tall - wide * 0.4, x + wide * 0.92, y - tall)
        : corners(
            x + wide * 0.2,
            y - tall,
            x + wide * 0.2,
            y - tall - u * 0.03,
            x + wide * 0.7,
            y - tall - u * 0.03,
            x + wide * 0.7,
            y - tall,
          );
      const panes = each(tall > u * 0.2 ? 6 : 2, (pane) =>
        rect(
          x + wide * (0.16 + (pane % 2) * 0.38),
          y - tall + u * 0.03 + Math.floor(pane / 2) * u * 0.055,
          wide * 0.2,
          u * 0.03,
          r.chance(0.5) ? p.spark : mix(tone, p.night, 0.4),
        ),
      );
      return (
        path(
          corners(x + wide * 0.92, y, x + wide * 1.15, y + u * 0.035, x + u * 0.03, y + u * 0.035, x, y),
          p.night,
          'opacity="0.2"',
        ) +
        rect(x, y - tall, wide * 0.92, tall, tone) +
        path(roof, mix(tone, p.night, 0.25)) +
        panes
      );
    });
  });
  return paint.backdrop() + paint.shadow(w / 2, edge + h * 0.01, w * 0.52, h * 0.06, 0.5) + sheet + sun + layers;
}
