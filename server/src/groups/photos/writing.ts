import { eq } from 'drizzle-orm';
import { photos } from '../../db/schema/index.ts';
import type { Unit } from '../../unit.ts';
import { attachFile, releaseFile } from '../files/index.ts';
import { isPhotoKept, movePhoto } from '../galleries/index.ts';
import { lockPerformer, subtractLikes } from '../performers/index.ts';
import { deleteCommentsAndReactions } from '../reactions/index.ts';

type PhotoRow = typeof photos.$inferSelect;

/**
 * Adds a photo. If there is a `galleryId`, the photo becomes the last one of that gallery. Returns the id of the photo.
 */
export async function insertPhoto(
  unit: Unit,
  performerId: string,
  draft: Pick<PhotoRow, 'fileId' | 'text' | 'alt' | 'audience'>,
  galleryId: string | null | undefined,
): Promise<string> {
  const { tx, now } = unit;
  const id = unit.nextId();
  await tx.insert(photos).values({ id, performerId, ...draft, createdAt: now, updatedAt: now });
  if (galleryId) await movePhoto(unit, id, galleryId);
  await attachFile(tx, draft.fileId, now);
  return id;
}

/** Changes a photo. A `galleryId` moves the photo to that gallery; null removes it from its gallery. */
export async function updatePhoto(
  unit: Unit,
  id: string,
  changes: Partial<Pick<PhotoRow, 'text' | 'alt' | 'audience'>>,
  galleryId: string | null | undefined,
): Promise<void> {
  if (galleryId !== undefined) await movePhoto(unit, id, galleryId);
  await unit.tx
    .update(photos)
    .set({ ...changes, updatedAt: unit.now })
    .where(eq(photos.id, id));
}

/** Deletes a photo. The row of a photo in a sold gallery stays for the buyers (rule A4). */
export async function deletePhoto(unit: Unit, performerId: string, photoId: string): Promise<void> {
  const { tx, now } = unit;
  await lockPerformer(tx, performerId);
  await movePhoto(unit, photoId, null);
  // By the lock order, the photo is locked before its reactions, as it is by a like.
  await tx.select({ id: photos.id }).from(photos).where(eq(photos.id, photoId)).for('update');
  const { likes } = await deleteCommentsAndReactions(tx, 'photo', photoId);
  await subtractLikes(unit, performerId, likes);
  if (await isPhotoKept(tx, photoId)) {
    await tx.update(photos).set({ deletedAt: now, totalLikes: 0, totalBookmarks: 0 }).where(eq(photos.id, photoId));
    return;
  }
  const [deleted] = await tx.delete(photos).where(eq(photos.id, photoId)).returning({ fileId: photos.fileId });
  if (deleted) await releaseFile(unit, deleted.fileId);
}
