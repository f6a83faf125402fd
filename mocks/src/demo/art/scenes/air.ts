import { circle, corners, curve, each, group, line, mix, n, path, rect, stroke, times } from '../brush.ts';
import type { Paint } from '../paint.ts';
import { tableTop } from './clay.ts';

/** Draws a sound wave as vertical bars. */
export function waveform(paint: Paint): string {
  const { w, h, u, r, p, c, mood } = paint;
  const count = Math.round(w / (u * 0.032));
  const waves = [r.range(2, 4), r.range(6, 11), r.range(13, 21)] as const;
  const shifts = waves.map(() => r.range(0, 6.28));
  const loud = (at: number) => {
    const sum = waves.reduce(
      (total, wave, index) => total + Math.sin(at * wave * 6.28 + (shifts[index] ?? 0)) / (index + 1.2),
      0,
    );
    return Math.min(1, Math.abs(sum) * 0.62 + 0.06) * Math.sin(Math.PI * (0.06 + at * 0.88)) ** 0.7;
  };
  const played = r.range(0.35, 0.7);
  const y = h * r.range(0.46, 0.54);
  const rest = mood === 'night' ? mix(p.soft, p.night, 0.35) : mix(p.main, p.pale, 0.25);
  const bars = each(count, (index) => {
    const at = (index + 0.5) / count;
    const tall = loud(at) * h * 0.32 + u * 0.008;
    const fill = at < played ? p.spark : rest;
    return rect(w * at - u * 0.009, y - tall, u * 0.018, tall * 2, fill, `rx="${n(u * 0.009)}"`);
  });
  const rings = each(
    5,
    (index) =>
      `<circle cx="${n(w * played)}" cy="${n(y)}" r="${n(u * (0.14 + index * 0.13))}" fill="none" stroke="${c.light}" stroke-width="${n(u * 0.004)}" opacity="${n(0.5 - index * 0.09)}"/>`,
  );
  const head =
    rect(w * played - u * 0.003, h * 0.14, u * 0.006, h * 0.72, c.ink) +
    circle(w * played, h * 0.14, u * 0.018, p.spark) +
    circle(w * played, h * 0.86, u * 0.018, p.spark);
  return paint.backdrop() + rings + bars + head;
}

function windowWithRain(paint: Paint, x: number, y: number, wide: number, tall: number): string {
  const { r, p, u, mood } = paint;
  const glass = mood === 'day' ? paint.linear([p.soft, p.pale]) : paint.linear([p.night, mix(p.deep, p.main, 0.5)]);
  const drops = each(26, () => {
    const [dx, dy] = [x + wide * r.next(), y + tall * r.next() * 0.9];
    return stroke(`M${n(dx)} ${n(dy)}l${n(-u * 0.006)} ${n(u * 0.03)}`, '#ffffff', u * 0.003, 'opacity="0.45"');
  });
  const bars =
    rect(x + wide / 2 - u * 0.008, y, u * 0.016, tall, p.deep) +
    rect(x, y + tall / 2 - u * 0.008, wide, u * 0.016, p.deep);
  return (
    rect(x - u * 0.02, y - u * 0.02, wide + u * 0.04, tall + u * 0.04, p.deep, 'rx="6"') +
    rect(x, y, wide, tall, glass) +
    drops +
    bars
  );
}

/** Returns the dial and the knobs of a radio, with their corner at x, y. */
function controls(paint: Paint, x: number, y: number, wide: number, tall: number): string {
  const { u, r, p } = paint;
  const dial =
    rect(x + wide * 0.56, y + tall * 0.2, wide * 0.36, tall * 0.26, mix(p.spark, '#fff3cf', 0.72), 'rx="8"') +
    each(11, (index) =>
      rect(
        x + wide * (0.585 + index * 0.031),
        y + tall * 0.25,
        u * 0.003,
        tall * (index % 5 === 0 ? 0.14 : 0.08),
        p.night,
      ),
    ) +
    rect(x + wide * r.range(0.6, 0.88), y + tall * 0.21, u * 0.006, tall * 0.24, '#c2303f');
  const knobs = [0.64, 0.84]
    .map(
      (at) =>
        circle(x + wide * at, y + tall * 0.69, tall * 0.13, mix(p.night, p.deep, 0.3)) +
        circle(
          x + wide * at,
          y + tall * 0.68,
          tall * 0.105,
          paint.linear([mix(p.pale, '#ffffff', 0.3), p.soft, p.deep], 60),
        ) +
        rect(x + wide * at - u * 0.003, y + tall * 0.58, u * 0.006, tall * 0.08, p.night),
    )
    .join('');
  return dial + knobs;
}

/** Draws a radio on a table by a window. */
export function wireless(paint: Paint): string {
  const { w, h, u, r, p } = paint;
  const table = tableTop(paint, 0.72);
  const [wide, tall] = [u * 0.58, u * 0.36];
  const [x, y] = [w * r.range(0.34, 0.66) - wide / 2, table.y - tall + h * 0.06];
  const shell = mix(p.spark, p.deep, r.range(0.25, 0.6));
  const body =
    rect(
      x,
      y,
      wide,
      tall,
      paint.linear([mix(shell, '#ffffff', 0.2), shell, mix(shell, p.night, 0.4)]),
      `rx="${n(u * 0.05)}"`,
    ) +
    rect(
      x + wide * 0.035,
      y + tall * 0.07,
      wide * 0.93,
      tall * 0.86,
      mix(shell, p.night, 0.25),
      `rx="${n(u * 0.038)}"`,
    );
  const [gx, gy, gr] = [x + wide * 0.3, y + tall * 0.5, tall * 0.34];
  const grille =
    circle(gx, gy, gr * 1.1, mix(p.pale, shell, 0.2)) +
    group(
      each(15, (index) => rect(gx - gr, gy - gr + (gr * 2 * index) / 14, gr * 2, gr * 0.06, mix(p.deep, p.night, 0.3))),
      `clip-path="${paint.clip(circle(gx, gy, gr, '#000000'))}"`,
    );
  const front = controls(paint, x, y, wide, tall);
  const aerial =
    stroke(line(x + wide * 0.86, y + tall * 0.04, x + wide * 1.04, y - u * 0.26), mix(p.pale, p.deep, 0.3), u * 0.009) +
    circle(x + wide * 1.04, y - u * 0.26, u * 0.012, p.pale);
  const sound = [0.16, 0.23, 0.3]
    .map((reach) =>
      stroke(
        `M${n(x - u * reach * 0.35)} ${n(gy - u * reach * 0.5)}Q${n(x - u * reach * 0.8)} ${n(gy)} ${n(x - u * reach * 0.35)} ${n(gy + u * reach * 0.5)}`,
        p.spark,
        u * 0.008,
        'opacity="0.6"',
      ),
    )
    .join('');
  const mugX = x + wide + u * 0.13;
  const mug =
    paint.shadow(mugX, y + tall, u * 0.08, u * 0.02) +
    rect(mugX - u * 0.045, y + tall - u * 0.1, u * 0.09, u * 0.1, p.pale, 'rx="8"') +
    `<circle cx="${n(mugX + u * 0.05)}" cy="${n(y + tall - u * 0.055)}" r="${n(u * 0.025)}" fill="none" stroke="${p.pale}" stroke-width="${n(u * 0.012)}"/>`;
  return (
    paint.backdrop() +
    windowWithRain(paint, w * 0.08, h * 0.08, w * 0.34, h * 0.36) +
    table.drawing +
    paint.shadow(x + wide / 2, y + tall, wide * 0.62, u * 0.05, 0.6) +
    aerial +
    body +
    grille +
    front +
    sound +
    mug
  );
}

/** Returns acoustic panels, as on the walls of a studio. */
function padding({ w, h, u, p, mood }: Paint): string {
  const cell = u * 0.16;
  const tone =
    mood === 'day' ? mix(p.soft, p.pale, 0.4) : mood === 'dusk' ? mix(p.main, p.deep, 0.3) : mix(p.deep, p.night, 0.5);
  return times(Math.ceil(h / cell))
    .map((row) =>
      each(Math.ceil(w / cell), (column) => {
        const [x, y] = [column * cell, row * cell];
        const [a, b] =
          (row + column) % 2 === 0
            ? [mix(tone, '#ffffff', 0.12), mix(tone, p.night, 0.14)]
            : [tone, mix(tone, p.night, 0.24)];
        return (
          path(corners(x, y, x + cell, y, x, y + cell), a) +
          path(corners(x + cell, y, x + cell, y + cell, x, y + cell), b)
        );
      }),
    )
    .join('');
}

/** Draws a studio microphone in front of acoustic panels. */
export function microphone(paint: Paint): string {
  const { w, h, u, r, p, mood } = paint;
  const [x, y, size] = [w * r.range(0.42, 0.58), h * 0.4, u * 0.17];
  const metal = (shade: number) => mix(mix(p.pale, '#ffffff', 0.2), p.night, shade);
  const capsule = rect(
    x - size,
    y - size * 1.5,
    size * 2,
    size * 3,
    paint.linear([metal(0.1), metal(0.35), metal(0.75)], 0),
    `rx="${n(size)}"`,
  );
  const mesh =
    each(13, (index) =>
      rect(
        x - size * 0.9,
        y - size * 1.2 + index * size * 0.14,
        size * 1.8,
        size * 0.045,
        p.night,
        'opacity="0.45" rx="3"',
      ),
    ) +
    each(9, (index) =>
      rect(x - size * 0.8 + index * size * 0.19, y - size * 1.35, size * 0.035, size * 1.95, p.night, 'opacity="0.3"'),
    );
  const belt = rect(x - size * 1.04, y + size * 0.62, size * 2.08, size * 0.2, p.spark, 'rx="5"');
  const arm =
    stroke(curve(x, y + size * 1.4, x, y + size * 2.2, x + u * 0.02, h * 1.05), metal(0.7), size * 0.24) +
    `<circle cx="${n(x)}" cy="${n(y)}" r="${n(size * 1.95)}" fill="none" stroke="${metal(0.6)}" stroke-width="${n(size * 0.1)}"/>`;
  const cords = each(8, (index) => {
    const angle = (index / 8) * 6.28 + 0.39;
    return stroke(
      line(
        x + Math.cos(angle) * size * 1.93,
        y + Math.sin(angle) * size * 1.93,
        x + Math.cos(angle) * size * 0.98,
        y + Math.sin(angle) * size * 1.3,
      ),
      p.spark,
      size * 0.04,
    );
  });
  const lamp =
    rect(w * 0.06, h * 0.06, u * 0.22, u * 0.085, p.spark, 'rx="10"') +
    each(3, (index) =>
      rect(w * 0.06 + u * 0.03 + index * u * 0.058, h * 0.06 + u * 0.03, u * 0.045, u * 0.025, p.pale, 'rx="3"'),
    );
  return (
    padding(paint) +
    rect(
      0,
      0,
      w,
      h,
      paint.radial([
        [0, p.night, 0],
        [1, p.night, 0.6],
      ]),
    ) +
    paint.glow(x, y, u * 0.6, p.spark, 0.4) +
    arm +
    cords +
    capsule +
    mesh +
    belt +
    (mood === 'night' ? lamp : '')
  );
}
