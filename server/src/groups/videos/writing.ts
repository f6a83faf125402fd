import type { Audience } from '@fanlight/sdk/models';
import { insertFilm, lockFilm, updateFilm } from '../../content/films/writing.ts';
import type { Context } from '../../context.ts';
import { videos } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import type { Unit } from '../../unit.ts';
import { checkPrice } from '../feeds/index.ts';
import { type FilmFiles, markFilmReady } from '../files/index.ts';
import type { VideoFields } from './rules.ts';

/** Inserts a video. Returns its id. */
export function insertVideo(
  unit: Unit,
  performerId: string,
  fields: VideoFields & { title: string; audience: Audience },
  brought: FilmFiles,
): Promise<string> {
  const draft = { price: null, description: '', ...fields };
  checkPrice(draft);
  return insertFilm(unit, 'video', performerId, draft, brought);
}

export async function updateVideo(unit: Unit, id: string, changes: VideoFields, brought: FilmFiles): Promise<void> {
  const row = await lockFilm(unit, 'video', id);
  checkPrice({ ...row, ...changes });
  await updateFilm(unit, 'video', row, changes, brought);
}

/** Publishes the video whose video file is ready (rule F3). */
export const publishReadyVideo = (context: Context, event: DomainEventOf<'file-processed'>): Promise<void> =>
  markFilmReady(context, event, videos);
