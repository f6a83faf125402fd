import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from '../db/schema/index.ts';

type Schema = typeof schema;

/** Inside a transaction. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** A handle outside or inside a transaction. It is the first parameter of every store function. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The database cannot be reached or does not respond in time. The same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The locks for which a transaction contends with other transactions. */
export interface Contention {
  /** Names of the locks, such as the ids of accounts whose rows the transaction locks. */
  names: string[];
  /** True if no request waits for the transaction, which then queues separately from the transactions of requests. */
  isBackground: boolean;
}

/** See {@link Database.transaction}. */
export interface TransactionOptions {
  hasTimeLimits?: boolean;
  contention?: Contention;
}

/**
 * Runs the last statement of a transaction and commits, in one round trip if the database can, so that locks are
 * released earlier. No statement may follow in the transaction.
 */
export type CommitWith = <R>(run: () => Promise<R>) => Promise<R>;

/** PostgreSQL, or PGlite, which is PostgreSQL inside one process. */
export interface Database {
  /**
   * For reads and single statements outside a transaction. The host detects its use inside a transaction, which would
   * deadlock on the embedded database with its single connection.
   */
  readonly db: Db;
  /**
   * Runs a transaction, and retries it if PostgreSQL aborts it because of a deadlock or a serialisation conflict.
   * `hasTimeLimits: false` is for migrations, which may take longer than any request. At any time, only a few transactions
   * with a common name in `contention` have a connection, so that waiting for locks does not use up the pool.
   */
  transaction<T>(work: (tx: Tx, commitWith: CommitWith) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs work under a lock that servers on the same database share. The work may use the connection pool as usual. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** Number of transactions retried because of a deadlock; 0 if all transactions follow the lock order. */
  readonly totalDeadlocks: number;
  /** Runs SQL text. For migrations only. */
  execute(statements: string): Promise<void>;
  close(): Promise<void>;
}
