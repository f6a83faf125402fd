import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from '../db/schema/index.ts';

type Schema = typeof schema;

/** The database handle inside a transaction. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The database handle inside or outside of a transaction. It is the first parameter of every store function. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** Thrown if the database cannot be reached or does not respond in time. The same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** The locks for which a transaction may have to wait for other transactions. */
export interface Contention {
  /** The names of the locks, such as the ids of accounts whose rows the transaction locks. */
  names: string[];
  /** True if no request waits for the transaction. It is then queued separately from the transactions of requests. */
  isBackground: boolean;
}

/** See {@link Database.transaction}. */
export interface TransactionOptions {
  hasTimeLimits?: boolean;
  contention?: Contention;
}

/**
 * Runs the last statement of a transaction, and commits. Both happen in one round trip if the database supports this,
 * so that locks are released earlier. The transaction must not run another statement afterwards.
 */
export type CommitWith = <R>(run: () => Promise<R>) => Promise<R>;

/** The database, which is PostgreSQL, or PGlite, which is PostgreSQL inside one process. */
export interface Database {
  /**
   * The handle for reads and for single statements outside of a transaction. On the embedded database, which has a
   * single connection, using it inside a transaction would deadlock. The host detects this.
   */
  readonly db: Db;
  /**
   * Runs a transaction. Retries it if PostgreSQL aborts it because of a deadlock or a serialisation conflict.
   * `hasTimeLimits: false` is for migrations, which may take longer than any request. Only a few transactions with a
   * common name in `contention` have a connection at the same time, so that waiting for locks does not use up the pool.
   */
  transaction<T>(work: (tx: Tx, commitWith: CommitWith) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /**
   * Runs work under a lock that all servers on the same database share. The work can use the connection pool as usual.
   */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /**
   * The number of transactions that were retried because of a deadlock. It is 0 if all transactions follow the lock
   * order.
   */
  readonly totalDeadlocks: number;
  /** Executes a text of SQL statements. Used only for migrations. */
  execute(statements: string): Promise<void>;
  close(): Promise<void>;
}
