import type { Logger } from 'drizzle-orm/logger';
import { drizzle } from 'drizzle-orm/node-postgres';
import type pg from 'pg';
import { errorCodeOf } from '../../db/errors.ts';
import * as schema from '../../db/schema/index.ts';
import type { Database, Db, Tx } from '../../ports/index.ts';
import { createConcurrencyLimit } from './concurrency-limit.ts';
import { defaultTimeouts, noTimeouts, PostgresPool, type PostgresTimeouts } from './postgres-pool.ts';

const deadlock = '40P01';
/** Deadlock, serialisation conflict, and a lock that was not waited for: the transaction is retried. */
const repeatable = new Set([deadlock, '40001', '55P03']);
const mostTries = 6;
/** Connections of transactions that contend for the same rows: one holds the locks, the others do what comes before. */
const contendedConnections = 2;

/** Any number that nothing else locks. */
const lockNumber = 20_260_522;

/** Runs work with a connection of its own that has no time limits. */
async function withoutLimits<T>(url: string, work: (pool: PostgresPool) => Promise<T>): Promise<T> {
  const pool = new PostgresPool(url, 1, noTimeouts);
  try {
    return await work(pool);
  } finally {
    await pool.end();
  }
}

/** How a database port reaches PostgreSQL. */
export interface PostgresOptions {
  poolSize?: number;
  timeouts?: Partial<PostgresTimeouts>;
  /** Sees every statement. */
  logger?: Logger;
}

/**
 * The database port over a pool of PostgreSQL connections. Every method fails with {@link DatabaseUnavailable} while
 * PostgreSQL can't be reached or does not answer in time.
 */
export function createPostgresDatabase(
  url: string,
  { poolSize = 20, timeouts, logger }: PostgresOptions = {},
): Database {
  const pool = new PostgresPool(url, poolSize, { ...defaultTimeouts, ...timeouts });
  const open = (client: PostgresPool) =>
    drizzle({ client: client as unknown as pg.Pool, schema, logger: logger ?? false });
  const db = open(pool);
  const limit = createConcurrencyLimit(contendedConnections);
  let totalDeadlocks = 0;
  const retry = async <T>(run: () => Promise<T>): Promise<T> => {
    for (let tried = 1; ; tried += 1) {
      try {
        return await run();
      } catch (error) {
        const code = errorCodeOf(error) ?? '';
        if (code === deadlock) totalDeadlocks += 1;
        if (tried >= mostTries || !repeatable.has(code)) throw error;
        await new Promise((resolve) => setTimeout(resolve, 2 ** tried * 5));
      }
    }
  };
  return {
    db: db as unknown as Db,
    get totalDeadlocks() {
      return totalDeadlocks;
    },
    async transaction(work, { hasTimeLimits = true, contention } = {}) {
      if (!hasTimeLimits) return withoutLimits(url, (own) => open(own).transaction((tx) => work(tx as unknown as Tx)));
      return limit.run(contention, () => retry(() => db.transaction((tx) => work(tx as unknown as Tx))));
    },
    exclusively: (work) =>
      withoutLimits(url, async (own) => {
        // Held by the connection, and so released with it, also when this process is killed.
        await own.query(`select pg_advisory_lock(${lockNumber})`);
        return work();
      }),
    execute: async (statements) => {
      await pool.query(statements);
    },
    close: () => pool.end(),
  };
}
