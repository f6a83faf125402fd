import type { Audience, VideoFileType } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { hashtagsOf, isSold, removeResponses } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { files, videos } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { checkPrice } from '../feeds/index.ts';
import { deleteFiles, type FilmFiles, markFilmReady, replaceFilmFiles } from '../files/index.ts';
import { lockPerformer, subtractLikes } from '../performers/index.ts';
import type { VideoFields } from './rules.ts';

type Row = typeof videos.$inferSelect;

const noFiles = { fileId: null, thumbnailFileId: null, teaserFileId: null, readyAt: null };

/** Adds a video. Answers its id. */
export async function insertVideo(
  unit: Unit,
  performerId: string,
  draft: VideoFields & { title: string; audience: Audience },
  brought: FilmFiles,
): Promise<string> {
  const { price = null, description = '' } = draft;
  checkPrice({ audience: draft.audience, price });
  const { columns } = await replaceFilmFiles(unit, noFiles, brought);
  const id = unit.nextId();
  const times = { createdAt: unit.now, updatedAt: unit.now };
  const hashtags = hashtagsOf(description);
  await unit.tx
    .insert(videos)
    .values({ id, performerId, ...draft, price, description, hashtags, ...columns, ...times });
  return id;
}

async function lock({ tx }: Unit, id: string): Promise<Row> {
  const [row] = await tx.select().from(videos).where(eq(videos.id, id)).for('update');
  if (!row || row.deletedAt) throw new ApiFailure('NOT_FOUND');
  return row;
}

/** Changes a video. */
export async function updateVideo(unit: Unit, id: string, changes: VideoFields, brought: FilmFiles): Promise<void> {
  const row = await lock(unit, id);
  checkPrice({ ...row, ...changes });
  const { columns, obsolete } = await replaceFilmFiles(unit, row, brought);
  const hashtags = hashtagsOf(changes.description ?? row.description);
  await unit.tx
    .update(videos)
    .set({ ...changes, hashtags, ...columns, updatedAt: unit.now })
    .where(eq(videos.id, id));
  await deleteFiles(unit, obsolete);
}

/** Takes a file beside the video away. */
export async function removeFile(unit: Unit, id: string, type: VideoFileType): Promise<void> {
  const row = await lock(unit, id);
  if (type === 'captions') {
    const [film] = await unit.tx
      .select()
      .from(files)
      .where(eq(files.id, row.fileId ?? ''));
    await deleteFiles(unit, [film?.captionsFileId ?? null]);
    return;
  }
  const column = type === 'thumbnail' ? 'thumbnailFileId' : 'teaserFileId';
  await unit.tx
    .update(videos)
    .set({ [column]: null, updatedAt: unit.now })
    .where(eq(videos.id, id));
  await deleteFiles(unit, [row[column]]);
}

/** Deletes a video with its comments and reactions; its files stay where somebody bought it (rules A4, M4). */
export async function deleteVideo(unit: Unit, performerId: string, id: string): Promise<void> {
  const { tx, now } = unit;
  await lockPerformer(tx, performerId);
  const row = await lock(unit, id);
  const { likes, fileIds } = await removeResponses(tx, 'video', id);
  if (await isSold(tx, 'video', id)) {
    await tx
      .update(videos)
      .set({ deletedAt: now, totalLikes: 0, totalBookmarks: 0, totalComments: 0 })
      .where(eq(videos.id, id));
    await deleteFiles(unit, fileIds);
  } else {
    await tx.delete(videos).where(eq(videos.id, id));
    await deleteFiles(unit, [...fileIds, row.fileId, row.thumbnailFileId, row.teaserFileId]);
  }
  await subtractLikes(unit, performerId, likes);
}

/** Publishes the video of a film that can be played from now on (rule F3). */
export const keepVideoReady = (context: Context, event: DomainEventOf<'file-processed'>): Promise<void> =>
  markFilmReady(context, event, videos);
