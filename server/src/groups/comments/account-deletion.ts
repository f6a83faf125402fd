import { type SQL, sql } from 'drizzle-orm';
import { contentTables, type OnAccountDeleted } from '../../content/index.ts';
import { comments } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';

/** Deletes the comments that match a condition, and their replies. */
function deleteComments(tx: Tx, where: SQL): Promise<(typeof comments.$inferSelect)[]> {
  const roots = sql`select ${comments.id} from ${comments} where ${where}`;
  return tx.delete(comments).where(sql`${comments.id} in (${roots}) or ${comments.parentId} in (${roots})`).returning();
}

/** Sets the reply counters of comments to the number of replies that are not hidden (rule R1). */
async function recountReplies(tx: Tx, parentIds: string[]): Promise<void> {
  if (parentIds.length === 0) return;
  await tx.execute(sql`update ${comments} as parent set total_replies = (
    select count(*)::int from ${comments} as c where c.parent_id = parent.id and c.hidden_at is null)
    where parent.id in ${parentIds}`);
}

/**
 * Deletes the account's comments, and all comments on the account's items. Sold items belong to the placeholder account
 * at this point, so they keep the comments of other users. The steps of the items, which come first, have locked the
 * items and have subtracted the account's comments from their counters.
 */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, account) => {
  const onOwnItems: (typeof comments.$inferSelect)[] = [];
  for (const [kind, table] of Object.entries(contentTables)) {
    const ownItems = sql`(select ${table.id} from ${table} where ${table.performerId} = ${account.id})`;
    const isOnOwnItem = sql`${comments.objectType} = ${kind} and ${comments.objectId} in ${ownItems}`;
    onOwnItems.push(...(await deleteComments(tx, isOnOwnItem)));
  }
  const written = await deleteComments(tx, sql`${comments.authorId} = ${account.id}`);
  await recountReplies(tx, [...new Set(written.flatMap(({ parentId }) => parentId ?? []))].toSorted());
  account.pictureIds = [...onOwnItems, ...written].map(({ pictureFileId }) => pictureFileId);
};
