import { type SQL, sql } from 'drizzle-orm';
import { contentTables, type OnAccountDeleted } from '../../content/index.ts';
import { comments } from '../../db/schema/index.ts';
import type { Tx } from '../../ports/index.ts';

/** Deletes comments together with their replies. */
function deleteComments(tx: Tx, where: SQL): Promise<(typeof comments.$inferSelect)[]> {
  const roots = sql`select ${comments.id} from ${comments} where ${where}`;
  return tx.delete(comments).where(sql`${comments.id} in (${roots}) or ${comments.parentId} in (${roots})`).returning();
}

/** Hidden replies are not counted (rule R1). */
async function recountReplies(tx: Tx, parentIds: string[]): Promise<void> {
  if (parentIds.length === 0) return;
  await tx.execute(sql`update ${comments} as parent set total_replies = (
    select count(*)::int from ${comments} as c where c.parent_id = parent.id and c.hidden_at is null)
    where parent.id in ${parentIds}`);
}

/**
 * Deletes the account's comments, and all comments on its own items. The items are locked, and no longer count the
 * account's comments; sold items already belong to the placeholder account and keep the comments of others.
 */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, account) => {
  const received: (typeof comments.$inferSelect)[] = [];
  for (const [kind, table] of Object.entries(contentTables)) {
    const published = sql`(select ${table.id} from ${table} where ${table.performerId} = ${account.id})`;
    const isHere = sql`${comments.objectType} = ${kind} and ${comments.objectId} in ${published}`;
    received.push(...(await deleteComments(tx, isHere)));
  }
  const written = await deleteComments(tx, sql`${comments.authorId} = ${account.id}`);
  await recountReplies(tx, [...new Set(written.flatMap(({ parentId }) => parentId ?? []))].toSorted());
  account.pictureIds = [...received, ...written].map(({ pictureFileId }) => pictureFileId);
};
