import { sql } from 'drizzle-orm';
import { vi } from 'vitest';
import type { Db } from '../ports/index.ts';

/** Waits until this number of connections to the database of a test wait for a lock. */
export async function untilWaitingForLocks(db: Db, connections: number): Promise<void> {
  const count = sql`select count(*)::int as total from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`;
  await vi.waitUntil(
    async () => {
      const { rows } = (await db.execute(count)) as unknown as { rows: { total: number }[] };
      return (rows[0]?.total ?? 0) >= connections;
    },
    { timeout: 10_000, interval: 10 },
  );
}
