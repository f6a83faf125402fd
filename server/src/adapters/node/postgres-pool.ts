import { hrtime } from 'node:process';
import pg from 'pg';
import { isUnavailableCode } from '../../db/errors.ts';
import { DatabaseUnavailable } from '../../ports/index.ts';
import { type Descriptions, encodeAll, type NamedConfig, type NamedResult, NamedStatement } from './named-statement.ts';
import { createStatementNames, type StatementNames } from './statement-names.ts';

/** Time limits of the connections, in milliseconds. Together they keep every request below 10 seconds. */
export interface PostgresTimeouts {
  /** Opening one connection. */
  connectMs: number;
  /** Waiting for a free connection of the pool. */
  acquireMs: number;
  /** One statement, ended by PostgreSQL. */
  statementMs: number;
  /** One statement, ended here: longer than `statementMs`, so that only a silent connection reaches it. */
  queryMs: number;
  /** A transaction in which nothing happens, ended by PostgreSQL. */
  idleInTransactionMs: number;
}

export const defaultTimeouts: PostgresTimeouts = {
  connectMs: 2000,
  acquireMs: 6000,
  statementMs: 5000,
  queryMs: 6000,
  idleInTransactionMs: 15_000,
};

/** For migrations: only connecting is limited. Zero is PostgreSQL's word for no limit. */
export const noTimeouts: PostgresTimeouts = {
  ...defaultTimeouts,
  statementMs: 0,
  queryMs: 2 ** 31 - 1,
  idleInTransactionMs: 0,
};

/**
 * Planner settings for statements that read few rows of large tables, at estimates that are often high. Compiling a plan and
 * starting parallel workers take longer than such a statement. A random page costs about as much as the next one where
 * indexes are in memory or on solid-state drives; at the default of 4 the planner may read whole tables instead of some rows.
 */
export const connectionOptions = '-c jit=off -c random_page_cost=1.1 -c max_parallel_workers_per_gather=0';

/** Milliseconds without traffic before TCP asks whether the other end still exists. */
const keepAliveDelayMs = 10_000;

type Query = (...parameters: unknown[]) => Promise<unknown>;

/** A client that knows whether its connection is lost. */
class Client extends pg.Client {
  /** Failures are told in this order: the statement's own, this event, and only then the end of the TCP connection. */
  isLost = false;
  /** Of the named statements that it has run. */
  readonly descriptions: Descriptions = new Map();

  constructor({ connectMs, ...config }: pg.ClientConfig & { connectMs?: number }) {
    // The pool hands its own limit on, which also counts the wait for a free connection.
    super({ ...config, ...(connectMs && { connectionTimeoutMillis: connectMs }) });
    const onLost = () => {
      this.isLost = true;
    };
    // One that breaks while a transaction holds it would end the process; its statements fail by themselves.
    this.on('error', onLost).on('end', onLost);
  }

  /** Ends the statement that is waiting, and every later one, at once. */
  destroy() {
    this.isLost = true;
    (this as unknown as { connection: { stream: { destroy(): void } } }).connection.stream.destroy();
  }
}

type PooledClient = Client & { release(destroy?: boolean): void };

/** A connection of the pool while one caller has it. */
export class PostgresConnection {
  readonly #client: PooledClient;
  readonly #queryMs: number;
  readonly #onSilent: () => void;
  readonly #names: StatementNames;

  constructor(client: PooledClient, names: StatementNames, queryMs: number, onSilent: () => void) {
    this.#client = client;
    this.#names = names;
    this.#queryMs = queryMs;
    this.#onSilent = onSilent;
  }

  /** @throws {DatabaseUnavailable} when the connection is lost or silent, or PostgreSQL ends the statement */
  query = async (...parameters: unknown[]): Promise<unknown> => {
    let isSilent = false;
    const timer = setTimeout(() => {
      isSilent = true;
      this.#onSilent();
      this.#client.destroy();
    }, this.#queryMs);
    try {
      return await this.#run(parameters);
    } catch (error) {
      if (error instanceof pg.DatabaseError) {
        if (error.severity === 'FATAL') this.#client.isLost = true;
        if (!isUnavailableCode(error.code)) throw error;
      } else if (!this.#client.isLost) throw error;
      throw new DatabaseUnavailable(isSilent ? 'The database does not answer.' : 'The database failed.', {
        cause: error,
      });
    } finally {
      clearTimeout(timer);
    }
  };

  /** Runs a statement, by its name where it has one: those without parameters, such as `begin`, are quick to plan. */
  #run(parameters: unknown[]): Promise<unknown> {
    const [config, values, ...others] = parameters;
    const client = this.#client;
    const query = client.query as unknown as Query;
    if (typeof config !== 'object' || !Array.isArray(values) || values.length === 0)
      return query.apply(client, parameters);
    const { text, types } = config as pg.QueryConfig;
    const name = this.#names.nameOf(text);
    if (name === undefined) return query.apply(client, parameters);
    const encoded = types && encodeAll(values);
    if (!encoded) return query.call(client, { ...config, name }, values, ...others);
    return new Promise((resolve, reject) => {
      const onDone = (error: unknown, result?: NamedResult) => (error ? reject(error) : resolve(result));
      const named = { ...config, name } as NamedConfig;
      client.query(new NamedStatement(named, encoded, client.descriptions, onDone));
    });
  }

  /** Gives it back; one that is lost is replaced. */
  release = (): void => this.#client.release(this.#client.isLost);
}

/**
 * A pool whose waits are bounded and whose failures are {@link DatabaseUnavailable}. It has the part of `pg.Pool` that
 * drizzle uses. Drizzle takes a connection of its own for each transaction because the name of the class ends in `Pool`.
 */
export class PostgresPool {
  readonly #pool: pg.Pool;
  readonly #timeouts: PostgresTimeouts;
  /** When each connection was opened, to tell those older than the last silence. */
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
      // For the client.
      ...{ connectMs },
      connectionTimeoutMillis: acquireMs,
      statement_timeout: statementMs,
      idle_in_transaction_session_timeout: idleInTransactionMs,
      options: connectionOptions,
      keepAlive: true,
      keepAliveInitialDelayMillis: keepAliveDelayMs,
    });
    this.#pool.on('connect', (client) => this.#openedAt.set(client, hrtime.bigint()));
    // An idle connection that breaks is replaced; without a listener it would end the process.
    this.#pool.on('error', () => undefined);
  }

  /** @throws {DatabaseUnavailable} when there is none in time */
  connect = async (): Promise<PostgresConnection> => {
    for (;;) {
      const client = (await this.#pool.connect().catch((error) => {
        throw new DatabaseUnavailable('No connection to the database.', { cause: error });
      })) as unknown as PooledClient;
      // After one silent connection all others of its time are suspect: waiting for each in turn would take too long.
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

  /** Waits for connections that are in use; closing gives each at most the time of one statement. */
  end = (): Promise<void> => this.#pool.end();

  #wrap(client: PooledClient): PostgresConnection {
    return new PostgresConnection(client, this.#names, this.#timeouts.queryMs, () => {
      this.#silentSince = hrtime.bigint();
    });
  }
}
