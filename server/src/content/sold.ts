import { and, eq, ne, sql } from 'drizzle-orm';
import { isOneOf, runPrepared } from '../db/prepared.ts';
import { charges } from '../db/schema/index.ts';
import type { Db, Tx } from '../ports/index.ts';
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

/** The sales of an item that were not refunded. `net` is the performer's part, in hundredths of a token. */
export interface Sales {
  total: number;
  net: number;
}

/** Sums the sales of items of one kind with one query. An item without sales is not in the map. */
export async function readSales(db: Db, kind: SoldKind, ids: string[]): Promise<Map<string, Sales>> {
  if (ids.length === 0) return new Map();
  const rows = await runPrepared(db, `sales by ids of ${kind}`, { ids }, (slots) =>
    db
      .select({
        id: charges.objectId,
        total: sql`count(*)`.mapWith(Number),
        net: sql`sum(${charges.amount} - ${charges.commission})`.mapWith(Number),
      })
      .from(charges)
      .where(and(isOneOf(charges.objectId, slots.ids), eq(charges.type, kind), ne(charges.status, 'refunded')))
      .groupBy(charges.objectId),
  );
  return new Map(rows.map(({ id, ...sales }) => [id ?? '', sales]));
}
