import { and, eq, ne } from 'drizzle-orm';
import { charges } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';
import { contentTables } from './kinds.ts';

/** What is unlocked for good by paying for it. */
export type SoldKind = 'feed' | 'gallery' | 'video';

/**
 * Holds an item that is being bought until the transaction ends, so that it is not deleted meanwhile: who deletes it locks
 * its row before counting what was sold (rules A4, M4).
 */
export async function holdForSale(tx: Tx, kind: SoldKind, id: string): Promise<void> {
  const table = contentTables[kind];
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share');
}

/** Whether somebody bought an item and was not given the money back; true or false for good while its row is locked. */
export async function isSold(tx: Tx, kind: SoldKind | 'product', id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.objectId, id), eq(charges.type, kind), ne(charges.status, 'refunded')))
    .limit(1);
  return row !== undefined;
}
