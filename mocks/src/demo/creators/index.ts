import type { Creator } from '../types.ts';
import { anselm } from './anselm.ts';
import { hanneke } from './hanneke.ts';
import { ines } from './ines.ts';
import { kofi } from './kofi.ts';
import { mara } from './mara.ts';
import { odile } from './odile.ts';
import { priya } from './priya.ts';
import { sefa } from './sefa.ts';
import { tomas } from './tomas.ts';
import { trio } from './trio.ts';
import { wren } from './wren.ts';
import { yuki } from './yuki.ts';

/** The performers of the demo, in the order in which they register. */
export const creators: readonly Creator[] = [
  mara,
  trio,
  tomas,
  odile,
  ines,
  anselm,
  priya,
  hanneke,
  kofi,
  wren,
  yuki,
  sefa,
];
