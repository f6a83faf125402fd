import { and, eq, or, sql } from 'drizzle-orm';
import type { OnAccountDeleted } from '../../content/index.ts';
import { feedFiles, feeds, files, photos, products, uploadParts, uploads, videos } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';
import { deleteFiles } from './pictures.ts';

/** Makes an account the owner of its items' files and of their captions, which another account owned before. */
async function moveFiles(tx: Tx, from: string, to: string): Promise<void> {
  const itemFiles = sql`(
    select ${feedFiles.fileId} from ${feedFiles} inner join ${feeds} on ${feeds.id} = ${feedFiles.feedId} where ${feeds.performerId} = ${to}
    union select unnest(array[${feeds.thumbnailFileId}, ${feeds.teaserFileId}]) from ${feeds} where ${feeds.performerId} = ${to}
    union select ${photos.fileId} from ${photos} where ${photos.performerId} = ${to}
    union select unnest(array[${videos.fileId}, ${videos.thumbnailFileId}, ${videos.teaserFileId}]) from ${videos} where ${videos.performerId} = ${to}
    union select unnest(array[${products.imageFileId}, ${products.fileId}, ${products.previousFileId}]) from ${products} where ${products.performerId} = ${to})`;
  const captions = sql`(select ${files.captionsFileId} from ${files} where ${files.id} in ${itemFiles})`;
  await tx
    .update(files)
    .set({ ownerId: to })
    .where(and(eq(files.ownerId, from), or(sql`${files.id} in ${itemFiles}`, sql`${files.id} in ${captions}`)));
}

/** Lists the ids under which the account's files and the parts of its unfinished uploads are stored. */
async function listStoredIds(tx: Tx, ownerId: string): Promise<string[]> {
  const fileIds = await tx.select({ id: files.id }).from(files).where(eq(files.ownerId, ownerId));
  const partIds = await tx
    .select({ id: uploadParts.storedId })
    .from(uploadParts)
    .innerJoin(uploads, eq(uploads.id, uploadParts.uploadId))
    .where(eq(uploads.ownerId, ownerId));
  return [...fileIds, ...partIds].map(({ id }) => id);
}

/** Moves the files of sold items to the placeholder account. A foreign key deletes the rows of the other files. */
export const onAccountDeleted: OnAccountDeleted = async (unit, { id, placeholder, pictureIds }) => {
  if (placeholder) await moveFiles(unit.tx, id, placeholder.id);
  await deleteFiles(unit, pictureIds);
  for (const storedId of await listStoredIds(unit.tx, id)) unit.removeFile(storedId);
};
