import type { VideoFileType } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { files, type videos } from '../../db/schema/index.ts';
import { deleteFiles, type FilmFiles, replaceFilmFiles } from '../../groups/files/index.ts';
import { lockPerformer, subtractLikes } from '../../groups/performers/index.ts';
import { removeResponses } from '../../groups/reactions/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { hashtagsOf, isSold } from '../index.ts';
import { type FilmChanges, type FilmItems, type FilmKind, filmTables, filmText } from './kinds.ts';

const noFiles = { fileId: null, thumbnailFileId: null, teaserFileId: null, readyAt: null };

/** Inserts a video or reel, and returns its id. */
export async function insertFilm<Kind extends FilmKind>(
  unit: Unit,
  kind: Kind,
  performerId: string,
  draft: FilmChanges<Kind> & ({ text: string } | { description: string }),
  brought: FilmFiles,
): Promise<string> {
  const { columns } = await replaceFilmFiles(unit, noFiles, brought);
  const id = unit.nextId();
  const hashtags = hashtagsOf(filmText(draft));
  const row = { id, performerId, ...draft, hashtags, ...columns, createdAt: unit.now, updatedAt: unit.now };
  const table: typeof videos = filmTables[kind];
  await unit.tx.insert(table).values(row as unknown as typeof table.$inferInsert);
  return id;
}

/**
 * Locks and returns the row of a video or reel.
 *
 * @throws {ApiFailure} `NOT_FOUND` if it is deleted
 */
export async function lockFilm<Kind extends FilmKind>({ tx }: Unit, kind: Kind, id: string): Promise<FilmItems[Kind]> {
  const table: typeof videos = filmTables[kind];
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (!row || row.deletedAt) throw new ApiFailure('NOT_FOUND');
  return row as unknown as FilmItems[Kind];
}

/** Changes a locked video or reel and its files. */
export async function updateFilm<Kind extends FilmKind>(
  unit: Unit,
  kind: Kind,
  row: FilmItems[Kind],
  changes: FilmChanges<Kind>,
  brought: FilmFiles,
): Promise<void> {
  const { columns, obsolete } = await replaceFilmFiles(unit, row, brought);
  const table: typeof videos = filmTables[kind];
  const hashtags = hashtagsOf(filmText({ ...row, ...changes }));
  await unit.tx
    .update(table)
    .set({ ...changes, hashtags, ...columns, updatedAt: unit.now })
    .where(eq(table.id, row.id));
  await deleteFiles(unit, obsolete);
}

/** Deletes the captions, thumbnail or teaser of a video or reel. */
export async function removeFilmFile(unit: Unit, kind: FilmKind, id: string, type: VideoFileType): Promise<void> {
  const table: typeof videos = filmTables[kind];
  const row: Partial<FilmItems['video']> = await lockFilm(unit, kind, id);
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
    .update(table)
    .set({ [column]: null, updatedAt: unit.now })
    .where(eq(table.id, id));
  await deleteFiles(unit, [row[column] ?? null]);
}

/** Deletes a video or reel with its comments and reactions. A sold video keeps its row and files (rules A4, M4). */
export async function deleteFilm(unit: Unit, kind: FilmKind, performerId: string, id: string): Promise<void> {
  const { tx, now } = unit;
  const table: typeof videos = filmTables[kind];
  await lockPerformer(tx, performerId);
  const row: Partial<FilmItems['video']> = await lockFilm(unit, kind, id);
  const { likes, fileIds } = await removeResponses(tx, kind, id);
  // Reels are not sold.
  if (kind === 'video' && (await isSold(tx, kind, id))) {
    await tx
      .update(table)
      .set({ deletedAt: now, totalLikes: 0, totalBookmarks: 0, totalComments: 0 })
      .where(eq(table.id, id));
    await deleteFiles(unit, fileIds);
  } else {
    await tx.delete(table).where(eq(table.id, id));
    await deleteFiles(unit, [...fileIds, row.fileId ?? null, row.thumbnailFileId ?? null, row.teaserFileId ?? null]);
  }
  await subtractLikes(unit, performerId, likes);
}
