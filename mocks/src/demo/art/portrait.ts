import type { Looks } from '../types.ts';
import { circle, each, ellipse, group, mix, n, type Palette, path, rect, stroke } from './brush.ts';
import { createPaint, frame, type Paint } from './paint.ts';

const skins: Record<Looks['skin'], string> = {
  umber: '#6b4430',
  sienna: '#94603f',
  tan: '#bd8559',
  sand: '#dba77c',
  rose: '#ecb998',
  porcelain: '#f5d3ba',
};

/** Returns the hair behind head and shoulders. */
function hairBehind({ hair }: Looks, tone: string): string {
  const dark = mix(tone, '#000000', 0.22);
  if (hair === 'long')
    return path('M150 250C138 120 374 120 362 250C372 330 378 400 366 452L146 452C134 400 140 330 150 250Z', dark);
  if (hair === 'bob')
    return path('M150 240C140 118 372 118 362 240C370 290 366 330 352 356L160 356C146 330 142 290 150 240Z', dark);
  if (hair === 'curls') {
    return (
      each(15, (index) =>
        circle(
          256 + Math.cos(Math.PI * (0.86 + index * 0.0915)) * 118,
          228 + Math.sin(Math.PI * (0.86 + index * 0.0915)) * 112,
          40,
          dark,
        ),
      ) + circle(256, 180, 92, dark)
    );
  }
  if (hair === 'bun') return circle(256, 92, 46, dark) + circle(244, 82, 20, mix(tone, '#ffffff', 0.08));
  if (hair === 'scarf')
    return path('M140 262C130 104 382 104 372 262C376 330 366 392 340 424L172 424C146 392 136 330 140 262Z', dark);
  if (hair === 'braids')
    return [-1, 1]
      .map((side) =>
        each(6, (index) =>
          ellipse(256 + side * (112 + index * 2), 268 + index * 32, 22, 22, index % 2 === 0 ? tone : dark),
        ),
      )
      .join('');
  return '';
}

/** Returns the hair over the forehead. */
function hairInFront({ hair }: Looks, tone: string, p: Palette): string {
  const cap = (low: number) =>
    path(
      `M158 ${low}C150 108 362 108 354 ${low}C340 ${low - 46} 306 ${low - 68} 256 ${low - 68}C206 ${low - 68} 172 ${low - 46} 158 ${low}Z`,
      tone,
    );
  if (hair === 'short') return cap(226);
  if (hair === 'shaved')
    return path(
      'M164 218C160 122 352 122 348 218C334 172 300 156 256 156C212 156 178 172 164 218Z',
      tone,
      'opacity="0.55"',
    );
  if (hair === 'quiff')
    return (
      cap(224) +
      path(
        'M170 190C160 120 236 84 330 110C350 118 346 150 322 152C270 156 210 160 170 190Z',
        mix(tone, '#ffffff', 0.1),
      )
    );
  if (hair === 'cap')
    return (
      path('M154 208C150 108 362 108 358 208Z', p.spark) +
      path('M240 196C300 184 380 194 408 214C380 218 300 216 240 210Z', mix(p.spark, p.night, 0.3)) +
      circle(256, 130, 8, mix(p.spark, p.night, 0.3))
    );
  if (hair === 'scarf')
    return (
      path(
        'M148 256C140 112 372 112 364 256C356 190 316 160 256 160C196 160 156 190 148 256Z',
        mix(p.main, p.soft, 0.3),
      ) + stroke('M156 230C168 176 214 150 262 152', mix(p.soft, '#ffffff', 0.4), 5, 'opacity="0.6"')
    );
  if (hair === 'curls')
    return each(7, (index) =>
      circle(
        180 + index * 25,
        166 - Math.sin((index / 6) * Math.PI) * 26,
        27,
        index % 2 === 0 ? tone : mix(tone, '#ffffff', 0.06),
      ),
    );
  if (hair === 'bun')
    return cap(216) + stroke('M196 146C226 122 288 122 318 148', mix(tone, '#ffffff', 0.14), 4, 'opacity="0.7"');
  return path(
    'M156 246C148 112 364 112 356 246C346 196 330 172 296 160C262 190 206 200 176 196C164 208 160 226 156 246Z',
    tone,
  );
}

function face(paint: Paint, looks: Looks, skin: string): string {
  const { r } = paint;
  const ink = '#2b1c1a';
  const isSmiling = r.chance(0.55);
  const brow = mix(looks.hairColour, '#1c1210', 0.45);
  const eyes = [-1, 1]
    .map(
      (side) =>
        (isSmiling && r.chance(0.25)
          ? stroke(`M${256 + side * 38 - 13} 244Q${256 + side * 38} 231 ${256 + side * 38 + 13} 244`, ink, 6)
          : ellipse(256 + side * 38, 241, 8, 10, ink) + circle(256 + side * 38 + 3, 237, 2.6, '#ffffff')) +
        stroke(
          `M${256 + side * 38 - 17} ${side < 0 ? 221 : 217}Q${256 + side * 38} 210 ${256 + side * 38 + 17} ${side < 0 ? 217 : 221}`,
          brow,
          6,
        ),
    )
    .join('');
  const cheeks = [-1, 1].map((side) => circle(256 + side * 58, 272, 17, '#e2604f', 'opacity="0.24"')).join('');
  const nose = stroke('M256 246Q247 268 262 270', mix(skin, '#4a1f10', 0.42), 5);
  const mouth = isSmiling
    ? path('M228 291Q256 324 284 291Q256 299 228 291Z', '#7c2b2b') +
      path('M236 294Q256 302 276 294L272 299Q256 304 240 299Z', '#ffffff')
    : stroke('M232 294Q256 312 280 294', '#7c2b2b', 6);
  return cheeks + eyes + nose + mouth;
}

function extras(paint: Paint, looks: Looks, p: Palette): string {
  const tone = mix(looks.hairColour, '#000000', 0.08);
  if (looks.extra === 'glasses') {
    const lens = (x: number) =>
      `<circle cx="${x}" cy="242" r="28" fill="#ffffff" fill-opacity="0.16" stroke="${p.night}" stroke-width="6"/>`;
    return lens(217) + lens(295) + stroke('M245 240Q256 234 267 240', p.night, 6);
  }
  if (looks.extra === 'beard')
    return (
      path(
        'M164 252C166 348 214 366 256 366C298 366 346 348 348 252C336 284 320 282 300 280Q256 264 212 280C192 282 176 284 164 252Z',
        tone,
      ) + stroke('M232 296Q256 312 280 296', '#7c2b2b', 7)
    );
  if (looks.extra === 'earrings')
    return [-1, 1]
      .map((side) => circle(256 + side * 98, 292, 10, p.spark) + circle(256 + side * 98, 292, 4, p.pale))
      .join('');
  if (looks.extra === 'freckles')
    return each(12, () =>
      circle(
        256 + (paint.r.chance(0.5) ? 1 : -1) * paint.r.range(26, 72),
        paint.r.range(256, 284),
        2.6,
        '#8a4526',
        'opacity="0.55"',
      ),
    );
  if (looks.extra === 'headphones')
    return (
      stroke('M150 250C138 84 374 84 362 250', p.night, 15) +
      [-1, 1]
        .map(
          (side) =>
            rect(256 + side * 108 - 19, 214, 38, 74, p.spark, 'rx="17"') +
            rect(256 + side * 104 - 9, 222, 18, 58, p.night, 'rx="9"'),
        )
        .join('')
    );
  return '';
}

function clothes(paint: Paint, p: Palette): string {
  const { r } = paint;
  const tone = r.pick([p.main, p.deep, p.spark, mix(p.main, p.spark, 0.4)]);
  const shirt = 'M74 530C78 436 150 396 214 388Q256 420 298 388C362 396 434 436 438 530Z';
  const clip = paint.clip(path(shirt, '#000000'));
  const pattern = r.pick(['plain', 'stripes', 'overall', 'dots'] as const);
  const light = mix(tone, '#ffffff', 0.38);
  const more = {
    plain: stroke('M212 390Q256 426 300 390', mix(tone, p.night, 0.3), 9),
    stripes: each(6, (index) => rect(0, 404 + index * 24, 512, 10, light)),
    overall:
      rect(176, 436, 160, 90, mix(p.deep, p.night, 0.25), 'rx="12"') +
      [-1, 1]
        .map(
          (side) =>
            stroke(`M${256 + side * 66} 446L${256 + side * 84} 384`, mix(p.deep, p.night, 0.25), 24) +
            circle(256 + side * 64, 452, 7, p.spark),
        )
        .join(''),
    dots: each(40, (index) =>
      circle(70 + (index % 10) * 42 + (Math.floor(index / 10) % 2) * 21, 408 + Math.floor(index / 10) * 30, 5, light),
    ),
  }[pattern];
  return path(shirt, tone) + group(more + rect(300, 380, 220, 160, p.night, 'opacity="0.1"'), `clip-path="${clip}"`);
}

/** Renders a face as SVG, 512 by 512. The same key results in the same face. */
export function drawPortrait(key: string, looks: Looks, p: Palette): string {
  const paint = createPaint(`portrait/${key}`, 512, 512, p, 'day');
  const { r } = paint;
  const skin = skins[looks.skin];
  const hair = looks.hair === 'scarf' ? mix(p.main, p.soft, 0.1) : looks.hairColour;
  const [from, to] = r.pick([
    [p.soft, p.main],
    [p.pale, p.soft],
    [mix(p.spark, p.pale, 0.45), p.spark],
  ] as const);
  const halo = circle(256 + r.drift() * 60, 220, r.range(180, 220), mix(from, '#ffffff', 0.35), 'opacity="0.55"');
  const arcs = each(
    3,
    (index) =>
      `<circle cx="${n(r.range(0, 512))}" cy="${n(r.range(0, 200))}" r="${40 + index * 34}" fill="none" stroke="#ffffff" stroke-width="9" opacity="0.22"/>`,
  );
  const neck =
    rect(216, 310, 80, 100, mix(skin, '#5b2413', 0.16), 'rx="34"') +
    path('M216 338Q256 378 296 338L296 356Q256 398 216 356Z', '#3b150b', 'opacity="0.14"');
  const hasEars = !['scarf', 'long', 'bob', 'curls'].includes(looks.hair);
  const ears = hasEars
    ? [-1, 1].map((side) => ellipse(256 + side * 98, 250, 17, 24, mix(skin, '#5b2413', 0.1))).join('')
    : '';
  const head = path(
    'M160 232C158 130 354 130 352 232C354 318 312 362 256 362C200 362 158 318 160 232Z',
    paint.linear([mix(skin, '#ffffff', 0.1), skin, mix(skin, '#5b2413', 0.08)]),
  );
  const headphones = looks.extra === 'headphones';
  const over = extras(paint, looks, p);
  return frame(
    paint,
    rect(0, 0, 512, 512, paint.linear([from, to], 65)) +
      halo +
      arcs +
      hairBehind(looks, hair) +
      neck +
      clothes(paint, p) +
      ears +
      head +
      (headphones ? '' : looks.extra === 'beard' ? over : '') +
      face(paint, looks.extra === 'beard' ? { ...looks } : looks, skin) +
      (looks.extra !== 'beard' && !headphones ? over : '') +
      hairInFront(looks, hair, p) +
      (headphones ? over : ''),
  );
}
