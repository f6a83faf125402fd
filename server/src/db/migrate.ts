import { sql } from 'drizzle-orm';
import { migrations } from '../generated/migrations.ts';
import type { Clock, Database } from '../ports/index.ts';

/** Identifies the advisory lock. The number is arbitrary. */
const lockNumber = 20_260_521;

/** Thrown if a later version has migrated the database, because the code of this version does not match the schema. */
export class DatabaseTooNew extends Error {
  override readonly name = 'DatabaseTooNew';
}

/**
 * Applies missing migrations in their order, in one transaction. A lock makes servers that start concurrently wait for
 * each other.
 *
 * @throws {DatabaseTooNew} if a later version has migrated the database; the message lists the unknown migrations
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
      const knownNames = new Set(migrations.map(({ name }) => name));
      const unknown = [...applied].filter((name) => !knownNames.has(name));
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
