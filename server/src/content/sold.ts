import { and, eq, ne } from 'drizzle-orm';
import { charges } from '../db/schema/index.ts';
import type { Tx } from '../ports/index.ts';
import { contentTables } from './kinds.ts';

/** Kinds that a purchase unlocks permanently. */
export type SoldKind = 'feed' | 'gallery' | 'video';

/**
 * Locks an item that is being bought until the transaction ends, so that it is not deleted meanwhile. A deletion locks
 * the row before it checks whether the item was sold (rules A4, M4).
 */
export async function lockForSale(tx: Tx, kind: SoldKind, id: string): Promise<void> {
  const table = contentTables[kind];
  await tx.select({ id: table.id }).from(table).where(eq(table.id, id)).for('key share');
}

/**
 * Whether a user has bought an item, and the purchase was not refunded. The result cannot change while the row is
 * locked.
 */
export async function isSold(tx: Tx, kind: SoldKind | 'product', id: string): Promise<boolean> {
  const [row] = await tx
    .select({ id: charges.id })
    .from(charges)
    .where(and(eq(charges.objectId, id), eq(charges.type, kind), ne(charges.status, 'refunded')))
    .limit(1);
  return row !== undefined;
}
