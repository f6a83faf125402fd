import type { World } from '@fanlight/server/host';
import { sql } from 'drizzle-orm';
import type { DemoContent } from '../types.ts';

type Database = World['ports']['database'];

/** The progress of building the demo in a database. `foreign` means that the database has accounts but no demo. */
export type Progress = 'none' | 'begun' | 'done' | 'foreign';

const key = 'demoWorld';

async function readRow<T>({ db }: Database, query: ReturnType<typeof sql>): Promise<T | undefined> {
  const { rows } = (await db.execute(query)) as unknown as { rows: T[] };
  return rows[0];
}

/** Reads the progress. */
export async function readProgress(database: Database): Promise<Progress> {
  const marker = await readRow<{ state: 'begun' | 'done' }>(
    database,
    sql`select value->>'state' as state from setting where key = ${key}`,
  );
  if (marker) return marker.state;
  const anybody = await readRow(database, sql`select 1 from "user" limit 1`);
  return anybody ? 'foreign' : 'none';
}

/** Whether the database has stories that have not expired. */
export async function hasStories(database: Database): Promise<boolean> {
  return (await readRow(database, sql`select 1 from story where expires_at > now() limit 1`)) !== undefined;
}

/** Stores the progress. */
export async function writeProgress({ db }: Database, state: 'begun' | 'done'): Promise<void> {
  const value = JSON.stringify({ state });
  await db.execute(sql`insert into setting (key, value) values (${key}, ${value}::jsonb)
    on conflict (key) do update set value = excluded.value`);
}

/**
 * Deletes everything except the settings and the rows that migrations insert, such as the platform's accounts. The
 * outbox deletes the stored files.
 */
const clearing = `do $$ declare name text; begin
  delete from outbox;
  insert into outbox (id, topic, payload, attempts, available_at, created_at)
    select id, 'file', to_jsonb(id), 0, now(), now() from file;
  for name in select tablename from pg_tables where schemaname = current_schema()
    and tablename not in ('migration', 'setting', 'outbox', 'ledger_account')
  loop execute format('truncate table %I cascade', name); end loop;
  delete from ledger_account where owner_id is not null;
end $$`;

/**
 * Removes an unfinished demo.
 *
 * @throws if the database has accounts that are not part of the demo
 */
export async function clearUnfinishedDemo(database: Database, { creators, fans }: DemoContent): Promise<void> {
  const emails = [...creators, ...fans].map(({ email }) => email);
  const stranger = await readRow(
    database,
    sql`select 1 from "user" where email_key not in (${sql.join(emails, sql`, `)}) limit 1`,
  );
  if (stranger) {
    throw new Error(
      'The demo was interrupted while it was built, and accounts were added since. Start with an empty database: use another data folder or delete this one.',
    );
  }
  await database.execute(clearing);
}
