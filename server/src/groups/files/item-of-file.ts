import { sql } from 'drizzle-orm';
import type { Tx } from '../../ports/index.ts';
import { itemColumns, unionOf } from './item-columns.ts';

/** Finds the id of an item that uses a file; null if no item uses it. */
export async function findItemIdOfFile(tx: Tx, fileId: string): Promise<string | null> {
  const uses = unionOf(
    itemColumns,
    ({ column, item, rows }) => sql`select ${item.table.id} as id from ${rows} where ${column} = ${fileId}`,
  );
  const found = (await tx.execute(sql`${uses} limit 1`)) as unknown as { rows: { id: string }[] };
  return found.rows[0]?.id ?? null;
}
