import {
  blob,
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

function seaStar(paint: Paint, x: number, y: number, size: number, tone: string): string {
  const { r, p } = paint;
  const turn = r.range(0, 72);
  const points = times(10).map((index): Point => {
    const angle = ((turn + index * 36) * Math.PI) / 180;
    const reach = index % 2 === 0 ? size : size * 0.36;
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach];
  });
  const dots = times(5)
    .flatMap((arm) =>
      times(4).map((at) => {
        const angle = ((turn + arm * 72) * Math.PI) / 180;
        return circle(
          x + Math.cos(angle) * size * (0.2 + at * 0.18),
          y + Math.sin(angle) * size * (0.2 + at * 0.18),
          size * (0.06 - at * 0.009),
          mix(tone, '#ffffff', 0.5),
        );
      }),
    )
    .join('');
  const shape = spline(points, true, 5);
  return (
    path(shape, p.night, `opacity="0.3" transform="translate(${n(size * 0.06)} ${n(size * 0.1)})"`) +
    path(
      shape,
      paint.radial([
        [0, mix(tone, '#ffffff', 0.25)],
        [1, tone],
      ]),
    ) +
    dots
  );
}

function anemone(paint: Paint, x: number, y: number, size: number, tone: string): string {
  const { r } = paint;
  const ring = (count: number, reach: number, colour: string) =>
    each(count, (index) => {
      const angle = (index / count) * 6.28 + r.drift() * 0.1;
      const [ex, ey] = [x + Math.cos(angle) * size * reach, y + Math.sin(angle) * size * reach];
      const bend = angle + 0.5;
      return (
        stroke(
          `M${n(x + Math.cos(angle) * size * 0.2)} ${n(y + Math.sin(angle) * size * 0.2)}Q${n(x + Math.cos(bend) * size * reach * 0.6)} ${n(y + Math.sin(bend) * size * reach * 0.6)} ${n(ex)} ${n(ey)}`,
          colour,
          size * 0.11,
        ) + circle(ex, ey, size * 0.075, mix(colour, '#ffffff', 0.6))
      );
    });
  return (
    circle(x, y, size * 0.8, mix(tone, '#00131a', 0.55), 'opacity="0.5"') +
    ring(20, 1, mix(tone, '#00131a', 0.2)) +
    ring(13, 0.68, tone) +
    circle(x, y, size * 0.24, mix(tone, '#00131a', 0.45))
  );
}

function urchin(paint: Paint, x: number, y: number, size: number, tone: string): string {
  return (
    each(30, (index) => {
      const angle = (index / 30) * 6.28;
      const reach = size * paint.r.range(0.8, 1.1);
      return stroke(
        `M${n(x)} ${n(y)}L${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`,
        tone,
        size * 0.045,
      );
    }) +
    circle(x, y, size * 0.52, tone) +
    circle(x - size * 0.1, y - size * 0.12, size * 0.2, mix(tone, '#ffffff', 0.25))
  );
}

const deepWater = ({ p, mood }: Paint) =>
  mood === 'night' ? mix(p.night, p.deep, 0.5) : mix(p.deep, p.main, mood === 'day' ? 0.45 : 0.2);

/** Draws seaweed at the edge of the pool around x, y, and animals in it. */
function drawPoolLife(paint: Paint, x: number, y: number): string {
  const { w, h, u, r, p } = paint;
  const weeds = each(16, () => {
    const angle = r.range(0, 6.28);
    const [wx, wy] = [x + Math.cos(angle) * w * 0.38, y + Math.sin(angle) * h * 0.34];
    return stroke(
      curve(
        wx,
        wy,
        wx + r.drift() * u * 0.1,
        wy + r.drift() * u * 0.1,
        wx - Math.cos(angle) * u * 0.16,
        wy - Math.sin(angle) * u * 0.16 + r.drift() * u * 0.06,
      ),
      mix('#5d8f52', p.deep, r.range(0.1, 0.5)),
      u * r.range(0.01, 0.02),
      'opacity="0.85"',
    );
  });
  const tones = [p.spark, mix(p.spark, p.pale, 0.4), mix(p.spark, p.main, 0.5), p.soft] as const;
  const life = each(8, (index) => {
    const angle = index * 0.79 + r.range(0, 0.4);
    const reach = index === 0 ? 0.1 : r.range(0.5, 0.72);
    const [lx, ly] = [x + Math.cos(angle) * w * 0.4 * reach, y + Math.sin(angle) * h * 0.36 * reach];
    const tone = r.pick(tones);
    if (index % 3 === 0) return anemone(paint, lx, ly, u * r.range(0.06, 0.1), tone);
    return index % 3 === 1
      ? seaStar(paint, lx, ly, u * r.range(0.06, 0.11), tone)
      : urchin(paint, lx, ly, u * r.range(0.035, 0.055), mix(p.night, p.main, 0.25));
  });
  return weeds + life;
}

/** Draws a pool among rocks, from above. */
export function tidepool(paint: Paint): string {
  const { w, h, u, r, p, mood } = paint;
  const stone = mix(mix('#8d8377', p.main, 0.25), p.night, mood === 'night' ? 0.6 : mood === 'dusk' ? 0.35 : 0.1);
  const pebbles = each(130, () => {
    const [x, y, s] = [w * r.next(), h * r.next(), u * r.range(0.02, 0.07)];
    return (
      path(blob(x + s * 0.1, y + s * 0.16, s, r, 0.12, 7), p.night, 'opacity="0.3"') +
      path(blob(x, y, s, r, 0.12, 7), mix(stone, r.pick(['#ffffff', p.night, p.soft]), r.range(0.05, 0.28)))
    );
  });
  const [x, y] = [w * 0.5 + r.drift() * w * 0.05, h * 0.52];
  const shape = (grow: number) => {
    const random = [1.02, 0.88, 1.08, 0.94, 1.1, 0.86, 1.04, 0.92, 1.06];
    return spline(
      random.map((share, index): Point => {
        const angle = (index / random.length) * 6.28 + 0.4;
        return [x + Math.cos(angle) * w * 0.42 * share * grow, y + Math.sin(angle) * h * 0.38 * share * grow];
      }),
      true,
    );
  };
  const deep = deepWater(paint);
  const clip = paint.clip(path(shape(1), '#000000'));
  const life = drawPoolLife(paint, x, y);
  const light = each(12, () => {
    const [lx, ly] = [x + r.drift() * w * 0.34, y + r.drift() * h * 0.3];
    return stroke(
      curve(lx, ly, lx + u * 0.07, ly + r.drift() * u * 0.05, lx + u * 0.15, ly + r.drift() * u * 0.03),
      '#ffffff',
      u * 0.006,
      `opacity="${mood === 'night' ? 0.14 : 0.32}"`,
    );
  });
  const inside = each(40, () =>
    path(
      blob(x + r.drift() * w * 0.4, y + r.drift() * h * 0.36, u * r.range(0.02, 0.05), r, 0.15, 7),
      mix(deep, stone, r.range(0.25, 0.6)),
      'opacity="0.6"',
    ),
  );
  return (
    rect(0, 0, w, h, stone) +
    pebbles +
    path(shape(1.06), mix(stone, p.night, 0.35)) +
    path(
      shape(1),
      paint.radial([
        [0, deep],
        [0.7, mix(deep, p.soft, 0.25)],
        [1, mix(deep, p.pale, 0.45)],
      ]),
    ) +
    group(inside + life + light, `clip-path="${clip}"`) +
    stroke(shape(1), p.pale, u * 0.006, 'opacity="0.5"')
  );
}

/** Draws waves with foam, in several layers. */
export function waves(paint: Paint): string {
  const { w, h, u, r, p, mood, c } = paint;
  const horizon = h * 0.34;
  const [x, size] = [w * r.range(0.25, 0.75), u * r.range(0.08, 0.13)];
  const sun =
    paint.glow(x, horizon - size, u * 0.5, c.light, 0.6) +
    circle(x, horizon - size * 0.4, size, mood === 'night' ? p.pale : mix(p.spark, '#ffffff', 0.3));
  const far = mood === 'night' ? mix(p.deep, p.main, 0.3) : mix(p.soft, p.main, 0.4);
  const near = deepWater(paint);
  const layers = each(7, (index) => {
    const share = index / 6;
    const y = horizon + (h - horizon) * (share ** 1.25 * 0.86 + 0.02);
    const rise = h * (0.008 + share * 0.045);
    const steps = 9;
    const shift = r.range(0, 6.28);
    const line = times(steps * 2 + 1).map(
      (at): Point => [(w * at) / (steps * 2), y + Math.sin(at * (1.6 - share * 0.6) + shift) * rise],
    );
    const d = spline(line);
    return (
      path(`${d}L${w} ${h}L0 ${h}Z`, mix(far, near, share)) +
      stroke(d, mix(p.pale, '#ffffff', 0.5), u * (0.002 + share * 0.009), `opacity="${n(0.35 + share * 0.5)}"`)
    );
  });
  const foam = each(46, () =>
    circle(w * r.next(), h * r.range(0.9, 1), u * r.range(0.004, 0.016), '#ffffff', 'opacity="0.7"'),
  );
  const rocks = r.chance(0.6)
    ? each(3, (index) =>
        path(
          blob(
            w * (r.chance(0.5) ? 0.1 : 0.9) + r.drift() * w * 0.1,
            horizon + h * (0.04 + index * 0.02),
            u * r.range(0.05, 0.1),
            r,
            0.2,
            8,
          ),
          mix(p.night, p.deep, 0.4),
        ),
      )
    : '';
  return paint.backdrop() + sun + rect(0, horizon, w, h - horizon, far) + rocks + layers + foam;
}

/** Draws shells in rows and columns. */
export function shells(paint: Paint): string {
  const { w, h, u, r, p, mood } = paint;
  const [columns, rows] = w > h * 1.2 ? [4, 2] : w < h * 0.9 ? [3, 4] : [3, 3];
  const [wide, tall] = [w / columns, h / rows];
  const board = mood === 'night' ? mix(p.night, p.deep, 0.45) : mix(p.pale, '#fffaf0', mood === 'day' ? 0.5 : 0.1);
  const cells = each(columns * rows, (index) => {
    const [x, y] = [(index % columns) * wide + wide / 2, Math.floor(index / columns) * tall + tall / 2];
    const s = Math.min(wide, tall) * r.range(0.26, 0.33);
    const tone = r.pick([p.spark, p.soft, mix(p.spark, p.pale, 0.5), p.main, mix(p.main, p.pale, 0.5)]);
    const box = rect(x - wide * 0.44, y - tall * 0.44, wide * 0.88, tall * 0.88, mix(board, p.night, 0.09), 'rx="14"');
    const kind = (index + r.int(0, 1)) % 4;
    if (kind === 0) return box + seaStar(paint, x, y, s, tone);
    if (kind === 1) {
      const fan = each(9, (rib) =>
        path(
          `M${n(x)} ${n(y + s)}L${n(x + Math.sin((rib - 4.5) * 0.3) * s * 1.1)} ${n(y + s - Math.cos((rib - 4.5) * 0.3) * s * 1.8)}Q${n(x + Math.sin((rib - 4) * 0.3) * s * 1.25)} ${n(y + s - Math.cos((rib - 4) * 0.3) * s * 2.05)} ${n(x + Math.sin((rib - 3.5) * 0.3) * s * 1.1)} ${n(y + s - Math.cos((rib - 3.5) * 0.3) * s * 1.8)}Z`,
          rib % 2 === 0 ? tone : mix(tone, '#ffffff', 0.35),
        ),
      );
      return (
        box +
        paint.shadow(x, y + s * 0.9, s, s * 0.25) +
        fan +
        ellipse(x, y + s * 0.98, s * 0.24, s * 0.1, mix(tone, p.night, 0.3))
      );
    }
    if (kind === 2) {
      const turns = times(26).map(
        (at): Point => [x + Math.cos(at * 0.55) * s * (1 - at / 27), y + Math.sin(at * 0.55) * s * (1 - at / 27)],
      );
      return (
        box +
        paint.shadow(x, y + s * 0.6, s * 1.1, s * 0.7, 0.3) +
        path(blob(x, y, s, r, 0.03), tone) +
        stroke(spline(turns), mix(tone, p.night, 0.45), s * 0.06)
      );
    }
    const rings = [1, 0.8, 0.6, 0.4, 0.2]
      .map((share, at) =>
        ellipse(
          x,
          y - s * (1 - share) * 0.6,
          s * share,
          s * share * 0.78,
          at % 2 === 0 ? tone : mix(tone, '#ffffff', 0.4),
        ),
      )
      .join('');
    return box + paint.shadow(x, y + s * 0.55, s * 1.1, s * 0.5, 0.3) + rings;
  });
  return (
    rect(0, 0, w, h, board) + cells + paint.glow(w * 0.1, h * 0.05, u * 0.9, '#ffffff', mood === 'night' ? 0.08 : 0.3)
  );
}
