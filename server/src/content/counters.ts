import { inArray, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Tx } from '../ports/index.ts';

/** The amount to subtract from the counter of a row. */
type Decrement = { id: string; total: number };

/** Counts how often each id occurs. */
export function countOccurrences(ids: string[]): Decrement[] {
  const totals = new Map<string, number>();
  for (const id of ids) totals.set(id, (totals.get(id) ?? 0) + 1);
  return [...totals].map(([id, total]) => ({ id, total }));
}

/** Locks rows in the order of their ids, so that concurrent deletions of accounts do not deadlock. */
export async function lockRows(tx: Tx, table: PgTable, key: PgColumn, ids: string[]): Promise<void> {
  if (ids.length === 0) return;
  await tx.select({ id: key }).from(table).where(inArray(key, ids)).orderBy(key).for('no key update');
}

/** Subtracts from a counter of locked rows, but not below zero. */
export async function lowerCounter(
  tx: Tx,
  table: PgTable,
  key: PgColumn,
  column: string,
  decrements: Decrement[],
): Promise<void> {
  if (decrements.length === 0) return;
  const name = sql.identifier(column);
  await tx.execute(sql`update ${table} set ${name} = greatest(0, ${name} - given.total)
    from jsonb_to_recordset(${JSON.stringify(decrements)}::jsonb) as given (id text, total int) where ${key} = given.id`);
}
