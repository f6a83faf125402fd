import { systemClock } from '../adapters/clocks.ts';
import { createPostgresDatabase } from '../adapters/node/postgres.ts';
import { migrate } from '../db/migrate.ts';
import { createPostgresTestDatabase, dropCopies } from './postgres.ts';

/**
 * The global setup of Vitest. Creates a database with the schema on PostgreSQL, which is the template of the tests'
 * databases.
 *
 * @returns a function that drops the databases
 */
export default async function makeTemplate(): Promise<(() => Promise<void>) | undefined> {
  const cluster = process.env.FANLIGHT_TEST_DATABASE_URL;
  if (!cluster) return undefined;
  const { url, drop } = await createPostgresTestDatabase(cluster);
  const database = createPostgresDatabase(url);
  await migrate(database, systemClock);
  await database.close();
  const template = new URL(url).pathname.slice(1);
  process.env.FANLIGHT_TEST_TEMPLATE = template;
  return async () => {
    await dropCopies(cluster, template);
    await drop();
  };
}
