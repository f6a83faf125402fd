import { hrtime } from 'node:process';
import pg from 'pg';
import { DatabaseUnavailable } from '../../ports/index.ts';
import { Client, type PooledClient, PostgresConnection } from './postgres-connection.ts';
import { createStatementNames } from './statement-names.ts';

/** Time limits of connections, in milliseconds. Together they keep every request below 10 seconds. */
export interface PostgresTimeouts {
  /** Opening one connection. */
  connectMs: number;
  /** Waiting for a free connection. */
  acquireMs: number;
  /** One statement, cancelled by PostgreSQL. */
  statementMs: number;
  /**
   * One statement, cancelled by this process: longer than `statementMs`, so that only a silent connection reaches it.
   */
  queryMs: number;
  /** An idle transaction, ended by PostgreSQL. */
  idleInTransactionMs: number;
}

export const defaultTimeouts: PostgresTimeouts = {
  connectMs: 2000,
  acquireMs: 6000,
  statementMs: 5000,
  queryMs: 6000,
  idleInTransactionMs: 15_000,
};

/** Limits for migrations: only connecting is limited. Zero disables a limit of PostgreSQL. */
export const noTimeouts: PostgresTimeouts = {
  ...defaultTimeouts,
  statementMs: 0,
  queryMs: 2 ** 31 - 1,
  idleInTransactionMs: 0,
};

/**
 * Planner settings for statements that read few rows of large tables and whose estimated cost is often too high.
 * Compiling a plan and starting parallel workers take longer than such a statement. If indexes are in memory or on
 * solid-state drives, a random page costs about as much as the next one; at the default of 4 the planner may read whole
 * tables instead of few rows.
 */
export const connectionOptions = '-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0';

/** Milliseconds without traffic before TCP keep-alive probes the connection. */
const keepAliveDelayMs = 10_000;

/**
 * A pool with bounded waits whose failures are {@link DatabaseUnavailable}. It implements the part of `pg.Pool` that drizzle
 * uses. Drizzle takes a connection for each transaction because the name of the class ends in `Pool`.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #timeouts: PostgresTimeouts;
  /** The time at which each connection was opened, to find those older than the last silent one. */
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
      // Used by the client class.
      ...{ connectMs },
      connectionTimeoutMillis: acquireMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      options: connectionOptions,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
    });
    this.#pool.on('connect', (client) => this.#openedAt.set(client, hrtime.bigint()));
    // A broken idle connection is replaced; without a listener its error would end the process.
    this.#pool.on('error', () => undefined);
  }

  /** @throws {DatabaseUnavailable} if none is free in time */
  connect = async (): Promise<PostgresConnection> => {
    for (;;) {
      const client = (await this.#pool.connect().catch((error) => {
        throw new DatabaseUnavailable('No connection to the database.', { cause: error });
      })) as unknown as PooledClient;
      // After one silent connection, older ones are discarded too: waiting for the timeout of each would take too long.
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

  /** Waits for connections in use, for at most the time limit of one statement each. */
  end = (): Promise<void> => this.#pool.end();

  #wrap(client: PooledClient): PostgresConnection {
    return new PostgresConnection(client, this.#names, this.#timeouts.queryMs, () => {
      this.#silentSince = hrtime.bigint();
    });
  }
}
