import type { VideoFileType } from '@fanlight/sdk/models';
import { eq } from 'drizzle-orm';
import { files, type videos } from '../../db/schema/index.ts';
import { releaseFiles, replaceVideoItemFiles, type VideoItemFiles } from '../../groups/files/index.ts';
import { lockPerformer, subtractLikes } from '../../groups/performers/index.ts';
import { deleteCommentsAndReactions } from '../../groups/reactions/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { hashtagsOf, isSold } from '../index.ts';
import {
  type VideoItemChanges,
  type VideoItemKind,
  type VideoItemRows,
  videoItemTables,
  videoItemText,
} from './kinds.ts';

const noFiles = { fileId: null, thumbnailFileId: null, teaserFileId: null, readyAt: null };

/** Inserts a video or reel, and returns its id. */
export async function insertVideoItem<Kind extends VideoItemKind>(
  unit: Unit,
  kind: Kind,
  performerId: string,
  draft: VideoItemChanges<Kind> & ({ text: string } | { description: string }),
  newFiles: VideoItemFiles,
): Promise<string> {
  const { columns, obsolete } = await replaceVideoItemFiles(unit, noFiles, newFiles);
  const id = unit.nextId();
  const hashtags = hashtagsOf(videoItemText(draft));
  const row = { id, performerId, ...draft, hashtags, ...columns, createdAt: unit.now, updatedAt: unit.now };
  const table: typeof videos = videoItemTables[kind];
  await unit.tx.insert(table).values(row as unknown as typeof table.$inferInsert);
  await releaseFiles(unit, obsolete);
  return id;
}

/**
 * Locks and returns the row of a video or reel.
 *
 * @throws {ApiFailure} `NOT_FOUND` if it is deleted
 */
export async function lockVideoItem<Kind extends VideoItemKind>(
  { tx }: Unit,
  kind: Kind,
  id: string,
): Promise<VideoItemRows[Kind]> {
  const table: typeof videos = videoItemTables[kind];
  const [row] = await tx.select().from(table).where(eq(table.id, id)).for('update');
  if (!row || row.deletedAt) throw new ApiFailure('NOT_FOUND');
  return row as unknown as VideoItemRows[Kind];
}

/** Changes a locked video or reel, and its files. */
export async function updateVideoItem<Kind extends VideoItemKind>(
  unit: Unit,
  kind: Kind,
  row: VideoItemRows[Kind],
  changes: VideoItemChanges<Kind>,
  newFiles: VideoItemFiles,
): Promise<void> {
  const { columns, obsolete } = await replaceVideoItemFiles(unit, row, newFiles);
  const table: typeof videos = videoItemTables[kind];
  const hashtags = hashtagsOf(videoItemText({ ...row, ...changes }));
  await unit.tx
    .update(table)
    .set({ ...changes, hashtags, ...columns, updatedAt: unit.now })
    .where(eq(table.id, row.id));
  await releaseFiles(unit, obsolete);
}

/** Deletes the captions, the thumbnail or the teaser of a video or a reel. */
export async function removeVideoItemFile(
  unit: Unit,
  kind: VideoItemKind,
  id: string,
  type: VideoFileType,
): Promise<void> {
  const table: typeof videos = videoItemTables[kind];
  const row: Partial<VideoItemRows['video']> = await lockVideoItem(unit, kind, id);
  if (type === 'captions') {
    const [file] = await unit.tx
      .select()
      .from(files)
      .where(eq(files.id, row.fileId ?? ''));
    await releaseFiles(unit, [file?.captionsFileId ?? null]);
    return;
  }
  const column = type === 'thumbnail' ? 'thumbnailFileId' : 'teaserFileId';
  await unit.tx
    .update(table)
    .set({ [column]: null, updatedAt: unit.now })
    .where(eq(table.id, id));
  await releaseFiles(unit, [row[column] ?? null]);
}

/**
 * Deletes a video or a reel, with its comments and reactions. If a video was sold, its row and its files are kept
 * (rules A4, M4).
 */
export async function deleteVideoItem(unit: Unit, kind: VideoItemKind, performerId: string, id: string): Promise<void> {
  const { tx, now } = unit;
  const table: typeof videos = videoItemTables[kind];
  await lockPerformer(tx, performerId);
  const row: Partial<VideoItemRows['video']> = await lockVideoItem(unit, kind, id);
  const { likes, fileIds } = await deleteCommentsAndReactions(tx, kind, id);
  // Reels are not sold.
  if (kind === 'video' && (await isSold(tx, kind, id))) {
    await tx
      .update(table)
      .set({ deletedAt: now, totalLikes: 0, totalBookmarks: 0, totalComments: 0 })
      .where(eq(table.id, id));
    await releaseFiles(unit, fileIds);
  } else {
    await tx.delete(table).where(eq(table.id, id));
    await releaseFiles(unit, [...fileIds, row.fileId ?? null, row.thumbnailFileId ?? null, row.teaserFileId ?? null]);
  }
  await subtractLikes(unit, performerId, likes);
}
