import { sql } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Context } from '../context.ts';
import type { DuePass } from './due.ts';

const day = 24 * 60 * 60 * 1000;

/** Maximum number of rows deleted by one statement, so that locks are short. */
const batch = 1000;

/** Temporary rows. The table in server/README.md lists all temporary rows with their retention periods. */
interface TemporaryRows {
  table: PgTable;
  /** The time at which the retention period of a row begins. */
  since: AnyPgColumn;
  keptDays: number;
}

/**
 * Deletes the rows of a table whose retention period is over. The owner of the table calls this function in a job.
 * Idempotent: safe to run concurrently and to be interrupted. Locked rows are skipped until a later pass, because two
 * servers that delete the same rows in different orders would deadlock.
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
