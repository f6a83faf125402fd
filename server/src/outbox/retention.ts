import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { DuePass } from './due.ts';

const day = 24 * 60 * 60 * 1000;

/** The maximum number of rows that one statement deletes, so that locks are short. */
const batch = 1000;

/** Rows of a table that are deleted after a retention period. The table in server/README.md lists all of them. */
interface TemporaryRows {
  table: PgTable;
  /** The column with the time at which the retention period of a row begins. */
  since: AnyPgColumn;
  keptDays: number;
}

/**
 * Deletes the rows of a table whose retention period is over. The owner of the table calls this function in a job.
 * Idempotent: safe to run concurrently and to be interrupted. Locked rows are skipped, and deleted in a later pass: two
 * servers that delete the same rows in different orders would otherwise deadlock.
 */
export async function deleteExpiredRows(
  { db, ports }: Context,
  pass: DuePass,
  { table, since, keptDays }: TemporaryRows,
): Promise<void> {
  const before = new Date(ports.clock.now().getTime() - keptDays * day).toISOString();
  for (let deleted = batch; deleted === batch && !pass.isOver(); ) {
    const { rows } = (await db.execute(sql`
      with expired as (
          select ctid from ${table} where ${since} < ${before}::timestamptz limit ${batch} for update skip locked
        ),
        removed as (delete from ${table} where ctid in (select ctid from expired) returning 1)
      select count(*)::int as deleted from removed`)) as unknown as { rows: { deleted: number }[] };
    deleted = rows[0]?.deleted ?? 0;
  }
}
