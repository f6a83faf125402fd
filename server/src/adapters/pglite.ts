import { PGlite, type PGliteOptions, type QueryOptions } from '@electric-sql/pglite';
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm';
import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/pglite';
import { isUnavailableCode } from '../db/errors.ts';
import * as schema from '../db/schema/index.ts';
import { type Database, DatabaseUnavailable, type Db, type Tx } from '../ports/index.ts';
import { prepareStatements } from './pglite-statements.ts';

/** Opens PGlite with the extensions that the schema needs. Its statements are prepared. */
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
 * Makes a client and its transactions throw `DatabaseUnavailable` while the database cannot work, for example because
 * its disk is full. It also registers the parsers with the client. Drizzle passes the same parsers with each query, and
 * for each query PGlite would copy all of its own parsers, one for each array type of the catalogue. This would take a
 * third of the time of a short query.
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

/**
 * Creates the database port over PGlite. `guard` wraps the client, if the host can detect that it is used inside a
 * transaction.
 */
export function createPgliteDatabase(
  client: PGlite,
  guard: (client: PGlite) => PGlite = (same) => same,
  logger: Logger | false = false,
): Database {
  const db = drizzle({ client: guard(adaptClient(client, client.parsers)), schema, logger });
  return {
    // The cast is safe, because both drivers have the same interface. Only parts of their result types that are not
    // used differ.
    db: db as unknown as Db,
    // No transaction needs to be limited, because PGlite has only one connection.
    totalDeadlocks: 0,
    transaction: (work) => db.transaction((tx) => work(tx as unknown as Tx, (run) => run())),
    // No lock is needed, because only one server can use the folder.
    exclusively: (work) => work(),
    execute: async (statements) => {
      await client.exec(statements);
    },
    close: () => client.close(),
  };
}
