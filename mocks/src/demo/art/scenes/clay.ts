import { circle, each, ellipse, group, mix, n, type Point, path, rect, spline, stroke } from '../brush.ts';
import type { Paint } from '../paint.ts';

/** Draws a lit table. Returns the position of its edge. */
export function tableTop(paint: Paint, at = 0.66): { y: number; drawing: string } {
  const { w, h, c, p, mood } = paint;
  const y = h * at;
  const [near, far] = mood === 'night' ? [mix(p.deep, p.night, 0.55), mix(p.deep, p.night, 0.2)] : [p.deep, p.main];
  const wood = paint.linear([mix(far, c.low, 0.25), mix(near, p.night, 0.15)]);
  return { y, drawing: rect(0, y, w, h - y, wood) + rect(0, y, w, h * 0.006, c.light, 'opacity="0.25"') };
}

function speckles(paint: Paint, x: number, y: number, rx: number, ry: number, count: number): string {
  const { r, p, u } = paint;
  return each(count, () =>
    circle(x + r.drift() * rx, y + r.drift() * ry, u * r.range(0.001, 0.0028), p.night, 'opacity="0.35"'),
  );
}

/** Returns the colours of a glaze: that of the pot, of its dipped part, and of its shaded side. */
function glazeOf({ r, p }: Paint) {
  const pot = r.pick([p.soft, p.pale, mix(p.main, p.pale, 0.45), mix(p.spark, p.pale, 0.35)]);
  return { pot, dip: r.pick([p.main, p.deep, p.spark, mix(p.deep, p.main, 0.5)]), dark: mix(pot, p.night, 0.45) };
}

function bowl(paint: Paint, x: number, y: number, rx: number): string {
  const { r, c, p } = paint;
  const depth = rx * r.range(0.75, 1.05);
  const foot = rx * r.range(0.32, 0.42);
  const top = y - depth;
  const { pot, dip, dark } = glazeOf(paint);
  const side = `M${n(x - rx)} ${n(top)}C${n(x - rx)} ${n(top + depth * 0.7)} ${n(x - foot * 1.3)} ${n(y - depth * 0.08)} ${n(x - foot)} ${n(y)}L${n(x + foot)} ${n(y)}C${n(x + foot * 1.3)} ${n(y - depth * 0.08)} ${n(x + rx)} ${n(top + depth * 0.7)} ${n(x + rx)} ${n(top)}Z`;
  const clip = paint.clip(path(side, '#000000'));
  const wave = depth * r.range(0.3, 0.5);
  const drips = [-1.1, -0.7, -0.3, 0.1, 0.5, 0.9, 1.2].map(
    (at): Point => [x + at * rx, top + wave * r.range(0.7, 1.4)],
  );
  const glaze = `${spline(drips)}L${n(x + rx * 1.2)} ${n(top - 9)}L${n(x - rx * 1.1)} ${n(top - 9)}Z`;
  const shading = paint.linear(
    [
      [0, p.night, 0.28],
      [0.35, c.light, 0.22],
      [0.6, p.night, 0],
      [1, p.night, 0.5],
    ],
    0,
  );
  const inside = paint.linear([mix(dip, p.night, 0.5), mix(dip, p.pale, 0.25)]);
  return (
    paint.shadow(x + rx * 0.15, y, rx * 1.05, rx * 0.17, 0.55) +
    path(side, pot) +
    group(
      path(glaze, dip) + speckles(paint, x, y - depth * 0.35, rx * 0.8, depth * 0.3, 34) + path(side, shading),
      `clip-path="${clip}"`,
    ) +
    ellipse(x, top, rx, rx * 0.2, mix(pot, p.pale, 0.3)) +
    ellipse(x, top + rx * 0.012, rx * 0.94, rx * 0.17, inside) +
    ellipse(x, y, foot, foot * 0.12, dark, 'opacity="0.5"')
  );
}

/** Draws bowls on a table. Some of them are stacked. */
export function bowls(paint: Paint): string {
  const { w, h, u, r } = paint;
  const table = tableTop(paint, r.range(0.58, 0.66));
  const count = w > h * 1.2 ? 4 : 3;
  const back = each(count - 1, (index) => {
    const x = (w / (count - 1)) * (index + 0.5) + r.drift() * u * 0.06;
    const rx = Math.min(u * r.range(0.17, 0.23), w / count / 1.9);
    const y = table.y + h * 0.07;
    const isStacked = r.chance(0.55);
    return bowl(paint, x, y, rx) + (isStacked ? bowl(paint, x, y - rx * 0.62, rx * 0.86) : '');
  });
  const front = bowl(paint, w * r.range(0.4, 0.6), table.y + h * 0.23, u * r.range(0.25, 0.31));
  return paint.backdrop() + table.drawing + back + front;
}

const profiles = [
  [0.42, 0.3, 0.24, 0.34, 0.82, 1, 0.92, 0.66, 0.5],
  [0.3, 0.22, 0.2, 0.22, 0.4, 0.8, 1, 0.86, 0.5],
  [0.62, 0.5, 0.56, 0.84, 1, 0.96, 0.84, 0.72, 0.62],
  [0.5, 0.36, 0.5, 0.92, 1, 0.74, 0.46, 0.4, 0.56],
] as const;

function branch(paint: Paint, x: number, y: number, length: number): string {
  const { r, p, mood, c } = paint;
  const lean = r.range(-0.45, 0.45);
  const points = [0, 0.3, 0.6, 1].map((at): Point => [x + lean * length * at * at + r.drift() * 6, y - length * at]);
  const colour = mood === 'night' ? p.soft : mix(p.deep, p.night, 0.4);
  const leaf = r.pick([p.spark, p.main, c.light, mix(p.spark, p.pale, 0.4)]);
  const leaves = each(9, (index) => {
    const at = 0.35 + index * 0.075;
    const px = x + lean * length * at * at;
    const side = index % 2 === 0 ? 1 : -1;
    const turn = lean * 50 + side * r.range(35, 60);
    return ellipse(
      px + side * length * 0.055,
      y - length * at,
      length * 0.03,
      length * 0.075,
      leaf,
      `transform="rotate(${n(turn)} ${n(px)} ${n(y - length * at)})"`,
    );
  });
  return stroke(spline(points), colour, length * 0.012) + leaves;
}

function vase(paint: Paint, x: number, y: number, rx: number, tall: number, hasBranch: boolean): string {
  const { r, p, c } = paint;
  const profile = r.pick(profiles);
  const at = (index: number) => y - tall + (tall * index) / (profile.length - 1);
  const right = profile.map((share, index): Point => [x + share * rx, at(index)]);
  const left = profile.map((share, index): Point => [x - share * rx, at(index)]).toReversed();
  const outline = `${spline(right)}L${spline(left).slice(1)}Z`;
  const clip = paint.clip(path(outline, '#000000'));
  const { pot, dip } = glazeOf(paint);
  const line = y - tall * r.range(0.35, 0.65);
  const edge = [-1.2, -0.6, 0, 0.6, 1.2].map((share): Point => [x + share * rx, line + r.drift() * tall * 0.06]);
  const isTopDipped = r.chance(0.5);
  const end = isTopDipped ? y - tall * 1.1 : y + 9;
  const glaze = `${spline(edge)}L${n(x + rx * 1.2)} ${n(end)}L${n(x - rx * 1.2)} ${n(end)}Z`;
  const shading = paint.linear(
    [
      [0, p.night, 0.3],
      [0.32, c.light, 0.25],
      [0.58, p.night, 0],
      [1, p.night, 0.5],
    ],
    0,
  );
  const stems = hasBranch
    ? each(3, () => branch(paint, x + r.drift() * rx * 0.1, y - tall, tall * r.range(0.6, 0.95)))
    : '';
  return (
    paint.shadow(x + rx * 0.2, y, rx * 1.1, rx * 0.2, 0.55) +
    stems +
    path(outline, pot) +
    group(
      path(glaze, dip) + speckles(paint, x, y - tall / 2, rx, tall * 0.5, 40) + path(outline, shading),
      `clip-path="${clip}"`,
    ) +
    ellipse(x, y - tall, rx * profile[0], rx * profile[0] * 0.18, mix(pot, p.night, 0.55))
  );
}

/** Draws vases in a row. One of them contains branches. */
export function vases(paint: Paint): string {
  const { w, h, u, r } = paint;
  const table = tableTop(paint, r.range(0.68, 0.74));
  const count = w > h * 1.2 ? 5 : 3;
  const chosen = r.int(0, count - 1);
  const pots = each(count, (index) => {
    const x = (w / count) * (index + 0.5) + r.drift() * u * 0.03;
    const rx = Math.min(u * r.range(0.11, 0.16), (w / count) * 0.46);
    const isChosen = index === chosen;
    return vase(paint, x, table.y + h * r.range(0.06, 0.16), rx, u * (isChosen ? 0.4 : r.range(0.32, 0.54)), isChosen);
  });
  return paint.backdrop() + table.drawing + pots;
}

/** Draws the glowing inside of a kiln. */
export function kiln(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const arch = (inset: number) => {
    const [left, right, top, bottom] = [w * 0.14 + inset, w * 0.86 - inset, h * 0.1 + inset, h * 0.9];
    return `M${n(left)} ${n(bottom)}V${n(top + u * 0.3)}Q${n(left)} ${n(top)} ${n(w / 2)} ${n(top)}Q${n(right)} ${n(top)} ${n(right)} ${n(top + u * 0.3)}V${n(bottom)}Z`;
  };
  const bricks = each(14, (row) =>
    each(9, (column) => {
      const shift = row % 2 === 0 ? 0 : w / 16;
      const tone = mix(mix(p.deep, p.night, 0.35), p.main, r.range(0, 0.28));
      return rect((column * w) / 8 - shift, (row * h) / 14, w / 8 - u * 0.008, h / 14 - u * 0.008, tone, 'rx="3"');
    }),
  );
  const heat = paint.radial([
    [0, mix(p.spark, '#fff4d6', 0.7)],
    [0.5, p.spark],
    [1, mix(p.spark, p.night, 0.55)],
  ]);
  const clip = paint.clip(path(arch(u * 0.05), '#000000'));
  const shelves = each(2, (index) => {
    const y = h * (0.55 + index * 0.27);
    const pots = each(4, (pot) => {
      const x = w * (0.27 + pot * 0.155) + r.drift() * u * 0.01;
      return pot % 2 === index
        ? bowl(paint, x, y, u * 0.07)
        : vase(paint, x, y, u * 0.055, u * r.range(0.14, 0.2), false);
    });
    return pots + rect(0, y, w, h * 0.022, mix(p.night, p.spark, 0.25));
  });
  return (
    rect(0, 0, w, h, p.night) +
    bricks +
    path(arch(0), mix(p.night, p.deep, 0.3)) +
    path(arch(u * 0.05), heat) +
    group(shelves, `clip-path="${clip}"`) +
    paint.glow(w / 2, h * 0.5, u * 0.75, p.spark, 0.35)
  );
}
