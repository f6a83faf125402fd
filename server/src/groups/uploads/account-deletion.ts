import { eq, inArray } from 'drizzle-orm';
import { type AccountDeletion, deletionBatch, moreAfter } from '../../content/index.ts';
import { uploadParts, uploads } from '../../db/schema/index.ts';

export const accountDeletion: AccountDeletion = {
  /** Deletes the account's unfinished uploads and their stored parts. */
  async own(unit, { id }) {
    const { tx } = unit;
    const owned = await tx.select({ id: uploads.id }).from(uploads).where(eq(uploads.ownerId, id)).limit(deletionBatch);
    const ids = owned.map((upload) => upload.id);
    if (ids.length === 0) return;
    const parts = await tx.select().from(uploadParts).where(inArray(uploadParts.uploadId, ids));
    await tx.delete(uploads).where(inArray(uploads.id, ids));
    for (const { storedId } of parts) unit.removeFile(storedId);
    return moreAfter(ids.length);
  },
};
