import type { Logger } from 'drizzle-orm/logger';
import pg from 'pg';
import { webRandom } from '../adapters/ids.ts';
import { createPostgresDatabase } from '../adapters/node/postgres.ts';
import type { Database } from '../ports/index.ts';

async function onCluster(cluster: string, statement: string) {
  const client = new pg.Client(cluster);
  await client.connect();
  await client.query(statement);
  await client.end();
}

/** Creates a database in a cluster, which is a copy of `template`, or empty. Returns a function that drops it. */
export async function createPostgresTestDatabase(
  cluster: string,
  template?: string,
): Promise<{ url: string; drop: () => Promise<void> }> {
  const name = `fanlight_test_${webRandom
    .token(9)
    .toLowerCase()
    .replaceAll(/[^a-z0-9]/g, 'x')}`;
  await onCluster(cluster, `create database ${name}${template ? ` template ${template}` : ''}`);
  const url = new URL(cluster);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onCluster(cluster, `drop database ${name} with (force)`) };
}

/** Opens a copy of the prepared database (`global-setup.ts`). Closing the copy drops it. */
export async function openPostgres(cluster: string, logger: Logger): Promise<Database> {
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
