import type { ExtractTablesWithRelations } from 'drizzle-orm';
import type { PgDatabase, PgQueryResultHKT, PgTransaction } from 'drizzle-orm/pg-core';
import type * as schema from '../db/schema/index.ts';

type Schema = typeof schema;

/** Inside a transaction. */
export type Tx = PgTransaction<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** Outside or inside a transaction: what stores take first. */
export type Db = PgDatabase<PgQueryResultHKT, Schema, ExtractTablesWithRelations<Schema>>;

/** The database can't be reached or does not answer in time; the same call may succeed later. */
export class DatabaseUnavailable extends Error {
  override readonly name = 'DatabaseUnavailable';
}

/** What a transaction contends for. */
export interface Contention {
  /** Such as ids of accounts whose rows it locks. */
  names: string[];
  /** True where no request waits for it: it queues apart from requests, and its turn comes at some time. */
  isBackground: boolean;
}

/** See {@link Database.transaction}. */
export interface TransactionOptions {
  hasTimeLimits?: boolean;
  contention?: Contention;
}

/**
 * Runs the last statement of a transaction and commits, where the database can in one round trip: locks are released that
 * much earlier. Nothing may be run in the transaction afterwards.
 */
export type CommitWith = <R>(run: () => Promise<R>) => Promise<R>;

/** PostgreSQL, or PGlite which is PostgreSQL inside one process. */
export interface Database {
  /**
   * For reading and single statements outside a transaction. Using it inside one is an error that the host detects:
   * on the embedded database it would wait for itself for ever.
   */
  readonly db: Db;
  /**
   * All or nothing. Retried when PostgreSQL aborts it for a deadlock or a serialisation conflict.
   * `hasTimeLimits: false` is for migrations, which may take longer than any request. `contention` names what
   * other transactions may hold locks on: only a few with the same name have a connection at a time.
   */
  transaction<T>(work: (tx: Tx, commitWith: CommitWith) => Promise<T>, options?: TransactionOptions): Promise<T>;
  /** Runs work while no other server on the same database runs work under this method. The work uses the pool as usual. */
  exclusively<T>(work: () => Promise<T>): Promise<T>;
  /** How many transactions were aborted, and retried, because of a deadlock: 0 as long as the lock order holds. */
  readonly totalDeadlocks: number;
  /** Runs statements as they are; for migrations only. */
  execute(statements: string): Promise<void>;
  close(): Promise<void>;
}
