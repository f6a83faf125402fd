import { and, eq, sql } from 'drizzle-orm';
import { contentTables, type OnAccountDeleted } from '../../content/index.ts';
import { reactions } from '../../db/schema/index.ts';

/** Deletes all reactions to the account and its own items. The account's own reactions are deleted with its row. */
export const onAccountDeleted: OnAccountDeleted = async ({ tx }, { id }) => {
  for (const [kind, table] of Object.entries(contentTables)) {
    const published = sql`(select ${table.id} from ${table} where ${table.performerId} = ${id})`;
    await tx.delete(reactions).where(sql`${reactions.objectType} = ${kind} and ${reactions.objectId} in ${published}`);
  }
  await tx.delete(reactions).where(and(eq(reactions.objectType, 'performer'), eq(reactions.objectId, id)));
};
