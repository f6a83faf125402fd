import { readFile } from 'node:fs/promises';
import type { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm/logger';
import { guardPglite } from '../adapters/node/pglite-guard.ts';
import { createPgliteDatabase, openPglite } from '../adapters/pglite.ts';
import { snapshotFile } from '../built-files.ts';
import type { Database } from '../ports/index.ts';

/** A reusable embedded database with its initial rows. */
interface Reusable {
  client: PGlite;
  empty: () => Promise<unknown>;
}

/** Databases of finished tests. They are reused, since a start takes half a second and emptying a few milliseconds. */
const idle: Reusable[] = [];

/** Opens a new embedded database with the schema. */
async function openNew(): Promise<PGlite> {
  const snapshot = await readFile(snapshotFile);
  return openPglite({ loadDataDir: new Blob([snapshot]) });
}

/** Opens an embedded database that is not reused, for tests that write tens of thousands of rows. */
export async function openNewEmbedded(logger: Logger): Promise<Database> {
  return createPgliteDatabase(await openNew(), guardPglite, logger);
}

async function createReusable(): Promise<Reusable> {
  const client = await openNew();
  const tables = (
    await client.query<{ name: string }>(`select tablename as name from pg_tables where schemaname = 'public'`)
  ).rows;
  const sequences = (
    await client.query<{ name: string; start: string }>(
      `select sequencename as name, start_value as start from pg_sequences where schemaname = 'public'`,
    )
  ).rows;
  // Rows of the schema, such as the list of migrations and the platform's balances.
  const rows = tables.map(({ name }) => `select '${name}' as name where exists (select from public.${name})`);
  const filled = (await client.query<{ name: string }>(rows.join(' union all '))).rows;
  const copies = filled.map(({ name }) => `create table beginning.${name} as table public.${name}`);
  await client.exec(['create schema beginning', ...copies].join(';'));
  const statements = [
    // Without foreign key checks, because all rows are deleted.
    'set session_replication_role = replica',
    ...tables.map(({ name }) => `delete from public.${name}`),
    ...filled.map(({ name }) => `insert into public.${name} table beginning.${name}`),
    'set session_replication_role = default',
    ...sequences.map(({ name, start }) => `alter sequence public.${name} restart with ${start}`),
  ];
  return { client, empty: () => client.exec(statements.join(';')) };
}

/**
 * Opens an empty embedded database with the schema. It contains no rows of earlier tests, provided that tests do not
 * change the schema.
 */
export async function openEmbedded(logger: Logger): Promise<Database> {
  const reusable = idle.pop() ?? (await createReusable());
  let isClosed = false;
  const client = new Proxy(reusable.client, {
    get(target, name) {
      // Work that a test did not await must not reach the next test's database.
      if (isClosed) throw new Error('The database of this test is closed.');
      const value = Reflect.get(target, name);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
  return {
    ...createPgliteDatabase(client, guardPglite, logger),
    async close() {
      if (isClosed) return;
      isClosed = true;
      await reusable.empty();
      idle.push(reusable);
    },
  };
}
