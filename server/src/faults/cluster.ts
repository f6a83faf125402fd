import pg from 'pg';
import { type Postgres, startPostgres } from '../../../.ci/postgres.mjs';

/**
 * Starts a new PostgreSQL cluster. The test must stop it.
 *
 * @throws if PostgreSQL is not installed
 */
export async function startCluster(): Promise<Postgres> {
  const started = startPostgres();
  if (!started) throw new Error('These tests need PostgreSQL.');
  return started;
}

/**
 * Returns the URL of the cluster in `FANLIGHT_TEST_DATABASE_URL`. If the variable is not set, starts a cluster, which
 * stops when the process exits, and sets the variable. Some modules read the variable when they are imported: import
 * them afterwards.
 *
 * @throws if PostgreSQL is not installed
 */
export async function provideCluster(): Promise<string> {
  if (!process.env.FANLIGHT_TEST_DATABASE_URL) {
    const cluster = await startCluster();
    process.on('exit', () => cluster.stop());
    process.env.FANLIGHT_TEST_DATABASE_URL = cluster.url;
  }
  return process.env.FANLIGHT_TEST_DATABASE_URL;
}

/** Runs a statement in a database of a cluster, and returns the rows. */
export async function query(cluster: Postgres, statement: string, database = 'postgres'): Promise<unknown[]> {
  const url = new URL(cluster.url);
  url.pathname = `/${database}`;
  const client = new pg.Client(url.href);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** Creates an empty database, and returns its URL. Replaces an existing database with the same name. */
export async function createDatabase(postgres: Postgres, name: string): Promise<string> {
  await query(postgres, `drop database if exists ${name} with (force)`);
  await query(postgres, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}
