import type { Audience, ReelFileType } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { hashtagsOf, removeResponses } from '../../content/index.ts';
import type { Context } from '../../context.ts';
import { files, reels } from '../../db/schema/index.ts';
import type { DomainEventOf } from '../../domain-events.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { deleteFiles, type FilmFiles, markFilmReady, replaceFilmFiles } from '../files/index.ts';
import { lockPerformer, subtractLikes } from '../performers/index.ts';

type Row = typeof reels.$inferSelect;

/** Editable fields of a reel; undefined ones are unchanged. */
export interface ReelFields {
  text?: string;
  audience?: Audience;
}

const noFiles = { fileId: null, thumbnailFileId: null, readyAt: null };

/** Adds a reel. Answers its id. */
export async function insertReel(
  unit: Unit,
  performerId: string,
  draft: Required<ReelFields>,
  brought: FilmFiles,
): Promise<string> {
  const { columns } = await replaceFilmFiles(unit, noFiles, brought);
  const id = unit.nextId();
  const times = { createdAt: unit.now, updatedAt: unit.now };
  const hashtags = hashtagsOf(draft.text);
  await unit.tx.insert(reels).values({ id, performerId, ...draft, hashtags, ...columns, ...times });
  return id;
}

async function lock({ tx }: Unit, id: string): Promise<Row> {
  const [row] = await tx.select().from(reels).where(eq(reels.id, id)).for('update');
  if (!row) throw new ApiFailure('NOT_FOUND');
  return row;
}

/** Changes a reel. */
export async function updateReel(unit: Unit, id: string, changes: ReelFields, brought: FilmFiles): Promise<void> {
  const row = await lock(unit, id);
  const { columns, obsolete } = await replaceFilmFiles(unit, row, brought);
  const hashtags = hashtagsOf(changes.text ?? row.text);
  await unit.tx
    .update(reels)
    .set({ ...changes, hashtags, ...columns, updatedAt: unit.now })
    .where(eq(reels.id, id));
  await deleteFiles(unit, obsolete);
}

/** Takes a file beside the reel away. */
export async function removeFile(unit: Unit, id: string, type: ReelFileType): Promise<void> {
  const row = await lock(unit, id);
  if (type === 'captions') {
    const [film] = await unit.tx
      .select()
      .from(files)
      .where(eq(files.id, row.fileId ?? ''));
    await deleteFiles(unit, [film?.captionsFileId ?? null]);
    return;
  }
  await unit.tx.update(reels).set({ thumbnailFileId: null, updatedAt: unit.now }).where(eq(reels.id, id));
  await deleteFiles(unit, [row.thumbnailFileId]);
}

/** Deletes a reel with its files, comments and reactions. */
export async function deleteReel(unit: Unit, performerId: string, id: string): Promise<void> {
  const { tx } = unit;
  await lockPerformer(tx, performerId);
  const row = await lock(unit, id);
  const { likes, fileIds } = await removeResponses(tx, 'reel', id);
  await tx.delete(reels).where(eq(reels.id, id));
  await deleteFiles(unit, [...fileIds, row.fileId, row.thumbnailFileId]);
  await subtractLikes(unit, performerId, likes);
}

/** Publishes the reel of a film that can be played from now on (rule F3). */
export const keepReelReady = (context: Context, event: DomainEventOf<'file-processed'>): Promise<void> =>
  markFilmReady(context, event, reels);
