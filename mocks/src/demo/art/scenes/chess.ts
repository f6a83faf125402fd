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
  stroke,
  times,
} from '../brush.ts';
import type { Paint } from '../paint.ts';

type Piece = 'pawn' | 'rook' | 'bishop' | 'queen' | 'king';

/** The outlines of the pieces: half of the width at each height. The height of a piece is about 1. */
const outlines: Record<Piece, readonly Point[]> = {
  pawn: [
    [0.26, 0],
    [0.26, 0.08],
    [0.19, 0.14],
    [0.1, 0.32],
    [0.085, 0.44],
    [0.16, 0.47],
    [0.1, 0.5],
  ],
  rook: [
    [0.29, 0],
    [0.29, 0.09],
    [0.22, 0.15],
    [0.16, 0.3],
    [0.15, 0.56],
    [0.22, 0.62],
    [0.22, 0.8],
  ],
  bishop: [
    [0.28, 0],
    [0.28, 0.08],
    [0.2, 0.14],
    [0.1, 0.34],
    [0.085, 0.56],
    [0.17, 0.6],
    [0.1, 0.63],
    [0.16, 0.72],
    [0.1, 0.86],
    [0.02, 0.94],
  ],
  queen: [
    [0.3, 0],
    [0.3, 0.08],
    [0.21, 0.14],
    [0.11, 0.36],
    [0.095, 0.62],
    [0.2, 0.66],
    [0.11, 0.7],
    [0.13, 0.78],
    [0.23, 0.96],
  ],
  king: [
    [0.3, 0],
    [0.3, 0.08],
    [0.22, 0.14],
    [0.12, 0.36],
    [0.105, 0.64],
    [0.21, 0.68],
    [0.12, 0.72],
    [0.2, 0.92],
  ],
};

function chessPiece(paint: Paint, kind: Piece, x: number, y: number, tall: number, isLight: boolean): string {
  const { p } = paint;
  const tone = isLight ? mix(p.pale, '#fff6e6', 0.4) : mix(p.deep, p.night, 0.55);
  const edge = isLight ? mix(tone, p.deep, 0.5) : mix(tone, '#000000', 0.4);
  const half = outlines[kind];
  const right = half.map(([wide, high]): Point => [x + wide * tall, y - high * tall]);
  const left = half.map(([wide, high]): Point => [x - wide * tall, y - high * tall]).toReversed();
  const fill = paint.linear([mix(tone, '#ffffff', isLight ? 0.5 : 0.22), tone, edge], 0);
  const outline = `${polygon(right, false)}L${polygon(left, false).slice(1)}Z`;
  const top = {
    pawn: circle(x, y - tall * 0.62, tall * 0.15, fill),
    rook: each(3, (index) =>
      rect(x + (index - 1) * tall * 0.16 - tall * 0.055, y - tall * 0.9, tall * 0.11, tall * 0.12, fill),
    ),
    bishop:
      circle(x, y - tall * 0.96, tall * 0.04, fill) +
      stroke(line(x + tall * 0.02, y - tall * 0.74, x + tall * 0.1, y - tall * 0.84), edge, tall * 0.02),
    queen: each(5, (index) =>
      circle(x + (index - 2) * tall * 0.1, y - tall * (1.01 - Math.abs(index - 2) * 0.01), tall * 0.036, fill),
    ),
    king:
      stroke(line(x, y - tall * 0.9, x, y - tall * 1.12), tone, tall * 0.045) +
      stroke(line(x - tall * 0.075, y - tall * 1.03, x + tall * 0.075, y - tall * 1.03), tone, tall * 0.045),
  }[kind];
  const foot = ellipse(x, y, tall * (half[0]?.[0] ?? 0.28), tall * 0.055, edge);
  return (
    paint.shadow(x + tall * 0.16, y, tall * 0.42, tall * 0.09, 0.6) +
    foot +
    path(outline, fill, `stroke="${edge}" stroke-width="${n(tall * 0.012)}" stroke-linejoin="round"`) +
    top
  );
}

/** Returns a board in perspective. `place` returns the position of a point of the board, and the scale there. */
function boardOf({ w, h, u }: Paint, turn: number) {
  const place = (column: number, row: number) => {
    const far = row / 8;
    const scale = 1 / (1 + far * 1.15);
    const x = w / 2 + (column - 4) * u * 0.19 * scale + turn * (1 - scale) * w * 0.5;
    return { x, y: h * 1.02 - (1 - scale) * h * 1.12, scale };
  };
  return { place };
}

/** Draws a chessboard during a game. */
export function chess(paint: Paint): string {
  const { w, h, u, r, p, mood } = paint;
  const board = boardOf(paint, r.range(-0.35, 0.35));
  const light = mood === 'night' ? mix(p.soft, p.night, 0.3) : mix(p.pale, p.soft, 0.35);
  const dark = mood === 'night' ? mix(p.deep, p.night, 0.35) : p.main;
  const corner = (column: number, row: number): Point => {
    const { x, y } = board.place(column, row);
    return [x, y];
  };
  const squares = times(8)
    .flatMap((row) =>
      times(8).map((column) =>
        path(
          polygon([corner(column, row), corner(column + 1, row), corner(column + 1, row + 1), corner(column, row + 1)]),
          (row + column) % 2 === 0 ? dark : light,
        ),
      ),
    )
    .join('');
  const rim = path(
    polygon([corner(-0.4, -0.3), corner(8.4, -0.3), corner(8.4, 8.4), corner(-0.4, 8.4)]),
    mix(p.deep, p.night, 0.6),
  );
  const kinds = ['pawn', 'pawn', 'rook', 'bishop', 'pawn', 'queen', 'king', 'pawn', 'pawn'] as const;
  const taken = new Set<number>();
  const pieces = times(13).map((index) => {
    let at = r.int(0, 63);
    while (taken.has(at)) at = (at + 7) % 64;
    taken.add(at);
    return {
      row: Math.floor(at / 8),
      column: at % 8,
      kind: index < 2 ? ('king' as const) : r.pick(kinds.filter((kind) => kind !== 'king')),
      isLight: index % 2 === 0,
    };
  });
  const drawn = pieces
    .toSorted((a, b) => b.row - a.row)
    .map(({ row, column, kind, isLight }) => {
      const { x, y, scale } = board.place(column + 0.5, row + 0.45);
      return chessPiece(paint, kind, x, y, u * 0.3 * scale * (kind === 'pawn' ? 0.86 : 1.05), isLight);
    })
    .join('');
  return (
    paint.backdrop() +
    rim +
    squares +
    rect(
      0,
      0,
      w,
      h,
      paint.linear([
        [0, p.night, 0],
        [0.6, p.night, 0],
        [1, p.night, 0.3],
      ]),
    ) +
    drawn
  );
}

/** The pieces that are shown together. */
const groups: readonly (readonly Piece[])[] = [
  ['king', 'pawn', 'rook', 'bishop'],
  ['queen', 'king', 'pawn', 'pawn'],
  ['pawn', 'rook', 'king', 'pawn'],
  ['bishop', 'pawn', 'queen', 'rook'],
];

/** Draws a close-up of three or four pieces with long shadows. */
export function endgame(paint: Paint): string {
  const { w, h, u, r, p, c, mood } = paint;
  const y = h * 0.8;
  const count = w > h * 1.2 ? 4 : 3;
  const step = w / count;
  const tiles = each(count * 2 + 2, (index) =>
    path(
      corners(
        step * (index - 1) * 0.5,
        y,
        step * index * 0.5,
        y,
        w / 2 + (step * index * 0.5 - w / 2) * 1.5,
        h,
        w / 2 + (step * (index - 1) * 0.5 - w / 2) * 1.5,
        h,
      ),
      index % 2 === 0 ? mix(p.pale, p.soft, 0.4) : mix(p.deep, p.main, 0.4),
    ),
  );
  const kinds = r.pick(groups);
  const shadows = each(count, (index) =>
    path(
      corners(
        step * (index + 0.38),
        y + h * 0.06,
        step * (index + 0.62),
        y + h * 0.06,
        step * (index + 1.2),
        h,
        step * (index + 0.9),
        h,
      ),
      p.night,
      'opacity="0.28"',
    ),
  );
  const pieces = each(count, (index) => {
    const kind = kinds[index] ?? 'pawn';
    return chessPiece(
      paint,
      kind,
      step * (index + 0.5),
      y + h * 0.07,
      Math.min(u * 0.62, step * 1.5) * (kind === 'pawn' ? 0.78 : 1),
      index % 2 === 0,
    );
  });
  const window =
    mood === 'day'
      ? each(3, (index) =>
          path(
            corners(
              w * (0.1 + index * 0.24),
              0,
              w * (0.24 + index * 0.24),
              0,
              w * (0.12 + index * 0.24),
              y,
              w * (-0.02 + index * 0.24),
              y,
            ),
            c.light,
            'opacity="0.3"',
          ),
        )
      : paint.glow(w * 0.8, h * 0.1, u * 0.8, p.spark, 0.5);
  return paint.backdrop() + window + tiles + shadows + pieces;
}
