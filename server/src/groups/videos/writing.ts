import type { Audience } from '@fanlight/sdk/models';
import { insertVideoItem, lockVideoItem, updateVideoItem } from '../../content/video-items/writing.ts';
import type { Context } from '../../context.ts';
import { videos } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import type { Unit } from '../../unit.ts';
import { checkPrice } from '../feeds/index.ts';
import { markVideoItemReady, type VideoItemFiles } from '../files/index.ts';
import type { VideoFields } from './rules.ts';

/** Inserts a video. Returns its id. */
export function insertVideo(
  unit: Unit,
  performerId: string,
  fields: VideoFields & { title: string; audience: Audience },
  files: VideoItemFiles,
): Promise<string> {
  const draft = { price: null, description: '', ...fields };
  checkPrice(draft);
  return insertVideoItem(unit, 'video', performerId, draft, files);
}

export async function updateVideo(unit: Unit, id: string, changes: VideoFields, files: VideoItemFiles): Promise<void> {
  const row = await lockVideoItem(unit, 'video', id);
  checkPrice({ ...row, ...changes });
  await updateVideoItem(unit, 'video', row, changes, files);
}

/** Publishes the video whose video file is ready (rule F3). */
export const publishReadyVideo = (context: Context, event: DomainEventOf<'file-processed'>): Promise<void> =>
  markVideoItemReady(context, event, videos);
