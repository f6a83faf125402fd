import type { Paint } from '../paint.ts';
import { microphone, waveform, wireless } from './air.ts';
import { chess, endgame } from './chess.ts';
import { bowls, kiln, vases } from './clay.ts';
import { dancers } from './dance.ts';
import { beds, bloom, leaves } from './garden.ts';
import { lake, ridges, trail } from './land.ts';
import { cranes, folds, popup } from './paper.ts';
import { shells, tidepool, waves } from './sea.ts';
import { moon, planet, stargazing } from './sky.ts';
import { keys, stage } from './stage.ts';
import { guitar, violin } from './strings.ts';
import { cake, croissants, tart } from './table.ts';

/** All scenes; each fills the given canvas. */
export const scenes = {
  bowls,
  vases,
  kiln,
  stage,
  keys,
  violin,
  guitar,
  trail,
  ridges,
  lake,
  croissants,
  tart,
  cake,
  stargazing,
  moon,
  planet,
  chess,
  endgame,
  dancers,
  beds,
  bloom,
  leaves,
  waveform,
  wireless,
  microphone,
  cranes,
  folds,
  popup,
  tidepool,
  waves,
  shells,
} satisfies Record<string, (paint: Paint) => string>;

export type SceneName = keyof typeof scenes;
