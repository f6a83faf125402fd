import type { Logger } from 'drizzle-orm/logger';
import pg from 'pg';
import { webRandom } from '../adapters/ids.ts';
import { createDatabaseOn, createPostgresDatabase } from '../adapters/node/postgres.ts';
import { defaultTimeouts, PostgresPool } from '../adapters/node/postgres-pool.ts';
import type { Database } from '../ports/index.ts';
import { prepareReset } from './reset.ts';

/** A database that can be reused. Its pool stays open, because new connections would read the catalogue again. */
interface Reusable {
  url: string;
  pool: PostgresPool;
  empty: () => Promise<unknown>;
}

/** The databases of tests that have ended. They are reused, because copying the template takes longer than most tests. */
const idle: Reusable[] = [];

async function onCluster(cluster: string, statement: string) {
  const client = new pg.Client(cluster);
  await client.connect();
  const { rows } = await client.query(statement);
  await client.end();
  return rows;
}

/** Creates a database in a cluster, which is a copy of `template`, or empty. Returns a function that drops it. */
export async function createPostgresTestDatabase(
  cluster: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `${template ?? 'fanlight_test'}_${webRandom
    .token(9)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')}`;
  await onCluster(cluster, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: async () => void (await onCluster(cluster, `drop database ${name} with (force)`)) };
}

/** Drops the copies of a template that tests have reused. */
export async function dropCopies(cluster: string, template: string): Promise<void> {
  const copies = await onCluster(
    cluster,
    `select datname as name from pg_database where starts_with(datname, '${template}_')`,
  );
  for (const { name } of copies) await onCluster(cluster, `drop database ${name} with (force)`);
}

/** Opens a copy of the prepared database (`global-setup.ts`) that is not reused. Closing the copy drops it. */
export async function openNewPostgres(cluster: string, logger: Logger): Promise<Database> {
  const { url, drop } = await createPostgresTestDatabase(cluster, process.env.FANLIGHT_TEST_TEMPLATE);
  const database = createPostgresDatabase(url, { logger });
  const { close } = database;
  // The object is not spread, because its counters are getters.
  return Object.assign(database, {
    async close() {
      await close();
      await drop();
    },
  });
}

async function createReusable(cluster: string): Promise<Reusable> {
  const { url } = await createPostgresTestDatabase(cluster, process.env.FANLIGHT_TEST_TEMPLATE);
  const pool = new PostgresPool(url, 20, defaultTimeouts);
  const query = (statement: string) => pool.query(statement) as Promise<{ rows: { name: string }[] }>;
  const statements = await prepareReset(query, query);
  return { url, pool, empty: () => query(statements) };
}

/** Waits until no other connection of the database runs a statement or a transaction. */
async function waitUntilIdle(pool: PostgresPool) {
  const busy = `select from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_type = 'client backend' and state <> 'idle' limit 1`;
  while (((await pool.query(busy)) as { rows: unknown[] }).rows.length > 0)
    await new Promise((resolve) => setTimeout(resolve, 5));
}

/**
 * Opens an empty copy of the prepared database (`global-setup.ts`). It may have been used by an earlier test, so tests
 * must not change the schema.
 */
export async function openPostgres(cluster: string, logger: Logger): Promise<Database> {
  const reusable = idle.pop() ?? (await createReusable(cluster));
  let isClosed = false;
  const pool = new Proxy(reusable.pool, {
    get(target, name) {
      // Fails work that a test did not await, so that it does not change the database of the next test.
      if (isClosed) throw new Error('The database of this test is closed.');
      return Reflect.get(target, name);
    },
  });
  const database = createDatabaseOn(pool, reusable.url, logger);
  // The object is not spread, because its counters are getters.
  return Object.assign(database, {
    async close() {
      if (isClosed) return;
      isClosed = true;
      await waitUntilIdle(reusable.pool);
      await reusable.empty();
      idle.push(reusable);
    },
  });
}
