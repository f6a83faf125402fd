import { and, eq, or, sql } from 'drizzle-orm';
import { type AccountDeletion, deletionBatch, moreAfter } from '../../content/index.ts';
import { files } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';
import { itemColumns, unionOf } from './item-columns.ts';
import { deleteFiles } from './pictures.ts';

/** Makes an account the owner of its items' files and of their captions, which another account owned before. */
async function moveFiles(tx: Tx, from: string, to: string): Promise<void> {
  const itemFiles = sql`(${unionOf(
    itemColumns,
    ({ column, item, rows }) => sql`select ${column} from ${rows} where ${item.table.performerId} = ${to}`,
  )})`;
  const captions = sql`(select ${files.captionsFileId} from ${files} where ${files.id} in ${itemFiles})`;
  await tx
    .update(files)
    .set({ ownerId: to })
    .where(and(eq(files.ownerId, from), or(sql`${files.id} in ${itemFiles}`, sql`${files.id} in ${captions}`)));
}

export const accountDeletion: AccountDeletion = {
  async sold({ tx }, { id, placeholder }) {
    if (placeholder) await moveFiles(tx, id, placeholder.id);
  },
  async own(unit, { id }) {
    const owned = await unit.tx.select({ id: files.id }).from(files).where(eq(files.ownerId, id)).limit(deletionBatch);
    await deleteFiles(
      unit,
      owned.map((file) => file.id),
    );
    return moreAfter(owned.length);
  },
};
