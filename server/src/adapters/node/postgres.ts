import { type Logger, NoopLogger } from 'drizzle-orm/logger';
import { type NodePgClient, NodePgDatabase } from 'drizzle-orm/node-postgres';
import { createTableRelationsHelpers, extractTablesRelationalConfig } from 'drizzle-orm/relations';
import { errorCodeOf } from '../../db/errors.ts';
import * as schema from '../../db/schema/index.ts';
import type { CommitWith, Database, Db, Tx } from '../../ports/index.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { defaultTimeouts, noTimeouts, PostgresPool, type PostgresTimeouts } from './postgres-pool.ts';
import { QueryDialect } from './query-dialect.ts';
import { QuerySession } from './query-session.ts';

const deadlock = '40P01';
/** The error codes after which a transaction is retried: deadlock, serialisation conflict, and lock not available. */
const repeatable = new Set([deadlock, '40001', '55P03']);
const maximumAttempts = 6;
/**
 * The maximum number of connections of transactions that contend for the same rows. While one transaction has the
 * locks, the other can prepare.
 */
const contendedConnections = 2;
/**
 * The number of running transactions from which contending transactions no longer prepare while another has the locks.
 * It is greater than the number that one popular performer causes alone: a transaction and one of the background work.
 */
const busyTransactions = 3;

/** Identifies the advisory lock. The number is arbitrary. */
const lockNumber = 20_260_522;

/** Runs work with a connection of its own, without time limits. */
async function withoutLimits<T>(url: string, work: (pool: PostgresPool) => Promise<T>): Promise<T> {
  const pool = new PostgresPool(url, 1, noTimeouts);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

const { tables, tableNamesMap } = extractTablesRelationalConfig(schema, createTableRelationsHelpers);
const relations = { fullSchema: schema, schema: tables, tableNamesMap };

/** Creates drizzle over a pool, with the dialect and the session of this folder. */
function open(pool: PostgresPool, logger: Logger): NodePgDatabase<typeof schema> {
  const dialect = new QueryDialect();
  const session = new QuerySession(pool as unknown as NodePgClient, dialect, relations, logger);
  return new NodePgDatabase(dialect, session as never, relations as never);
}

/** Options of the database port on PostgreSQL. */
export interface PostgresOptions {
  poolSize?: number;
  timeouts?: Partial<PostgresTimeouts>;
  /** Receives every statement. */
  logger?: Logger;
}

/**
 * Creates the database port over a pool of PostgreSQL connections. Every method throws {@link DatabaseUnavailable}
 * while PostgreSQL is unreachable or does not respond in time.
 */
export function createPostgresDatabase(
  url: string,
  { poolSize = 20, timeouts, logger = new NoopLogger() }: PostgresOptions = {},
): Database {
  return createDatabaseOn(new PostgresPool(url, poolSize, { ...defaultTimeouts, ...timeouts }), url, logger);
}

/** Creates the database port over an open pool. `url` is the address of its database. */
export function createDatabaseOn(pool: PostgresPool, url: string, logger: Logger): Database {
  const db = open(pool, logger);
  const limit = createConcurrencyLimit(contendedConnections, busyTransactions);
  let totalDeadlocks = 0;
  const retry = async <T>(run: () => Promise<T>): Promise<T> => {
    for (let attempt = 1; ; attempt += 1) {
      try {
        return await run();
      } catch (error) {
        const code = errorCodeOf(error) ?? '';
        if (code === deadlock) totalDeadlocks += 1;
        if (attempt >= maximumAttempts || !repeatable.has(code)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 2 ** attempt * 5));
      }
    }
  };
  return {
    db: db as unknown as Db,
    get totalDeadlocks() {
      return totalDeadlocks;
    },
    async transaction(work, { hasTimeLimits = true, contention } = {}) {
      // The session passes `commitWith` to work as well, which drizzle's types do not declare.
      const run = (on: typeof db) =>
        on.transaction((...given) => work(...(given as unknown as [tx: Tx, commitWith: CommitWith])));
      if (!hasTimeLimits) return withoutLimits(url, (own) => run(open(own, logger)));
      return limit.run(contention, () => retry(() => run(db)));
    },
    exclusively: (work) =>
      withoutLimits(url, async (own) => {
        // The lock belongs to the connection, so PostgreSQL releases it even if this process is killed.
        await own.query(`select pg_advisory_lock(${lockNumber})`);
        return work();
      }),
    execute: async (statements) => {
      await pool.query(statements);
    },
    close: () => pool.end(),
  };
}
