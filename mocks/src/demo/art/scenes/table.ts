import { blob, circle, curve, each, ellipse, group, mix, n, type Point, path, rect, spline, stroke } from '../brush.ts';
import type { Paint } from '../paint.ts';
import { tableTop } from './clay.ts';

const crust = { light: '#f3c583', main: '#d9924a', dark: '#9c5423' };

/** Draws a cloth with stripes, seen from above. */
function cloth(paint: Paint): string {
  const { w, h, u, r, p, mood } = paint;
  const base = mood === 'night' ? mix(p.deep, p.night, 0.45) : mood === 'dusk' ? p.soft : mix(p.pale, '#ffffff', 0.25);
  const stripe = mood === 'night' ? mix(p.main, p.night, 0.3) : mix(p.main, base, 0.45);
  const step = u * r.range(0.1, 0.16);
  const lines = each(
    Math.ceil((w * 2) / step),
    (index) =>
      rect(-w * 0.5 + index * step, -h, step * 0.16, h * 3, stripe) +
      rect(-w * 0.5 + index * step + step * 0.24, -h, step * 0.05, h * 3, stripe),
  );
  return (
    rect(0, 0, w, h, base) +
    group(lines, `transform="rotate(${n(r.range(-35, 35))} ${n(w / 2)} ${n(h / 2)})" opacity="0.7"`) +
    paint.glow(w * 0.2, h * 0.1, u, '#ffffff', mood === 'night' ? 0.1 : 0.5)
  );
}

function plate(paint: Paint, x: number, y: number, size: number, colour: string): string {
  const { p } = paint;
  return (
    circle(
      x + size * 0.04,
      y + size * 0.06,
      size * 1.06,
      paint.radial([
        [0.75, p.night, 0.45],
        [1, p.night, 0],
      ]),
    ) +
    circle(x, y, size, colour) +
    circle(x, y, size * 0.74, mix(colour, p.night, 0.07)) +
    circle(x, y, size * 0.72, paint.linear([mix(colour, p.night, 0.06), mix(colour, '#ffffff', 0.4)], 50)) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 0.93)}" fill="none" stroke="${p.spark}" stroke-width="${n(size * 0.018)}" opacity="0.7"/>`
  );
}

function croissant(paint: Paint, x: number, y: number, size: number, turn: number): string {
  const { p } = paint;
  const widths = [0.1, 0.2, 0.3, 0.36, 0.3, 0.2, 0.1];
  const parts = widths.map((wide, index) => {
    const angle = Math.PI * (1.12 + (index / 6) * 0.76);
    const [px, py] = [Math.cos(angle) * size * 0.72, Math.sin(angle) * size * 0.72 + size * 0.5];
    const fill = paint.linear(
      [
        [0, crust.light],
        [0.5, crust.main],
        [1, crust.dark],
      ],
      100,
    );
    const degrees = (angle * 180) / Math.PI + 90;
    return {
      order: -Math.abs(index - 3),
      shape: ellipse(
        px,
        py,
        size * 0.19,
        size * wide,
        fill,
        `transform="rotate(${n(degrees)} ${n(px)} ${n(py)})" stroke="${crust.dark}" stroke-width="${n(size * 0.012)}" stroke-opacity="0.5"`,
      ),
    };
  });
  const body = parts
    .toSorted((a, b) => a.order - b.order)
    .map(({ shape }) => shape)
    .join('');
  const shine = stroke(
    curve(-size * 0.38, -size * 0.16, 0, -size * 0.36, size * 0.34, -size * 0.18),
    '#fff1d2',
    size * 0.035,
    'opacity="0.55"',
  );
  return group(
    ellipse(
      size * 0.03,
      size * 0.08,
      size * 0.85,
      size * 0.42,
      paint.radial([
        [0.3, p.night, 0.45],
        [1, p.night, 0],
      ]),
    ) +
      body +
      shine,
    `transform="translate(${n(x)} ${n(y)}) rotate(${n(turn)})"`,
  );
}

/** Draws a cup from above. */
function cup(paint: Paint, x: number, y: number, size: number): string {
  const { p } = paint;
  const milk = '#f0dcc0';
  const swirl = each(3, (index) =>
    ellipse(x, y + (index - 1) * size * 0.2, size * (0.16 + index * 0.08), size * 0.07, milk, 'opacity="0.9"'),
  );
  return (
    plate(paint, x, y, size * 1.5, mix(p.pale, '#ffffff', 0.5)) +
    ellipse(x + size * 1.08, y, size * 0.3, size * 0.14, mix(p.pale, p.soft, 0.4)) +
    circle(x, y, size, '#ffffff') +
    circle(x, y, size * 0.88, '#7a4a2a') +
    circle(x, y, size * 0.8, '#96613a') +
    swirl
  );
}

/** Draws croissants and a cup. */
export function croissants(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const [x, y, size] = [w * r.range(0.4, 0.5), h * r.range(0.48, 0.6), u * 0.33];
  const count = r.int(2, 3);
  const turns = r.range(0, 360);
  const pieces = each(count, (index) => {
    const angle = ((turns + (360 / count) * index) * Math.PI) / 180;
    return croissant(
      paint,
      x + Math.cos(angle) * size * 0.42,
      y + Math.sin(angle) * size * 0.42,
      size * 0.66,
      r.range(-40, 40) + index * 60,
    );
  });
  const crumbs = each(22, () =>
    circle(x + r.drift() * size * 1.6, y + r.drift() * size * 1.6, u * r.range(0.002, 0.006), crust.main),
  );
  const side = r.chance(0.5) ? 0.86 : 0.12;
  return (
    cloth(paint) +
    plate(paint, x, y, size * 1.12, mix(p.soft, '#ffffff', 0.55)) +
    pieces +
    crumbs +
    cup(paint, w * side, h * r.pick([0.14, 0.86]), u * 0.12)
  );
}

/** Draws a round tart with fruit in rings. */
export function tart(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const [x, y, size] = [w * 0.5 + r.drift() * u * 0.08, h * 0.5 + r.drift() * u * 0.06, u * r.range(0.34, 0.38)];
  const rim = each(36, (index) => {
    const angle = (index / 36) * Math.PI * 2;
    return circle(
      x + Math.cos(angle) * size,
      y + Math.sin(angle) * size,
      size * 0.088,
      index % 2 === 0 ? crust.main : mix(crust.main, crust.light, 0.4),
    );
  });
  const fruit = r.pick([
    ['#b8325a', '#e2577d'],
    ['#3e4d9c', '#6f7fd0'],
    ['#e08a2c', '#f5b55d'],
    [mix(p.spark, '#a02040', 0.4), p.spark],
  ] as const);
  const rings = [0.84, 0.64, 0.44, 0.24, 0]
    .map((reach, ring) => {
      const count = reach === 0 ? 1 : Math.round(reach * 26);
      return each(count, (index) => {
        const angle = (index / count) * Math.PI * 2 + ring * 0.3;
        const [px, py, s] = [
          x + Math.cos(angle) * size * reach * 0.95,
          y + Math.sin(angle) * size * reach * 0.95,
          size * r.range(0.088, 0.1),
        ];
        const tone = ring % 2 === 0 ? fruit[0] : fruit[1];
        return (
          circle(px + s * 0.12, py + s * 0.18, s, '#5b2b17', 'opacity="0.3"') +
          circle(px, py, s, paint.linear([mix(tone, '#ffffff', 0.28), tone, mix(tone, '#200010', 0.35)], 60)) +
          circle(px - s * 0.3, py - s * 0.32, s * 0.2, '#ffffff', 'opacity="0.65"')
        );
      });
    })
    .join('');
  const mint = each(3, (index) =>
    ellipse(
      x + size * 0.08,
      y,
      size * 0.045,
      size * 0.12,
      '#6d9a5b',
      `transform="rotate(${index * 55 - 55} ${n(x)} ${n(y + size * 0.1)})"`,
    ),
  );
  const slice = r.chance(0.6)
    ? group(
        path(
          `M${n(x)} ${n(y)}L${n(x + size * 1.6)} ${n(y + size * 0.7)}L${n(x + size * 0.7)} ${n(y + size * 1.6)}Z`,
          mix(p.soft, '#ffffff', 0.6),
        ),
        `clip-path="${paint.clip(circle(x, y, size * 1.14, '#000000'))}"`,
      )
    : '';
  return (
    cloth(paint) +
    plate(paint, x, y, size * 1.28, mix(p.soft, '#ffffff', 0.55)) +
    circle(x + size * 0.03, y + size * 0.05, size * 1.12, p.night, 'opacity="0.25"') +
    rim +
    circle(x, y, size, '#f6dfa4') +
    rings +
    mint +
    slice
  );
}

/** Draws a cake in layers on its stand. */
export function cake(paint: Paint): string {
  const { w, u, r, p } = paint;
  const table = tableTop(paint, 0.74);
  const x = w * r.range(0.42, 0.58);
  const y = table.y - u * 0.1;
  const [half, tall] = [u * r.range(0.24, 0.29), u * r.range(0.28, 0.36)];
  const cream = mix(p.pale, '#fffaf0', 0.7);
  const sponge = r.pick(['#d9a066', '#8a5433', mix(p.spark, '#f0c890', 0.5)]);
  const layers = each(
    3,
    (index) =>
      rect(x - half, y - tall + (tall / 3) * index, half * 2, tall / 3, sponge) +
      rect(x - half, y - tall + (tall / 3) * index, half * 2, tall * 0.085, cream),
  );
  const body = paint.clip(rect(x - half, y - tall, half * 2, tall, '#000000', 'rx="14"'));
  const shading = rect(
    x - half,
    y - tall,
    half * 2,
    tall,
    paint.linear(
      [
        [0, p.night, 0.22],
        [0.3, '#ffffff', 0.18],
        [0.6, p.night, 0],
        [1, p.night, 0.4],
      ],
      0,
    ),
  );
  const drips = [0, 1, 2, 3, 4, 5, 6, 7, 8].map(
    (index): Point => [
      x - half * 1.02 + (half * 2.04 * index) / 8,
      y - tall + u * (index % 2 === 0 ? r.range(0.06, 0.12) : 0.03),
    ],
  );
  const icing = `${spline(drips)}L${n(x + half * 1.02)} ${n(y - tall - u * 0.02)}L${n(x - half * 1.02)} ${n(y - tall - u * 0.02)}Z`;
  const tone = mix(p.spark, '#ffffff', 0.2);
  const berries = each(7, (index) => {
    const bx = x - half * 0.8 + (half * 1.6 * index) / 6;
    return (
      circle(
        bx,
        y - tall - u * 0.05,
        u * 0.032,
        paint.linear([mix(p.spark, '#ffffff', 0.4), mix(p.spark, '#701030', 0.5)], 70),
      ) + path(blob(bx, y - tall - u * 0.085, u * 0.013, r), '#6d9a5b')
    );
  });
  const stand =
    ellipse(x, y + u * 0.005, half * 1.35, u * 0.045, mix(p.soft, '#ffffff', 0.5)) +
    rect(x - u * 0.025, y, u * 0.05, u * 0.13, mix(p.soft, p.deep, 0.2)) +
    ellipse(x, y + u * 0.14, half * 0.6, u * 0.025, mix(p.soft, '#ffffff', 0.2)) +
    ellipse(x, y - u * 0.004, half * 1.3, u * 0.036, mix(p.pale, '#ffffff', 0.6));
  return (
    paint.backdrop() +
    table.drawing +
    paint.shadow(x + half * 0.2, y + u * 0.15, half * 1.3, u * 0.06, 0.5) +
    stand +
    group(layers + shading, `clip-path="${body}"`) +
    path(icing, tone) +
    ellipse(x, y - tall - u * 0.02, half * 1.02, u * 0.042, mix(tone, '#ffffff', 0.35)) +
    berries
  );
}
