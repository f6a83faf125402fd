import { createServer } from 'node:net';
import pg from 'pg';
import { type Postgres, startPostgres } from '../../../.ci/postgres.mjs';

/** A port of loopback that nothing listens on. */
export async function findFreePort(): Promise<number> {
  const finder = createServer();
  await new Promise<void>((resolve) => finder.listen(0, '127.0.0.1', resolve));
  const { port } = finder.address() as { port: number };
  await new Promise((resolve) => finder.close(resolve));
  return port;
}

/** A PostgreSQL cluster of its own, to be stopped by the test. @throws where PostgreSQL is not installed */
export async function startCluster(): Promise<Postgres> {
  const started = startPostgres(await findFreePort());
  if (!started) throw new Error('These tests need PostgreSQL.');
  return started;
}

/**
 * The cluster that `FANLIGHT_TEST_DATABASE_URL` names, or a new one, which the variable names from then on and which is
 * stopped when the process exits. What reads the variable when it is imported has to be imported afterwards.
 *
 * @returns its address
 * @throws where PostgreSQL is not installed
 */
export async function provideCluster(): Promise<string> {
  if (!process.env.FANLIGHT_TEST_DATABASE_URL) {
    const cluster = await startCluster();
    process.on('exit', () => cluster.stop());
    process.env.FANLIGHT_TEST_DATABASE_URL = cluster.url;
  }
  return process.env.FANLIGHT_TEST_DATABASE_URL;
}

/** Runs a statement on a cluster, in the database of that name; answers its rows. */
export async function query({ url }: Postgres, statement: string, database = 'postgres'): Promise<unknown[]> {
  const address = new URL(url);
  address.pathname = `/${database}`;
  const client = new pg.Client(address.href);
  await client.connect();
  try {
    return (await client.query(statement)).rows;
  } finally {
    await client.end();
  }
}

/** An empty database in place of the one of that name; answers its address. */
export async function createDatabase(postgres: Postgres, name: string): Promise<string> {
  await query(postgres, `drop database if exists ${name} with (force)`);
  await query(postgres, `create database ${name}`);
  const url = new URL(postgres.url);
  url.pathname = `/${name}`;
  return url.href;
}
