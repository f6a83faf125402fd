import { PGlite, type PGliteOptions, type QueryOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/pglite';
import { isUnavailableCode } from '../db/errors.ts';
import * as schema from '../db/schema/index.ts';
import { type Database, DatabaseUnavailable, type Db, type Tx } from '../ports/index.ts';
import { prepareStatements } from './pglite-statements.ts';

/** Opens PGlite with the extensions of the schema and with prepared statements. */
export async function openPglite(options: Omit<PGliteOptions, 'extensions'>): Promise<PGlite> {
  const client = await PGlite.create({ ...options, extensions: { pg_trgm } });
  prepareStatements(client);
  return client;
}

function throwUnavailable(error: unknown): never {
  if (!isUnavailableCode((error as { code?: string }).code)) throw error;
  throw new DatabaseUnavailable('The database failed.', { cause: error });
}

type Query = (text: string, values?: unknown[], options?: QueryOptions) => Promise<unknown>;

/**
 * Throws `DatabaseUnavailable` from a client and its transactions while the database cannot work, such as on a full disk.
 *
 * Drizzle passes the same parsers with each query, and PGlite then copies all of its own, one for each array type of
 * the catalogue, which takes a third of the time of a short query. Therefore the parsers are registered with the client
 * instead.
 */
function adaptClient<T extends object>(client: T, parsers: PGlite['parsers']): T {
  return new Proxy(client, {
    get(target, name) {
      const value = Reflect.get(target, name);
      if (typeof value !== 'function') return value;
      if (name === 'transaction')
        return (work: (tx: object) => unknown) =>
          value.call(target, (tx: object) => work(adaptClient(tx, parsers))).catch(throwUnavailable);
      if (name === 'exec') return (...parameters: unknown[]) => value.apply(target, parameters).catch(throwUnavailable);
      if (name !== 'query') return value.bind(target);
      const query: Query = (text, values, { parsers: wanted, ...options } = {}) => {
        Object.assign(parsers, wanted);
        return value.call(target, text, values, options).catch(throwUnavailable);
      };
      return query;
    },
  });
}

/** The database port over PGlite. `guard` wraps the client if the host can detect its use inside a transaction. */
export function createPgliteDatabase(
  client: PGlite,
  guard: (client: PGlite) => PGlite = (same) => same,
  logger: Logger | false = false,
): Database {
  const db = drizzle({ client: guard(adaptClient(client, client.parsers)), schema, logger });
  return {
    // Both drivers have the same interface; only unused parts of their result types differ.
    db: db as unknown as Db,
    // PGlite has one connection, so concurrency needs no limit.
    totalDeadlocks: 0,
    transaction: (work) => db.transaction((tx) => work(tx as unknown as Tx, (run) => run())),
    // Only one server can use the folder, so no lock is needed.
    exclusively: (work) => work(),
    execute: async (statements) => {
      await client.exec(statements);
    },
    close: () => client.close(),
  };
}
