import { systemClock } from '../adapters/clocks.ts';
import { createPostgresDatabase } from '../adapters/node/postgres.ts';
import { migrate } from '../db/migrate.ts';
import { createPostgresTestDatabase } from './postgres.ts';

/**
 * The global setup of Vitest. Creates a database with the schema on PostgreSQL, which is the template of each test's
 * database.
 *
 * @returns a function that drops the database
 */
export default async function makeTemplate(): Promise<(() => Promise<void>) | undefined> {
  const cluster = process.env.FANLIGHT_TEST_DATABASE_URL;
  if (!cluster) return undefined;
  const { url, drop } = await createPostgresTestDatabase(cluster);
  const database = createPostgresDatabase(url);
  await migrate(database, systemClock);
  await database.close();
  process.env.FANLIGHT_TEST_TEMPLATE = new URL(url).pathname.slice(1);
  return drop;
}
