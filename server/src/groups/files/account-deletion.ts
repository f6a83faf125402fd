import { and, eq, or, sql } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { feedFiles, feeds, files, photos, products, uploadParts, uploads, videos } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';
import { deleteFiles } from './pictures.ts';

/** Moves the files of all items that an account owns now, captions included. */
async function moveFiles(tx: Tx, from: string, to: string): Promise<void> {
  const held = sql`(
    select ${feedFiles.fileId} from ${feedFiles} inner join ${feeds} on ${feeds.id} = ${feedFiles.feedId} where ${feeds.performerId} = ${to}
    union select unnest(array[${feeds.thumbnailFileId}, ${feeds.teaserFileId}]) from ${feeds} where ${feeds.performerId} = ${to}
    union select ${photos.fileId} from ${photos} where ${photos.performerId} = ${to}
    union select unnest(array[${videos.fileId}, ${videos.thumbnailFileId}, ${videos.teaserFileId}]) from ${videos} where ${videos.performerId} = ${to}
    union select unnest(array[${products.imageFileId}, ${products.fileId}, ${products.previousFileId}]) from ${products} where ${products.performerId} = ${to})`;
  const captions = sql`(select ${files.captionsFileId} from ${files} where ${files.id} in ${held})`;
  await tx
    .update(files)
    .set({ ownerId: to })
    .where(and(eq(files.ownerId, from), or(sql`${files.id} in ${held}`, sql`${files.id} in ${captions}`)));
}

/** The ids under which an account's bytes are stored: files, and parts of unfinished uploads. */
async function listStoredIds(tx: Tx, ownerId: string): Promise<string[]> {
  const whole = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, ownerId));
  const parts = await tx
    .select({ id: uploadParts.storedId })
    .from(uploadParts)
    .innerJoin(uploads, eq(uploads.id, uploadParts.uploadId))
    .where(eq(uploads.ownerId, ownerId));
  return [...whole, ...parts].map(({ id }) => id);
}

/** Moves the files of sold items to the placeholder account. Other files' rows are deleted with the account's row. */
export const onAccountDeleted: OnAccountDeleted = async (unit, { id, placeholder, pictureIds }) => {
  if (placeholder) await moveFiles(unit.tx, id, placeholder.id);
  await deleteFiles(unit, pictureIds);
  for (const storedId of await listStoredIds(unit.tx, id)) unit.removeFile(storedId);
};
