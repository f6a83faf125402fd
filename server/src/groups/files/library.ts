import { inArray } from 'drizzle-orm';
import { files } from '../../db/schema/index.ts';
import { ApiFailure } from '../../http/failure.ts';
import type { Unit } from '../../unit.ts';
import { deleteFiles } from './pictures.ts';
import { isOfLibrary } from './reuse.ts';
import { lockFile } from './store.ts';
import { countUses } from './uses.ts';

/**
 * Releases files that an item no longer uses. A file that another item uses stays. A ready file of the media library is
 * kept there as unused (rule F4), and every other file is deleted. Call it after the item's own references are deleted.
 */
export async function releaseFiles(unit: Unit, fileIds: (string | null)[]): Promise<void> {
  const { tx, now } = unit;
  const ids = [...new Set(fileIds)].filter((id) => id !== null) as string[];
  if (ids.length === 0) return;
  // The lock lets concurrent releases of a file wait for each other, so that the later one sees no use of the earlier.
  const rows = await tx
    .select({ id: files.id, purpose: files.purpose, status: files.status })
    .from(files)
    .where(inArray(files.id, ids))
    .orderBy(files.id)
    .for('update');
  const ofLibrary = rows.filter(isOfLibrary);
  const uses = await countUses(
    tx,
    ofLibrary.map(({ id }) => id),
  );
  const unused = rows.filter(({ id }) => !uses.has(id));
  const kept = unused.filter((row) => ofLibrary.includes(row) && row.status === 'ready');
  const idsOf = (of: typeof rows) => of.map(({ id }) => id);
  await deleteFiles(unit, idsOf(unused.filter((row) => !kept.includes(row))));
  if (kept.length === 0) return;
  await tx
    .update(files)
    .set({ attachedAt: null, releasedAt: now })
    .where(inArray(files.id, idsOf(kept)));
}

export const releaseFile = (unit: Unit, fileId: string): Promise<void> => releaseFiles(unit, [fileId]);

/**
 * Deletes an unused file from the media library, with its captions.
 *
 * @throws {ApiFailure} `STATUS_CONFLICT` if an item uses the file, or if it is still processed
 */
export async function deleteLibraryFile(unit: Unit, fileId: string): Promise<void> {
  const file = await lockFile(unit.tx, fileId);
  if (!file) throw new ApiFailure('NOT_FOUND');
  if (file.attachedAt) throw new ApiFailure('STATUS_CONFLICT', { reason: 'FILE_IN_USE' });
  if (file.status === 'uploaded' || file.status === 'processing') throw new ApiFailure('STATUS_CONFLICT');
  await deleteFiles(unit, [fileId]);
}
