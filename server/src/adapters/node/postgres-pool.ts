import { hrtime } from 'node:process';
import pg from 'pg';
import { DatabaseUnavailable } from '../../ports/index.ts';
import { Client, type PooledClient, PostgresConnection } from './postgres-connection.ts';
import { createStatementNames } from './statement-names.ts';

/** Time limits of connections, in milliseconds. For a request, their sum is below 10 seconds. */
export interface PostgresTimeouts {
  /** Limits opening a connection. */
  connectMs: number;
  /** Limits waiting for a free connection. */
  acquireMs: number;
  /** Limits one statement, which PostgreSQL then cancels. */
  statementMs: number;
  /**
   * Limits one statement, which this process then cancels. It is longer than `statementMs`, so that it applies only if
   * the connection is silent.
   */
  queryMs: number;
  /** Limits the time for which a transaction is idle. PostgreSQL then ends it. */
  idleInTransactionMs: number;
}

export const defaultTimeouts: PostgresTimeouts = {
  connectMs: 2000,
  acquireMs: 6000,
  statementMs: 5000,
  queryMs: 6000,
  idleInTransactionMs: 15_000,
};

/** The time limits for migrations. Only connecting is limited. A limit of PostgreSQL is disabled by zero. */
export const noTimeouts: PostgresTimeouts = {
  ...defaultTimeouts,
  statementMs: 0,
  queryMs: 2 ** 31 - 1,
  idleInTransactionMs: 0,
};

/**
 * Settings of the planner for statements that read few rows of large tables, whose estimated cost is often too high.
 * Compiling a plan and starting parallel workers take longer than such a statement, so both are disabled. If indexes
 * are in memory or on solid-state drives, reading a random page costs about as much as reading the next page. With the
 * default cost of 4, the planner may read whole tables instead of a few rows.
 */
export const connectionOptions = '-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0';

/** TCP keep-alive probes a connection after this number of milliseconds without traffic. */
const keepAliveDelayMs = 10_000;

/**
 * A connection pool with time limits for every wait. Its failures are {@link DatabaseUnavailable}. It implements the
 * members of `pg.Pool` that drizzle uses. Drizzle takes a connection for each transaction, because the name of the
 * class ends in `Pool`.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #timeouts: PostgresTimeouts;
  /**
   * The time at which each connection was opened. Connections that were opened before the last silent one are
   * discarded.
   */
  readonly #openedAt = new WeakMap<object, bigint>();
  #silentSince = 0n;
  readonly #names = createStatementNames();

  constructor(url: string, size: number, timeouts: PostgresTimeouts) {
    this.#timeouts = timeouts;
    const { connectMs, acquireMs, statementMs, idleInTransactionMs } = timeouts;
    this.#pool = new pg.Pool({
      connectionString: url,
      max: size,
      Client: Client as unknown as new () => pg.ClientBase,
      // The client class reads this limit.
      ...{ connectMs },
      connectionTimeoutMillis: acquireMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      options: connectionOptions,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
    });
    this.#pool.on('connect', (client) => this.#openedAt.set(client, hrtime.bigint()));
    // The pool replaces an idle connection that breaks. Without a listener, the error would end the process.
    this.#pool.on('error', () => undefined);
  }

  /** @throws {DatabaseUnavailable} if no connection is free in time */
  connect = async (): Promise<PostgresConnection> => {
    for (;;) {
      const client = (await this.#pool.connect().catch((error) => {
        throw new DatabaseUnavailable('No connection to the database.', { cause: error });
      })) as unknown as PooledClient;
      // After a connection was silent, connections that were opened before it are discarded, too: waiting for the
      // timeout of each would take too long.
      const isSuspect = (this.#openedAt.get(client) ?? 0n) < this.#silentSince;
      if (!isSuspect && !client.isLost) return this.#wrap(client);
      client.destroy();
      client.release(true);
    }
  };

  query = async (...parameters: unknown[]): Promise<unknown> => {
    const connection = await this.connect();
    try {
      return await connection.query(...parameters);
    } finally {
      connection.release();
    }
  };

  /** Waits for connections that are in use, each for at most the time limit of one statement. */
  end = (): Promise<void> => this.#pool.end();

  #wrap(client: PooledClient): PostgresConnection {
    return new PostgresConnection(client, this.#names, this.#timeouts.queryMs, () => {
      this.#silentSince = hrtime.bigint();
    });
  }
}
