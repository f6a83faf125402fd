import { sql } from 'drizzle-orm';
import { migrations } from '../generated/migrations.ts';
import type { Clock, Database } from '../ports/index.ts';

/** Any number that nothing else locks. */
const lockNumber = 20_260_521;

/** The database has migrations that this version does not know; its code does not fit the schema. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';
}

/**
 * Brings the database to the present schema: each migration once, in order, in one transaction under a lock, so that
 * servers that start together wait for each other.
 *
 * @throws {DatabaseTooNew} when a later version migrated it; the message names the unknown migrations
 */
export async function migrate(database: Database, clock: Clock): Promise<void> {
  await database.transaction(
    async (tx) => {
      await tx.execute(sql`select pg_advisory_xact_lock(${lockNumber})`);
      await tx.execute(
        sql`create table if not exists migration (name text primary key, applied_at timestamptz not null)`,
      );
      const { rows } = (await tx.execute(sql`select name from migration order by name`)) as unknown as {
        rows: { name: string }[];
      };
      const applied = new Set(rows.map((row) => row.name));
      const known = new Set(migrations.map(({ name }) => name));
      const unknown = [...applied].filter((name) => !known.has(name));
      if (unknown.length > 0) {
        throw new DatabaseTooNew(
          `The database was migrated by a later version of Fanlight (${unknown.join(', ')}). Start that version, or restore a backup from before it.`,
        );
      }
      for (const { name, statements } of migrations) {
        if (applied.has(name)) continue;
        for (const statement of statements) await tx.execute(sql.raw(statement));
        await tx.execute(sql`insert into migration values (${name}, ${clock.now().toISOString()}::timestamptz)`);
      }
    },
    { hasTimeLimits: false },
  );
}
